package coldwake.engine.state;

import coldwake.engine.setup.GameSetup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The streams of chance, as dense numbers: one for each die, each deck that is shuffled, the bag, and each draw of the
 * set-up. What is drawn from one moves no other.
 *
 * <p>A stream is known by its name: where its number stands in this list may change, its chance does not.
 */
public final class Streams {
    private Streams() {}

    /** What is dealt again in a copy. */
    static final int NEW_DEAL = 0;

    static final int NOISE_DIE = 1;
    static final int COMBAT_DIE = 2;
    static final int PODS = 3;
    static final int DRAFT = 4;
    public static final int ENGINES = 5;
    public static final int PLAYER_NUMBERS = 6;
    public static final int ROOMS = 7;
    public static final int EXPLORATION_TOKENS = 8;
    public static final int COORDINATES = 9;
    public static final int WEAKNESSES = 10;
    public static final int OBJECTIVES = 11;
    /** Which token is drawn from the bag. */
    static final int BAG = 12;
    /** Which token of the pool goes into the bag. */
    static final int POOL = 13;

    private static final List<String> DRAWS = List.of(
            "new-deal",
            "noise-die",
            "combat-die",
            "pods",
            "draft",
            "engines",
            "player-numbers",
            "rooms",
            "exploration-tokens",
            "coordinates",
            "weaknesses",
            "objectives",
            "bag",
            "pool");

    private static final int[] SHARED_DECKS = {
        Zone.EVENT_DECK,
        Zone.ATTACK_DECK,
        Zone.WOUND_DECK,
        Zone.CONTAMINATION_DECK,
        Zone.RED_DECK,
        Zone.RED_DECK + 1,
        Zone.RED_DECK + 2,
        Zone.SPECIES_DECK
    };

    private static final List<String> NAMES = new ArrayList<>(DRAWS);
    private static final int[] OF_ZONE = new int[Zone.count(GameSetup.MAX_SEATS)];
    private static final long[] KEYS;

    static {
        Arrays.fill(OF_ZONE, -1);
        for (int zone : SHARED_DECKS) {
            addDeck(zone);
        }
        for (int seat = 0; seat < GameSetup.MAX_SEATS; seat++) {
            addDeck(Zone.deck(seat));
        }
        KEYS = NAMES.stream().mapToLong(Streams::keyOf).toArray();
    }

    private static void addDeck(int zone) {
        OF_ZONE[zone] = NAMES.size();
        NAMES.add(Zone.name(zone));
    }

    private static long keyOf(String name) {
        long key = 0;
        for (int k = 0; k < name.length(); k++) {
            key = Rng.mix(key + Rng.STEP + name.charAt(k));
        }
        return key;
    }

    /** How many streams a game with some seats has. */
    static int count(int seats) {
        return NAMES.size() - GameSetup.MAX_SEATS + seats;
    }

    /** The stream from which a deck is shuffled. */
    static int ofDeck(int zone) {
        int stream = OF_ZONE[zone];
        if (stream < 0) {
            throw new IllegalArgumentException("no stream of chance shuffles " + Zone.name(zone));
        }
        return stream;
    }

    static String name(int stream) {
        return NAMES.get(stream);
    }

    /** The number of the stream of this name in a game with some seats, or -1. */
    static int named(String name, int seats) {
        int stream = NAMES.indexOf(name);
        return stream < count(seats) ? stream : -1;
    }

    /** A number made from the name, which tells streams apart. */
    static long key(int stream) {
        return KEYS[stream];
    }
}
