package coldwake.engine.state;

import coldwake.engine.module.Pile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The streams of chance, as dense numbers: one for each die, each deck that is shuffled, the bag, and each draw of the
 * set-up; behind those of every game come those of its modules. What is drawn from one moves no other.
 *
 * <p>A stream is known by its name: where its number stands in this list may change, its chance does not.
 */
public final class Streams {
    /** What is dealt again in a copy. */
    static final int NEW_DEAL = 0;

    static final int DRAFT = 3;
    public static final int PLAYER_NUMBERS = 4;
    public static final int ROOMS = 5;
    public static final int EXPLORATION_TOKENS = 6;
    public static final int WEAKNESSES = 7;
    public static final int OBJECTIVES = 8;
    /** Which token is drawn from the bag. */
    static final int BAG = 9;
    /** Which token of the pool goes into the bag. */
    static final int POOL = 10;

    private static final List<String> DRAWS = List.of(
            "new-deal",
            "noise-die",
            "combat-die",
            "draft",
            "player-numbers",
            "rooms",
            "exploration-tokens",
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
        Zone.RED_DECK + 2
    };

    private final Zones zones;
    private final List<String> names = new ArrayList<>(DRAWS);
    private final int[] ofZone;
    private final long[] keys;

    /** @param draws the names of draws that only modules of the game have */
    public Streams(Zones zones, List<String> draws) {
        this.zones = zones;
        ofZone = new int[zones.count()];
        Arrays.fill(ofZone, -1);
        for (int zone : SHARED_DECKS) {
            addDeck(zone);
        }
        for (int seat = 0; seat < zones.seats(); seat++) {
            addDeck(Zone.deck(seat));
        }
        for (Pile pile : zones.piles()) {
            if (pile.kind() == Pile.Kind.DECK) {
                addDeck(zones.pile(pile.id()));
            }
        }
        names.addAll(draws);
        keys = names.stream().mapToLong(Streams::keyOf).toArray();
    }

    private void addDeck(int zone) {
        ofZone[zone] = names.size();
        names.add(zones.name(zone));
    }

    private static long keyOf(String name) {
        long key = 0;
        for (int k = 0; k < name.length(); k++) {
            key = Rng.mix(key + Rng.STEP + name.charAt(k));
        }
        return key;
    }

    /** A number that tells the chance of copies that are dealt again from that of games. */
    static long newDealKey() {
        return keyOf(DRAWS.get(NEW_DEAL));
    }

    int count() {
        return keys.length;
    }

    /** The stream from which a deck is shuffled. */
    int ofDeck(int zone) {
        int stream = ofZone[zone];
        if (stream < 0) {
            throw new IllegalArgumentException("no stream of chance shuffles " + zones.name(zone));
        }
        return stream;
    }

    String name(int stream) {
        return names.get(stream);
    }

    /** The number of the stream of this name, or -1. */
    public int named(String name) {
        return names.indexOf(name);
    }

    /** A number made from the name, which tells streams apart. */
    long key(int stream) {
        return keys[stream];
    }
}
