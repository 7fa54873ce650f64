package coldwake.testkit.golden;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.Chance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game as setup, seed and choices: all there is to it. Written as text that can be read and compared.
 *
 * @param oneStream whether its chance is as it was before there were streams
 */
public record Recording(GameSetup setup, long seed, boolean oneStream, List<Answer> choices) {
    private static final String STREAMS = "streams";
    private static final String ONE_STREAM = "one-stream";
    private static final String CHOICES = "choices:";

    /** What a seat chose. */
    public record Answer(int seat, String option) {}

    public Recording {
        choices = List.copyOf(choices);
    }

    /** Where its chance comes from. */
    public Chance chance() {
        return oneStream ? Chance.oneStream(seed) : Chance.of(seed);
    }

    /** Plays the choices; the events are told to a digest. */
    public Ending replay() {
        LogDigest digest = new LogDigest();
        Game game = Game.start(Rulesets.of(setup), chance(), digest);
        for (Answer answer : choices) {
            game.choose(new Choice(game.state().decisionNumber(), answer.seat(), answer.option()));
        }
        return new Ending(game.over(), game.state().hash(), digest.hex());
    }

    /** Where a replay ends: the hash of the state and the digest of all events. */
    public record Ending(boolean over, long hash, String log) {}

    /** The text of the recording, with where its replay must end. */
    public String write(Ending ending) {
        StringBuilder out = new StringBuilder();
        out.append("board: ").append(setup.board()).append('\n');
        out.append("species: ").append(setup.species()).append('\n');
        out.append("mode: ").append(setup.mode()).append('\n');
        out.append("options: ").append(String.join(" ", setup.options())).append('\n');
        out.append("seats: ").append(setup.seats()).append('\n');
        out.append("crew: ").append(String.join(" ", setup.crew())).append('\n');
        out.append("numbers: ")
                .append(String.join(
                        " ", setup.numbers().stream().map(String::valueOf).toList()))
                .append('\n');
        if (!setup.objectives().isEmpty()) {
            out.append("objectives: ")
                    .append(String.join(" ", setup.objectives()))
                    .append('\n');
        }
        out.append("chance: ").append(oneStream ? ONE_STREAM : STREAMS).append('\n');
        out.append("seed: ").append(seed).append('\n');
        out.append("hash: ").append(Long.toHexString(ending.hash())).append('\n');
        out.append("log: ").append(ending.log()).append('\n');
        out.append(CHOICES).append('\n');
        choices.forEach(c -> out.append(c.seat()).append(' ').append(c.option()).append('\n'));
        return out.toString();
    }

    /** A recording and where its replay must end. */
    public record Golden(Recording recording, long hash, String log) {}

    public static Golden read(String text) {
        List<String> lines = text.lines().toList();
        int start = lines.indexOf(CHOICES);
        Map<String, String> head = new LinkedHashMap<>();
        for (String line : lines.subList(0, start)) {
            String[] pair = line.split(":", 2);
            head.put(pair[0], pair[1].strip());
        }
        List<Answer> choices = new ArrayList<>();
        for (String line : lines.subList(start + 1, lines.size())) {
            String[] pair = line.split(" ", 2);
            choices.add(new Answer(Integer.parseInt(pair[0]), pair[1]));
        }
        GameSetup setup = new GameSetup(
                value(head, "board"),
                value(head, "species"),
                value(head, "mode"),
                words(value(head, "options")),
                Integer.parseInt(value(head, "seats")),
                words(value(head, "crew")),
                words(value(head, "numbers")).stream().map(Integer::valueOf).toList(),
                words(head.getOrDefault("objectives", "")));
        Recording recording =
                new Recording(setup, Long.parseLong(value(head, "seed")), isOneStream(value(head, "chance")), choices);
        return new Golden(recording, Long.parseUnsignedLong(value(head, "hash"), 16), value(head, "log"));
    }

    private static boolean isOneStream(String chance) {
        return switch (chance) {
            case ONE_STREAM -> true;
            case STREAMS -> false;
            default ->
                throw new IllegalArgumentException(
                        "chance is '" + chance + "', expected is " + STREAMS + " or " + ONE_STREAM);
        };
    }

    private static String value(Map<String, String> head, String key) {
        String value = head.get(key);
        if (value == null) {
            throw new IllegalArgumentException("a recording needs a line '" + key + ": ...'");
        }
        return value;
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : Arrays.asList(text.split(" "));
    }
}
