package coldwake.content.save;

import coldwake.engine.state.Snapshot;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Snapshots as they were written up to rules version 3: pieces were numbers in a list that only the program knew, named by
 * how many there were and a checksum. The lists are kept with the program; there were four. The hash of such a snapshot
 * was made in another way and cannot be compared.
 */
public final class OldForm {
    private static final int LAST_RULES = 3;

    private static final String NUMBERS = "((?: -?\\d+){%d})";
    private static final Pattern NAME_TARGET = step("NameTarget", 6, "( true| false)");
    private static final Pattern CHOOSE_CONSENT = Pattern.compile("\\bChooseConsent( -?\\d+)" + NUMBERS.formatted(6));
    private static final Pattern BEGIN = step("(Begin|Resolve)", 6, "");
    private static final Pattern STAGE_THEN = Pattern.compile("\\bStageThen( \\d+)( \\d+)( \\d+)( \\d+)" + NUMBERS.formatted(3));
    private static final Pattern STAGE_ASK =
            Pattern.compile("\\bStageAsk( \\d+)( \\d+)( \\d+)( \\d+)( \\d+)" + NUMBERS.formatted(3));

    /** The one card of that time that goes on with a piece among its targets: the second is a weapon. */
    private static final String ASKS_WITH_PIECE = "action:medic/er";

    private OldForm() {}

    private static Pattern step(String name, int numbers, String rest) {
        return Pattern.compile("\\b" + name + NUMBERS.formatted(numbers) + rest);
    }

    /** Whether games were saved in the old form under some rules. */
    public static boolean isOf(String rulesVersion) {
        return rulesVersion.matches("\\d{1,4}") && Integer.parseInt(rulesVersion) <= LAST_RULES;
    }

    /** The snapshot in the form of now. */
    static Snapshot read(
            String pieces,
            Map<String, Long> numbers,
            Map<String, List<Integer>> tables,
            Map<String, List<Integer>> zones,
            List<String> agenda) {
        List<String> names = names(pieces);
        List<String> steps = agenda.stream().map(step -> step(step, names)).toList();
        return new Snapshot(names, numbers, tables, zones, steps);
    }

    private static List<String> names(String pieces) {
        String file = "/coldwake/content/save/pieces-" + pieces + ".txt";
        try (InputStream in = pieces.matches("[0-9a-f-]{1,40}") ? OldForm.class.getResourceAsStream(file) : null) {
            if (in == null) {
                throw new SaveException(
                        SaveException.Problem.SNAPSHOT, "the snapshot is of the pieces '" + pieces + "', which nobody knows");
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
                .replaceAll(m -> "StageThen (Act" + m.group(1) + m.group(2) + m.group(3) + m.group(5) + " true)" + m.group(4)
                        + pieces(m, 2, names));
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
