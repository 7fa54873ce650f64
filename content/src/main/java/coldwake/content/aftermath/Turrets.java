package coldwake.content.aftermath;

import static coldwake.content.vocabulary.Vocabulary.eachBit;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Part;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Resolution;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.Play;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import coldwake.engine.view.Visibility;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Turrets shoot whoever comes in, and everybody in the room in the step of fire damage, as their status says. Nobody knows it
 * until it is turned up, and it is in force all the same.
 */
public final class Turrets implements Module {
    public static final String ID = Aftermath.TURRETS;

    /** What the top status token says; the number is what the counter keeps. */
    public enum Status {
        INACTIVE("turret-inactive", AftermathOption.TURRET_INACTIVE),
        TARGET_ALL("turret-target-all", AftermathOption.TURRET_TARGET_ALL),
        TARGET_INTRUDERS("turret-target-intruders", AftermathOption.TURRET_TARGET_INTRUDERS);

        private final String id;
        private final AftermathOption option;

        Status(String id, AftermathOption option) {
            this.id = id;
            this.option = option;
        }
    }

    private static final Status[] STATUSES = Status.values();

    /** Miniatures in the box. */
    public static final int COUNT = 3;

    /** The first counter; the numbers of all three follow. */
    private static final String FIRST = ID + ".room";
    /** Where a turret stands: the room one higher, or 0. */
    private static final int ROOM = 0;
    /** Whether its status is turned up. */
    private static final int FACE_UP = 1;

    private static final int STATUS = 2;
    private static final String DRAW = "turret-status";

    private static final List<String> NEVER_IN = List.of("nest", "room-covered-with-slime");

    public static final Part PART = Part.ofRules("aftermath/turrets", List.of(Behaviour.of("demolition", destroy())))
            .with(() -> List.of(new Turrets()));

    private enum Work implements ModuleTask {
        /** Shoots those who came into a room: the room, characters, intruders. */
        SHOOT_ENTRANTS,
        /** Acts in a room in the step of fire damage. */
        ACT_IN_FIRE_STEP,
        /** Puts another status on top: the turret, the seat, the status. */
        PUT_ON_TOP;

        @Override
        public String module() {
            return ID;
        }
    }

    private enum Ask implements ModuleAsk {
        /** Which status of a turret? */
        CHOOSE_TURRET_STATUS;

        @Override
        public String module() {
            return ID;
        }

        @Override
        public String key() {
            return "choose-turret-status";
        }

        @Override
        public boolean needsHand() {
            return false;
        }
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(
                Counter.open("room", Scope.range(COUNT), 0),
                Counter.open("face-up", Scope.range(COUNT), 0),
                Counter.secret("status", Scope.range(COUNT), STATUSES.length));
    }

    @Override
    public List<String> draws() {
        return List.of(DRAW);
    }

    @Override
    public List<ModuleTask> tasks() {
        return List.of(Work.SHOOT_ENTRANTS, Work.ACT_IN_FIRE_STEP, Work.PUT_ON_TOP, Ask.CHOOSE_TURRET_STATUS);
    }

    // ---------------------------------------------------------------- what is there

    private static int index(GameState s, int counter) {
        return s.rules().counter(FIRST) + counter;
    }

    private static int get(GameState s, int counter, int turret) {
        return s.counter(index(s, counter), turret);
    }

    private static void set(Play p, int counter, int turret, int value) {
        p.changes().setCounter(index(p.state(), counter), turret, value);
    }

    /** Whether there can be any in this game. */
    private static boolean inPlay(GameState s) {
        return inPlay(s.rules());
    }

    /** Whether there can be any with some rules. */
    static boolean inPlay(Ruleset rules) {
        return rules.setup().options().contains(ID);
    }

    /** The turret in a room, or -1. */
    public static int at(GameState s, int slot) {
        for (int turret = 0; turret < COUNT && inPlay(s); turret++) {
            if (get(s, ROOM, turret) == slot + 1) {
                return turret;
            }
        }
        return -1;
    }

    /** The rooms with a turret, as a bit set. */
    private static int rooms(GameState s) {
        int rooms = 0;
        for (int turret = 0; turret < COUNT && inPlay(s); turret++) {
            int room = get(s, ROOM, turret);
            rooms |= room > 0 ? 1 << (room - 1) : 0;
        }
        return rooms;
    }

    private static boolean isFaceUp(GameState s, int turret) {
        return get(s, FACE_UP, turret) != 0;
    }

    private static Status status(GameState s, int turret) {
        return STATUSES[get(s, STATUS, turret)];
    }

    /** The status of the turret in a room, or null if a seat does not know it or there is none. */
    public static @Nullable Status known(GameState s, int seat, int slot) {
        int turret = at(s, slot);
        return turret >= 0 && Visibility.seesCounter(s, seat, index(s, STATUS), turret) ? status(s, turret) : null;
    }

    // ---------------------------------------------------------------- what happens

    @Override
    public List<Happening.Kind> listens() {
        return List.of(Happening.Kind.TOKEN_TURNED_UP, Happening.Kind.ARRIVED, Happening.Kind.FIRE_STEP_AT);
    }

    @Override
    public void on(Play p, Happening what) {
        switch (what) {
            case Happening.TokenTurnedUp turned -> place(p, turned.slot());
            case Happening.Arrived(int seats, int intruders) -> arrived(p, seats, intruders);
            case Happening.FireStepAt(int slot) -> p.then(new Step.ModuleWork(Work.ACT_IN_FIRE_STEP, slot, 0, 0));
            default -> throw new IllegalStateException(ID + " does not listen to " + what);
        }
    }

    @Override
    public int fireStepAt(GameState s) {
        return rooms(s);
    }

    /** One set of status tokens lies face down beside it. */
    private static void place(Play p, int slot) {
        GameState s = p.state();
        int turret = free(s);
        if (turret < 0 || NEVER_IN.contains(s.ship.room(slot).id())) {
            return;
        }
        set(p, ROOM, turret, slot + 1);
        set(p, FACE_UP, turret, 0);
        int all = (1 << STATUSES.length) - 1;
        set(p, STATUS, turret, p.changes().drawNumber(p.rules().streams().named(DRAW), "turret", all));
        p.changes().forgetCounter(index(s, STATUS), turret);
        p.changes().emit(new AftermathEvents.TurretPlaced(new Place(slot)));
    }

    /** The status of the turret in a room as a number, or {@link Inheritance#UNSEEN} if it lies face down. */
    static int openStatus(GameState s, int slot) {
        int turret = at(s, slot);
        return isFaceUp(s, turret) ? get(s, STATUS, turret) : Inheritance.UNSEEN;
    }

    /** A turret stands in a room, with a status that all know or with one that nobody knows. */
    static void stand(Play p, int slot, int status) {
        place(p, slot);
        int turret = at(p.state(), slot);
        if (status != Inheritance.UNSEEN) {
            set(p, STATUS, turret, status);
            turnUp(p, turret);
        }
    }

    /** A turret that is not on the board, or -1. */
    private static int free(GameState s) {
        for (int turret = 0; turret < COUNT; turret++) {
            if (get(s, ROOM, turret) == 0) {
                return turret;
            }
        }
        return -1;
    }

    /** A character may find a turret on its way in, so its room need not have one yet. */
    private static void arrived(Play p, int seats, int intruders) {
        GameState s = p.state();
        int rooms = 0;
        for (int rest = seats; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            rooms |= s.crew.aboard(seat) ? 1 << s.crew.roomOf(seat) : 0;
        }
        for (int rest = intruders & s.intruders.onBoard(); rest != 0; rest &= rest - 1) {
            rooms |= 1 << s.intruders.room(Integer.numberOfTrailingZeros(rest)) & rooms(s);
        }
        for (int rest = rooms; rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            p.then(new Step.ModuleWork(
                    Work.SHOOT_ENTRANTS, slot, seats & s.crew.in(slot), intruders & s.intruders.in(slot)));
        }
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        switch ((Work) work.task()) {
            case SHOOT_ENTRANTS -> shootEntrants(p, work.a(), work.b(), work.c());
            case ACT_IN_FIRE_STEP -> actInFireStep(p, work.a());
            case PUT_ON_TOP -> putOnTop(p, work.a(), work.b(), work.c());
        }
    }

    /** Whoever has left or died by now is not shot, but was there. */
    private static void shootEntrants(Play p, int slot, int seats, int intruders) {
        GameState s = p.state();
        int turret = at(s, slot);
        if (turret >= 0) {
            turnUp(p, turret);
            shoot(p, turret, seats & s.crew.in(slot), intruders & s.intruders.in(slot));
        }
    }

    /** It shoots everybody, and intruders destroy it at the same time. */
    private static void actInFireStep(Play p, int slot) {
        GameState s = p.state();
        int turret = at(s, slot);
        int seats = s.crew.in(slot);
        int intruders = s.intruders.in(slot);
        if (turret < 0 || (seats | intruders) == 0) {
            return;
        }
        turnUp(p, turret);
        shoot(p, turret, seats, intruders);
        if (intruders != 0 && status(s, turret) != Status.INACTIVE) {
            remove(p, turret);
        }
    }

    private static void turnUp(Play p, int turret) {
        GameState s = p.state();
        if (!isFaceUp(s, turret)) {
            set(p, FACE_UP, turret, 1);
            for (int seat = 0; seat < s.seats(); seat++) {
                p.changes().learnCounter(index(s, STATUS), turret, seat);
            }
            p.changes().emit(new AftermathEvents.TurretTurnedUp(place(s, turret), status(s, turret).id));
        }
    }

    private static Place place(GameState s, int turret) {
        return new Place(get(s, ROOM, turret) - 1);
    }

    /** Characters in player order, then intruders from the largest. */
    private static void shoot(Play p, int turret, int seats, int intruders) {
        GameState s = p.state();
        Status status = status(s, turret);
        int hit = status == Status.TARGET_ALL ? seats : 0;
        int injured = status == Status.INACTIVE ? 0 : intruders;
        if ((hit | injured) == 0) {
            return;
        }
        p.changes().emit(new AftermathEvents.TurretFired(place(s, turret)));
        for (int n = 0; n < s.seats(); n++) {
            if ((hit & 1 << s.inOrder(n)) != 0) {
                p.then(new Step.Wound(s.inOrder(n), 1, 0));
            }
        }
        for (int rest = injured; rest != 0; ) {
            int largest = s.intruders.largest(rest);
            p.then(new Step.Injure(largest, 1));
            rest &= ~(1 << largest);
        }
    }

    private static void remove(Play p, int turret) {
        p.changes().emit(new AftermathEvents.TurretDestroyed(place(p.state(), turret)));
        set(p, ROOM, turret, 0);
        set(p, FACE_UP, turret, 0);
    }

    // ---------------------------------------------------------------- demolition

    /** Against a hidden status it may be tried, for the offer must not betray it. */
    private static Branch destroy() {
        return branch("destroy-turret").when(Turrets::canDestroy).resolves(r -> {
            int turret = at(r.state(), r.here());
            if (turret < 0) {
                return;
            }
            turnUp(r.play(), turret);
            if (status(r.state(), turret) != Status.INACTIVE) {
                remove(r.play(), turret);
            }
        });
    }

    private static Reason canDestroy(Resolution r) {
        int turret = at(r.state(), r.here());
        if (turret < 0) {
            return AftermathReasons.NO_TURRET;
        }
        boolean off = isFaceUp(r.state(), turret) && status(r.state(), turret) == Status.INACTIVE;
        return off ? AftermathReasons.TURRET_INACTIVE : Reason.OK;
    }

    // ---------------------------------------------------------------- the Turret Room

    /** One looks at all three tokens of a turret and puts another one on top, face down. */
    static Branch setStatus() {
        return branch("set-status")
                .target(OptionKind.ROOM, (r, sink) -> eachBit(rooms(r.state()), sink))
                .otherwise(AftermathReasons.NO_TURRET)
                .resolves(r -> look(r.play(), r.me(), at(r.state(), r.target())));
    }

    private static void look(Play p, int seat, int turret) {
        GameState s = p.state();
        if (turret < 0) {
            return;
        }
        p.changes().learnCounter(index(s, STATUS), turret, seat);
        if (!isFaceUp(s, turret)) {
            p.changes().emit(new AftermathEvents.TurretSeen(new Who(seat), place(s, turret), status(s, turret).id));
        }
        p.then(new Step.ModuleQuestion(seat, Ask.CHOOSE_TURRET_STATUS, turret, 0));
    }

    @Override
    public void list(Play p, Step.ModuleQuestion question, OptionList options) {
        int turret = question.a();
        for (Status status : STATUSES) {
            if (status != status(p.state(), turret)) {
                options.add(
                        status.option, new Step.ModuleWork(Work.PUT_ON_TOP, turret, question.seat(), status.ordinal()));
            }
        }
    }

    /** The others learn only that it is another one now. */
    private static void putOnTop(Play p, int turret, int seat, int status) {
        int counter = index(p.state(), STATUS);
        p.changes().setCounter(counter, turret, status);
        p.changes().forgetCounter(counter, turret);
        p.changes().learnCounter(counter, turret, seat);
        set(p, FACE_UP, turret, 0);
        p.changes().emit(new AftermathEvents.TurretChanged(new Who(seat), place(p.state(), turret)));
    }
}
