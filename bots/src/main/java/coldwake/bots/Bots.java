package coldwake.bots;

import java.util.List;
import java.util.stream.IntStream;

/** The bots by name. */
public enum Bots {
    RANDOM("random") {
        @Override
        Bot create(BotRandom random) {
            return new RandomBot(random);
        }
    },
    THUMB("thumb") {
        @Override
        Bot create(BotRandom random) {
            return new ThumbBot(random);
        }
    };

    private final String word;

    Bots(String word) {
        this.word = word;
    }

    abstract Bot create(BotRandom random);

    /** A bot of this kind for one seat of one game; the same seed gives the same play. */
    public Bot forSeat(long gameSeed, int seat) {
        return create(new BotRandom(gameSeed, seat));
    }

    /** The name players and files use. */
    public String word() {
        return word;
    }

    public static List<String> names() {
        return List.of(values()).stream().map(Bots::word).toList();
    }

    public static Bots named(String name) {
        for (Bots bot : values()) {
            if (bot.word.equals(name)) {
                return bot;
            }
        }
        throw new UnknownBotException(name);
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

    /** A name that no bot has. */
    public static final class UnknownBotException extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        UnknownBotException(String name) {
            super("no bot is called '" + name + "'; known are " + String.join(", ", names()));
        }
    }
}
