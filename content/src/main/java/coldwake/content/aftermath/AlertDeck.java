package coldwake.content.aftermath;

import coldwake.content.aftermath.Alerts.Wish;
import coldwake.content.hive.Hive;
import coldwake.content.ship.Engines;
import coldwake.content.ship.Pods;
import coldwake.engine.decision.Reason;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Thing;
import coldwake.engine.rules.ItemRules;
import coldwake.engine.rules.Play;
import coldwake.engine.setup.Things;
import coldwake.engine.state.GameState;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** What the ten alerts ask for. */
final class AlertDeck {
    /** Heavy objects that an alert puts into a room. */
    static final Thing SAMPLE = Thing.plain("sample");

    static final String COMMS_ROOM = "comms-room";
    private static final String COCKPIT = "cockpit";
    private static final String HIBERNATORIUM = "hibernatorium";
    private static final String NEST = "nest";

    private static final int REPAIRS = 2;
    /** With so many players an alert that counts kills asks for one more. */
    private static final int MANY_PLAYERS = 4;

    private AlertDeck() {}

    /** Whether an activation by a seat in a room would fulfil a stage, and if not, why. */
    @FunctionalInterface
    interface Where {
        Reason test(GameState s, int seat, int slot);

        /** This, and a further condition. */
        default Where and(Where further) {
            return (s, seat, slot) -> {
                Reason reason = test(s, seat, slot);
                return reason == Reason.OK ? further.test(s, seat, slot) : reason;
            };
        }
    }

    /**
     * One of the two stages of an alert, or its only one. It is fulfilled by an activation, or by deeds that are counted.
     *
     * @param wish what it asks for, for those who plan
     * @param where whether an activation would fulfil it
     * @param effect what the activation does besides
     * @param needed how many deeds it takes, when it begins; 0 if none would do
     * @param deed whether something that happens is such a deed
     */
    record Stage(
            Wish wish,
            Where where,
            Consumer<Play> effect,
            ToIntFunction<GameState> needed,
            BiPredicate<GameState, Happening> deed) {
        static Stage activation(Wish wish, Where where) {
            return new Stage(wish, where, p -> {}, s -> 0, (s, what) -> false);
        }

        static Stage activation(Where where) {
            return activation(Wish.ACTIVATION, where);
        }

        static Stage deeds(Wish wish, ToIntFunction<GameState> needed, BiPredicate<GameState, Happening> deed) {
            return new Stage(wish, (s, seat, slot) -> AftermathReasons.NO_ACTIVATION, p -> {}, needed, deed);
        }

        Stage with(Consumer<Play> further) {
            return new Stage(wish, where, further, needed, deed);
        }
    }

    /**
     * An alert.
     *
     * @param revealed what happens when it is revealed
     */
    record Alert(String id, Consumer<Play> revealed, List<Stage> stages) {
        static Alert of(String id, Stage... stages) {
            return new Alert(id, p -> {}, List.of(stages));
        }
    }

    // ---------------------------------------------------------------- where and what

    /** A condition that is about the table alone. */
    private static Where when(Predicate<GameState> condition, Reason otherwise) {
        return (s, seat, slot) -> condition.test(s) ? Reason.OK : otherwise;
    }

    private static Where in(String... rooms) {
        List<String> named = List.of(rooms);
        return (s, seat, slot) -> named.contains(s.ship.room(slot).id()) ? Reason.OK : AftermathReasons.ALERT_ELSEWHERE;
    }

    private static final Where IN_ENGINE_ROOM =
            (s, seat, slot) -> Engines.at(s, slot) >= 0 ? Reason.OK : AftermathReasons.ALERT_ELSEWHERE;

    private static final Where WORKING =
            (s, seat, slot) -> s.ship.malfunctioning(slot) ? Reason.MALFUNCTION : Reason.OK;

    private static final Where AT_COMPUTER =
            (s, seat, slot) -> s.ship.computerAt(slot) ? Reason.OK : Reason.NO_COMPUTER;

    private static final Where WITH_CORPSE =
            (s, seat, slot) -> carriesCorpse(s, seat) ? Reason.OK : AftermathReasons.NO_CORPSE;

    /** Technical corridors do not matter. */
    private static boolean isNestShut(GameState s) {
        int nest = s.ship.exploredRoom(NEST);
        if (Hive.nestDestroyed(s) || nest < 0) {
            return Hive.nestDestroyed(s);
        }
        for (int corridor : s.board().corridorsOf(nest)) {
            if (!s.ship.doorClosed(corridor) && !s.ship.doorDestroyed(corridor)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isCorpse(GameState s, int thing) {
        return s.rules().things().weaknessSlot(thing) == Things.CORPSE_SLOT;
    }

    private static boolean carriesCorpse(GameState s, int seat) {
        boolean[] found = {false};
        ItemRules.eachCarried(s, seat, thing -> found[0] |= isCorpse(s, thing));
        return found[0];
    }

    private static boolean isCorpseAboard(GameState s) {
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.crew.awake(seat) && carriesCorpse(s, seat)) {
                return true;
            }
        }
        for (int thing : s.rules().things().numbers()) {
            if (isCorpse(s, thing) && s.ship.roomWith(thing) >= 0) {
                return true;
            }
        }
        return false;
    }

    private static int sample(GameState s) {
        return s.rules().things().find(SAMPLE.id());
    }

    private static void placeSample(Play p) {
        p.changes().ship.putThing(p.state().ship.slotOf(HIBERNATORIUM), sample(p.state()));
    }

    /** Somebody has come to the main room of the shuttle with it; who carries it there may drop it, too. */
    private static boolean bringsSample(GameState s, Happening what) {
        return what instanceof Happening.RoomEntered entered
                && Shuttle.isMainRoom(s, entered.slot())
                && s.crew.carries(entered.seat(), sample(s));
    }

    // ---------------------------------------------------------------- the cards

    /** Two markers, or all there are; if there are none, an activation in the cockpit instead. */
    private static final Stage REPAIR = new Stage(
            Wish.REPAIRS,
            when(s -> Alerts.needed(s) == 0, AftermathReasons.NO_ACTIVATION).and(in(COCKPIT)),
            p -> {},
            s -> Math.min(REPAIRS, Integer.bitCount(s.ship.malfunctioningRooms())),
            (s, what) -> what instanceof Happening.RoomRepaired);

    private static final Stage SIGNAL = Stage.deeds(
            Wish.SIGNAL,
            s -> 1,
            (s, what) -> what instanceof Happening.RoomActionUsed used
                    && s.rules().idOf(used.tile()).equals(COMMS_ROOM));

    private static final Stage KILLS = Stage.deeds(
            Wish.KILLS,
            s -> s.seats() >= MANY_PLAYERS ? 2 : 1,
            (s, what) -> what instanceof Happening.IntruderKilled || what instanceof Happening.TargetDestroyed);

    private static final Alert MISSING_CREW = new Alert(
            "alert-09",
            p -> {
                if (!isCorpseAboard(p.state())) {
                    AftermathTokens.putCorpse(p, p.state().ship.slotOf(HIBERNATORIUM));
                }
            },
            List.of(Stage.activation(
                    Wish.CORPSE, in("surgery", "emergency-room").and(WITH_CORPSE))));

    static final List<Alert> ALL = List.of(
            Alert.of("alert-01", Stage.activation(in("generator")), Stage.activation(IN_ENGINE_ROOM.and(WORKING))),
            Alert.of("alert-02", REPAIR),
            Alert.of(
                    "alert-03",
                    Stage.activation(in(Shuttle.MAIN_ROOM)).with(AlertDeck::placeSample),
                    Stage.deeds(Wish.SAMPLE, s -> 1, AlertDeck::bringsSample)),
            Alert.of("alert-04", SIGNAL, Stage.activation(in(COCKPIT))),
            Alert.of(
                    "alert-05",
                    Stage.activation(
                            Wish.NO_FIRE,
                            in("fire-control-system")
                                    .and(when(s -> s.ship.burningRooms() == 0, AftermathReasons.SOMETHING_BURNS)))),
            Alert.of("alert-06", KILLS),
            Alert.of(
                    "alert-07",
                    Stage.activation(AT_COMPUTER.and(when(AlertDeck::isNestShut, AftermathReasons.NEST_NOT_SHUT)))),
            Alert.of("alert-08", Stage.activation(in(HIBERNATORIUM)), Stage.activation(in(Shuttle.MAIN_ROOM))),
            MISSING_CREW,
            Alert.of(
                    "alert-10",
                    Stage.activation(in(Pods.SECTIONS.get(0))),
                    Stage.activation(in(Pods.SECTIONS.get(1)))));
}
