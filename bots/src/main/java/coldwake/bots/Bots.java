package coldwake.bots;

import coldwake.bots.mind.Personality;
import coldwake.bots.search.Budget;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The bots by name: a level, with a personality if one is wanted ({@code normal-cautious}), and for a bot that searches
 * how many games it plays out for a question ({@code hard@500}) or how long it thinks ({@code hard@800ms}).
 */
public final class Bots {
    /** Any option, each as likely as the others. */
    public static final Bots RANDOM = new Bots(Level.RANDOM, Personality.BALANCED, null);
    /** Plays by rules, but is distracted now and then. */
    public static final Bots EASY = new Bots(Level.EASY, Personality.BALANCED, null);
    /** Plays by rules. */
    public static final Bots NORMAL = new Bots(Level.NORMAL, Personality.BALANCED, null);
    /** Tries out what looks good. */
    public static final Bots HARD = new Bots(Level.HARD, Personality.BALANCED, null);

    private static final int DISTRACTION = 30;

    /** The levels, from weak to strong. */
    private enum Level {
        RANDOM("random"),
        EASY("easy"),
        NORMAL("normal"),
        HARD("hard");

        private final String word;

        Level(String word) {
            this.word = word;
        }
    }

    private final Level level;
    private final Personality nature;
    private final @Nullable Budget budget;

    private Bots(Level level, Personality nature, @Nullable Budget budget) {
        this.level = level;
        this.nature = nature;
        this.budget = budget;
    }

    /** A bot of this kind for one seat of one game; the same seed gives the same play. */
    public Bot forSeat(long gameSeed, int seat) {
        BotRandom random = new BotRandom(gameSeed, seat);
        return switch (level) {
            case RANDOM -> new RandomBot(random);
            case EASY -> new MindBot(random, nature, DISTRACTION);
            case NORMAL -> new MindBot(random, nature, 0);
            case HARD -> new SearchBot(random, nature, budget == null ? Budget.DEFAULT : budget);
        };
    }

    /** Whether it plays games out before it answers, which takes a thousand times as long as anything else. */
    public boolean searches() {
        return level == Level.HARD;
    }

    /** The name players and files use. */
    public String word() {
        String name = nature.equals(Personality.BALANCED) ? level.word : level.word + "-" + nature.name();
        return budget == null ? name : name + "@" + budget.word();
    }

    /** The levels by name, from weak to strong. */
    public static List<String> names() {
        return Stream.of(Level.values()).map(level -> level.word).toList();
    }

    /** Whether a bot has this name. */
    public static boolean isKnown(String name) {
        return find(name) != null;
    }

    public static Bots named(String name) {
        Bots found = find(name);
        if (found == null) {
            throw new UnknownBotException(name);
        }
        return found;
    }

    private static @Nullable Bots find(String name) {
        int at = name.indexOf('@');
        Budget budget = at < 0 ? null : Budget.named(name.substring(at + 1));
        String plain = at < 0 ? name : name.substring(0, at);
        for (Level level : Level.values()) {
            boolean fits = at < 0 || level == Level.HARD && budget != null;
            if (fits && plain.equals(level.word)) {
                return new Bots(level, Personality.BALANCED, budget);
            }
            if (fits && level != Level.RANDOM && plain.startsWith(level.word + "-")) {
                Personality nature = Personality.named(plain.substring(level.word.length() + 1));
                return nature == null ? null : new Bots(level, nature, budget);
            }
        }
        return null;
    }

    /** One bot a seat: a single name stands for all seats. */
    public static List<Bots> forSeats(List<String> names, int seats) {
        if (names.size() != 1 && names.size() != seats) {
            throw new IllegalArgumentException(
                    "for " + seats + " seats name one bot or " + seats + ", not " + names.size());
        }
        return IntStream.range(0, seats)
                .mapToObj(seat -> named(names.get(names.size() == 1 ? 0 : seat)))
                .toList();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Bots bots && bots.word().equals(word());
    }

    @Override
    public int hashCode() {
        return Objects.hash(word());
    }

    @Override
    public String toString() {
        return word();
    }

    /** A name that no bot has. */
    public static final class UnknownBotException extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        UnknownBotException(String name) {
            super("no bot is called '" + name + "'; known are " + String.join(", ", names()));
        }
    }
}
