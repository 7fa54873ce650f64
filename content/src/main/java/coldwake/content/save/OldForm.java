package coldwake.content.save;

import coldwake.engine.state.Snapshot;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Snapshots as they were written up to rules version 4: pieces were numbers in a list that only the program knew, named by
 * how many there were and a checksum. The lists are kept with the program; there were four.
 */
public final class OldForm {
    /** Up to these rules the hash of a state was made in another way. */
    private static final int LAST_OTHER_HASH = 5;

    private static final String NUMBERS = "((?: -?\\d+){%d})";
    private static final Pattern NAME_TARGET = step("NameTarget", 6, "( true| false)");
    private static final Pattern CHOOSE_CONSENT = Pattern.compile("\\bChooseConsent( -?\\d+)" + NUMBERS.formatted(6));
    private static final Pattern BEGIN = step("(Begin|Resolve)", 6, "");
    private static final Pattern STAGE_THEN =
            Pattern.compile("\\bStageThen( \\d+)( \\d+)( \\d+)( \\d+)" + NUMBERS.formatted(3));
    private static final Pattern STAGE_ASK =
            Pattern.compile("\\bStageAsk( \\d+)( \\d+)( \\d+)( \\d+)( \\d+)" + NUMBERS.formatted(3));

    private static final Pattern SPECIES_WORK = Pattern.compile("\\bSpeciesWork (\\d+)");
    private static final Pattern SPECIES_QUESTION = Pattern.compile("\\bSpeciesQuestion( \\d+) (\\d+)");

    /** How many entries of the table of the crew a seat has. */
    private static final int CREW_SIZE = 14;

    /** The one card of that time that goes on with a piece among its targets: the second is a weapon. */
    private static final String ASKS_WITH_PIECE = "action:medic/er";

    private OldForm() {}

    private static Pattern step(String name, int numbers, String rest) {
        return Pattern.compile("\\b" + name + NUMBERS.formatted(numbers) + rest);
    }

    /** Whether the hash of a state under some rules was made in another way, so that it cannot be compared. */
    public static boolean hadOtherHash(String rulesVersion) {
        return rulesVersion.matches("\\d{1,4}") && Integer.parseInt(rulesVersion) <= LAST_OTHER_HASH;
    }

    /** The snapshot in the form of now. */
    static Snapshot read(
            String pieces,
            Map<String, Long> numbers,
            Map<String, List<Integer>> tables,
            Map<String, List<Integer>> zones,
            List<String> agenda) {
        List<String> names = names(pieces);
        Species species = Species.of(names);
        Map<String, Long> otherNumbers = new LinkedHashMap<>(numbers);
        Map<String, List<Integer>> otherTables = new LinkedHashMap<>(tables);
        Map<String, List<Integer>> counters = new LinkedHashMap<>();
        List<Integer> cells = Objects.requireNonNullElse(otherTables.remove("cells"), List.of());
        int seats =
                Objects.requireNonNullElse(otherTables.get("crew"), List.of()).size() / CREW_SIZE;
        for (int k = 0; k < species.counters.size(); k++) {
            counters.put(species.id + "." + species.counters.get(k), cells.subList(k * seats, (k + 1) * seats));
        }
        moveHourglass(otherNumbers, counters, seats);
        moveIntruderPlayer(otherNumbers, counters, seats);
        List<String> steps = agenda.stream()
                .map(step -> moduleStep(step(step, names), species))
                .toList();
        return new Snapshot(names, otherNumbers, otherTables, counters, zones, steps);
    }

    /** An hourglass out of the game cannot be told from one that never was in it; both are zero. */
    private static void moveHourglass(Map<String, Long> numbers, Map<String, List<Integer>> counters, int seats) {
        int where = take(numbers, "hourglass");
        if (where != 0) {
            counters.put("hourglass.where", Collections.nCopies(seats, where));
        }
    }

    private static void moveIntruderPlayer(Map<String, Long> numbers, Map<String, List<Integer>> counters, int seats) {
        int seat = take(numbers, "intruderPlayer");
        boolean active = take(numbers, "intrudersPlayed") != 0;
        if (seat >= 0 && seat < seats) {
            counters.put("intruder-player.seat", Collections.nCopies(seats, seat + 1));
        }
        numbers.put("playingOn", active && seat >= 0 && seat < seats ? 1L << seat : 0);
    }

    private static int take(Map<String, Long> numbers, String name) {
        Long number = numbers.remove(name);
        if (number == null) {
            throw new SaveException(SaveException.Problem.SNAPSHOT, "the snapshot has no number " + name);
        }
        return number.intValue();
    }

    /** Work and questions of the species were numbers; playing the Intruders had steps of its own. */
    private static String moduleStep(String old, Species species) {
        String step = old.replaceAll("\\bSetUpSpecies\\b", "SetUpModules")
                .replaceAll("\\bChooseIntruderAction( \\d+)", "ModuleQuestion$1 intruder-player.CHOOSE_ACTION 0 0")
                .replaceAll("\\bChooseIntruderCard( \\d+)", "ModuleQuestion$1 intruder-player.CHOOSE_CARD 0 0");
        step = SPECIES_WORK.matcher(step).replaceAll(m -> "ModuleWork " + species.named(species.work, m.group(1)));
        return SPECIES_QUESTION
                .matcher(step)
                .replaceAll(m -> "ModuleQuestion" + m.group(1) + " " + species.named(species.questions, m.group(2)));
    }

    /** What the numbers of each species meant. */
    private enum Species {
        CARNOMORPHS(
                "carnomorphs",
                List.of("mutations", "serious-shield", "light-shield", "fire-shield"),
                List.of("TAKE_MUTATION", "MUTATION_KEPT", "METAGORGER_ATTACK", "METAGORGER_SPENT", "EXCHANGE_BLUE"),
                List.of("KEEP_MUTATION")),
        VOID_SEEDERS(
                "void-seeders",
                List.of("insanity", "destroyed-lairs"),
                List.of("PANIC", "SURPRISE", "DISCARD_PANIC", "RETURN_TOKEN", "RAISE", "LOWER"),
                List.of("CALM_DOWN", "SCAN_WHILE_RESTING")),
        INTRUDERS("intruders", List.of(), List.of(), List.of());

        private final String id;
        private final List<String> counters;
        private final List<String> work;
        private final List<String> questions;

        Species(String id, List<String> counters, List<String> work, List<String> questions) {
            this.id = id;
            this.counters = counters;
            this.work = work;
            this.questions = questions;
        }

        static Species of(List<String> pieces) {
            if (pieces.contains("event:void-event-01")) {
                return VOID_SEEDERS;
            }
            return pieces.contains("species:mimicry") ? CARNOMORPHS : INTRUDERS;
        }

        private String named(List<String> names, String number) {
            int index = Integer.parseInt(number);
            if (index >= names.size()) {
                throw new SaveException(
                        SaveException.Problem.SNAPSHOT, "the " + id + " had no work or question " + index);
            }
            return id + "." + names.get(index);
        }
    }

    /** The species that a game with these pieces has. */
    static String species(List<String> pieces) {
        return Species.of(pieces).id;
    }

    private static List<String> names(String pieces) {
        String file = "/coldwake/content/save/pieces-" + pieces + ".txt";
        try (InputStream in = pieces.matches("[0-9a-f-]{1,40}") ? OldForm.class.getResourceAsStream(file) : null) {
            if (in == null) {
                throw new SaveException(
                        SaveException.Problem.SNAPSHOT,
                        "the snapshot is of the pieces '" + pieces + "', which nobody knows");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    /** An action stood in each step that belongs to it, number by number. */
    private static String step(String old, List<String> names) {
        String step = NAME_TARGET.matcher(old).replaceAll("NameTarget (Act$1$2)");
        step = CHOOSE_CONSENT.matcher(step).replaceAll("ChooseConsent$1 (Act$2 false)");
        step = BEGIN.matcher(step).replaceAll("$1 (Act$2 false)");
        step = STAGE_THEN
                .matcher(step)
                .replaceAll(m -> "StageThen (Act" + m.group(1) + m.group(2) + m.group(3) + m.group(5) + " true)"
                        + m.group(4) + pieces(m, 2, names));
        return STAGE_ASK
                .matcher(step)
                .replaceAll(m -> "StageAsk" + m.group(1) + " (Act" + m.group(2) + m.group(3) + m.group(4) + m.group(6)
                        + " true)" + m.group(5) + pieces(m, 3, names));
    }

    private static String pieces(MatchResult step, int group, List<String> names) {
        int source = Integer.parseInt(step.group(group).strip());
        return source < names.size() && names.get(source).startsWith(ASKS_WITH_PIECE) ? " 2" : " 0";
    }
}
