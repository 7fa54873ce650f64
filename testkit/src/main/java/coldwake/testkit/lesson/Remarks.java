package coldwake.testkit.lesson;

import coldwake.content.intruders.Intruders;
import coldwake.content.ship.Engines;
import coldwake.content.ship.SelfDestruct;
import coldwake.content.ship.Ship;
import coldwake.engine.card.PieceKind;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/** What the coach of the first watch says by itself, each thing once. It looks at nothing that the seat does not know. */
public final class Remarks {
    private static final int ENGINES = 3;
    private static final int FULL_HAND = 5;
    private static final int SOON_LOST = 5;
    private static final int THREE_ROUNDS_LEFT = 12;
    private static final int TWO_ROUNDS_LEFT = 13;

    private static final Map<String, BiPredicate<GameState, Integer>> MOMENTS = new LinkedHashMap<>();

    static {
        MOMENTS.put("burning", (s, me) -> s.ship.burning(s.crew.roomOf(me)) && s.crew.actionsLeft(me) == 1);
        MOMENTS.put("larva", (s, me) -> Intruders.hasLarva(s, me));
        MOMENTS.put("armed-combat", (s, me) -> s.inCombat(me) && hasAmmo(s, me) && s.handSize(me) >= 2);
        MOMENTS.put("bare-combat", (s, me) -> s.inCombat(me) && !(hasAmmo(s, me) && s.handSize(me) >= 2));
        MOMENTS.put("serious-wound", (s, me) -> s.seriousWounds(me) > 0);
        MOMENTS.put("slime", (s, me) -> s.crew.slimed(me));
        MOMENTS.put("contamination", Remarks::holdsContamination);
        MOMENTS.put("self-destruct", (s, me) -> SelfDestruct.isOn(s));
        MOMENTS.put("death", (s, me) -> s.hadFirstDeath());
        MOMENTS.put("sleeper", (s, me) -> Ship.isAnyoneAsleep(s));
        MOMENTS.put("hull", (s, me) -> soonLost(s));
        MOMENTS.put("two-rounds", (s, me) -> s.ship.time() == TWO_ROUNDS_LEFT);
        MOMENTS.put("unknown-engines", (s, me) -> s.ship.time() == THREE_ROUNDS_LEFT && enginesKnown(s, me) < 2);
        MOMENTS.put("first-intruder", (s, me) -> s.intruders.onBoard() != 0);
        MOMENTS.put("first-turn", (s, me) -> s.round() == 1);
        MOMENTS.put("two-cards", (s, me) -> s.handSize(me) == 2);
        MOMENTS.put("full-hand", (s, me) -> s.handSize(me) == FULL_HAND && besideDark(s, me));
    }

    /** The slots of all that can be said. */
    public static final List<String> SLOTS = List.copyOf(MOMENTS.keySet());

    private Remarks() {}

    /** What could be said to a seat now, the most urgent first. */
    public static List<String> of(GameState s, int me) {
        if (s.over() || !s.crew.awake(me)) {
            return List.of();
        }
        return MOMENTS.entrySet().stream()
                .filter(moment -> moment.getValue().test(s, me))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static boolean hasAmmo(GameState s, int me) {
        for (int item = s.pieces.first(Zone.held(me)); item >= 0; item = s.pieces.next(item)) {
            if (s.pieces.ammo(item) > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean holdsContamination(GameState s, int me) {
        for (int card = s.pieces.first(Zone.hand(me)); card >= 0; card = s.pieces.next(card)) {
            if (s.rules().kind(card) == PieceKind.CONTAMINATION) {
                return true;
            }
        }
        return false;
    }

    private static boolean soonLost(GameState s) {
        return Integer.bitCount(s.ship.burningRooms()) >= SOON_LOST
                || Integer.bitCount(s.ship.malfunctioningRooms()) >= SOON_LOST;
    }

    private static int enginesKnown(GameState s, int me) {
        int known = 0;
        for (int engine = 0; engine < ENGINES; engine++) {
            known += Engines.isKnown(s, me, engine) ? 1 : 0;
        }
        return known;
    }

    private static boolean besideDark(GameState s, int me) {
        int room = s.crew.roomOf(me);
        for (int corridor : s.board().corridorsOf(room)) {
            if (!s.ship.explored(s.board().across(corridor, room))) {
                return true;
            }
        }
        return false;
    }
}
