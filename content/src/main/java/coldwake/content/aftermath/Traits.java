package coldwake.content.aftermath;

import coldwake.content.vocabulary.Part;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.WoundCard;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Modifier;
import coldwake.engine.module.Module;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.DoorRules;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.stream.Stream;

/** The traits of the characters of the first game and of the Medic. Those of the box have theirs with their other rules. */
public final class Traits implements Module, Modifier {
    private static final String ID = "traits";

    private static final String CAPTAIN = "captain";
    private static final String PILOT = "pilot";
    private static final String SCIENTIST = "scientist";
    private static final String SCOUT = "scout";
    private static final String SOLDIER = "soldier";
    private static final String MECHANIC = "mechanic";
    private static final String MEDIC = "medic";

    private static final String SIX_SHOOTER = "six-shooter";
    private static final String COCKPIT = "cockpit";

    /** The counter of injuries that the Captain has dealt and that are not checked yet. */
    private static final String INJURIES = "injuries";
    /** The counter that says whether the Soldier has had a third action in this turn. */
    private static final String RUSHED = "rushed";

    public static final Part PART =
            Part.ofCharacter("aftermath/traits", List.of(), List.of()).with(() -> List.of(new Traits()));

    private enum Work implements ModuleTask {
        /** The Captain has shot: weapon, target, injuries. */
        SHOT,
        /** He leaves it at that: weapon, target. */
        LAST_SHOT,
        /** The Soldier takes a wound. */
        RUSH,
        /** If he lives, he acts once more. */
        ACT_AGAIN;

        @Override
        public String module() {
            return ID;
        }

        @Override
        public int pieces() {
            return this == SHOT || this == LAST_SHOT ? 1 : 0;
        }
    }

    private enum Ask implements ModuleAsk {
        /** Does the Captain shoot again? */
        SHOOT_AGAIN("shoot-again", 1),
        /** Which door does the Pilot change? */
        CHANGE_DOOR("change-any-door", 0),
        /** Does the Soldier suffer a wound for a third action? */
        RUSH_ON("rush", 0);

        private final String key;
        private final int pieces;

        Ask(String key, int pieces) {
            this.key = key;
            this.pieces = pieces;
        }

        @Override
        public String module() {
            return ID;
        }

        @Override
        public String key() {
            return key;
        }

        @Override
        public int pieces() {
            return pieces;
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
        return List.of(Counter.kept(INJURIES, Scope.TABLE, 0), Counter.kept(RUSHED, Scope.TABLE, 0));
    }

    @Override
    public List<ModuleTask> tasks() {
        return Stream.of(Work.values(), Ask.values())
                .<ModuleTask>flatMap(Stream::of)
                .toList();
    }

    private static int counter(GameState s, String id) {
        return s.rules().counter(ID + "." + id);
    }

    private static boolean is(GameState s, int seat, String character) {
        return s.crew.seatOf(character) == seat;
    }

    // ---------------------------------------------------------------- what bends the rules

    @Override
    public Step shot(GameState s, int seat, int weapon, int target, int injuries, Step next) {
        boolean sixShooter = is(s, seat, CAPTAIN) && s.item(weapon).id().equals(SIX_SHOOTER);
        return sixShooter ? new Step.ModuleWork(Work.SHOT, weapon, target, injuries) : next;
    }

    @Override
    public boolean searchesEachDeck(GameState s, int seat, boolean each) {
        return each || is(s, seat, SCOUT);
    }

    /** His own starting and quest items, not those of others. */
    @Override
    public boolean servesAsYellow(GameState s, int seat, int item, boolean yellow) {
        return yellow || is(s, seat, MECHANIC) && s.rules().owner(item) == s.crew.characterIndex(seat);
    }

    // ---------------------------------------------------------------- what happens

    @Override
    public List<Happening.Kind> listens() {
        return List.of(
                Happening.Kind.TURN_BEGAN,
                Happening.Kind.ACTIONS_SPENT,
                Happening.Kind.ROOM_USED,
                Happening.Kind.CHARACTER_WOUNDED,
                Happening.Kind.CHARACTER_TREATED);
    }

    @Override
    public void on(Play p, Happening what) {
        GameState s = p.state();
        switch (what) {
            case Happening.TurnBegan(int _, boolean _) -> p.changes().setCounter(counter(s, RUSHED), 0, 0);
            case Happening.ActionsSpent(int seat) -> offerRush(p, seat);
            case Happening.RoomUsed(int seat, int tile) -> offerDoor(p, seat, tile);
            case Happening.CharacterWounded wounded -> dressLegs(p, wounded.seat());
            case Happening.CharacterTreated(int seat, int _) -> {
                if (is(s, seat, MEDIC)) {
                    p.then(new Step.DrawCards(seat, 1));
                }
            }
            default -> throw new IllegalStateException(ID + " do not listen to " + what);
        }
    }

    private static void offerRush(Play p, int seat) {
        GameState s = p.state();
        if (is(s, seat, SOLDIER) && s.counter(counter(s, RUSHED), 0) == 0) {
            p.then(new Step.ModuleQuestion(seat, Ask.RUSH_ON, 0, 0));
        }
    }

    /** With no door to change there is nothing to ask. */
    private static void offerDoor(Play p, int seat, int tile) {
        if (is(p.state(), seat, PILOT) && p.rules().idOf(tile).equals(COCKPIT) && anyDoorChanges(p)) {
            p.then(new Step.ModuleQuestion(seat, Ask.CHANGE_DOOR, 0, 0));
        }
    }

    private static boolean anyDoorChanges(Play p) {
        for (int corridor = 0; corridor < p.board().corridors().size(); corridor++) {
            if (changes(p, corridor)) {
                return true;
            }
        }
        return false;
    }

    private static boolean changes(Play p, int corridor) {
        return p.state().ship.doorClosed(corridor) || DoorRules.canClose(p, corridor);
    }

    /** A leg wound of the Scientist is dressed at once. */
    private static void dressLegs(Play p, int seat) {
        GameState s = p.state();
        if (!is(s, seat, SCIENTIST)) {
            return;
        }
        for (int wound = s.pieces.first(Zone.wounds(seat)), after; wound >= 0; wound = after) {
            after = s.pieces.next(wound);
            if (s.rules().piece(wound) instanceof WoundCard card && card.type() == WoundCard.Type.LEG) {
                p.changes().crew.dress(seat, wound);
            }
        }
    }

    // ---------------------------------------------------------------- questions and work

    @Override
    public void list(Play p, Step.ModuleQuestion question, OptionList options) {
        int seat = question.seat();
        switch ((Ask) question.ask()) {
            case SHOOT_AGAIN -> {
                int weapon = question.a();
                int target = question.b();
                options.add(OptionKind.DECLINE, new Step.ModuleWork(Work.LAST_SHOT, weapon, target, 0));
                options.add(OptionKind.ACCEPT, new Step.Shoot(seat, weapon, target, 0, 0));
            }
            case CHANGE_DOOR -> listDoors(p, seat, options);
            case RUSH_ON -> {
                options.add(OptionKind.DECLINE, new Step.Nothing());
                options.add(OptionKind.ACCEPT, new Step.ModuleWork(Work.RUSH, seat, 0, 0));
            }
        }
    }

    private static void listDoors(Play p, int seat, OptionList options) {
        GameState s = p.state();
        options.add(OptionKind.DECLINE, new Step.Nothing());
        for (int corridor = 0; corridor < s.board().corridors().size(); corridor++) {
            if (changes(p, corridor)) {
                options.add(OptionKind.CORRIDOR, corridor, DoorRules.toggle(s, seat, corridor));
            }
        }
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        switch ((Work) work.task()) {
            case SHOT -> shot(p, work.a(), work.b(), work.c());
            case LAST_SHOT -> check(p, work.b());
            case RUSH -> rush(p, work.a());
            case ACT_AGAIN -> actAgain(p, work.a());
        }
    }

    /** The injuries of all shots are checked together. */
    private static void shot(Play p, int weapon, int target, int injuries) {
        GameState s = p.state();
        int sum = counter(s, INJURIES);
        p.changes().setCounter(sum, 0, s.counter(sum, 0) + injuries);
        if (injuries > 0 && s.pieces.ammo(weapon) > 0) {
            p.then(new Step.ModuleQuestion(s.crew.seatOf(CAPTAIN), Ask.SHOOT_AGAIN, weapon, target));
        } else {
            check(p, target);
        }
    }

    private static void check(Play p, int target) {
        GameState s = p.state();
        int sum = counter(s, INJURIES);
        p.then(new Step.Hit(s.crew.seatOf(CAPTAIN), target, s.counter(sum, 0)));
        p.changes().setCounter(sum, 0, 0);
    }

    private static void rush(Play p, int seat) {
        p.changes().setCounter(counter(p.state(), RUSHED), 0, 1);
        p.changes().emit(new AftermathEvents.SoldierRushed(new Who(seat)));
        p.then(new Step.Wound(seat, 1, 0));
        p.then(new Step.ModuleWork(Work.ACT_AGAIN, seat, 0, 0));
    }

    private static void actAgain(Play p, int seat) {
        if (p.state().crew.aboard(seat)) {
            p.changes().crew.setActions(seat, 1);
            p.then(new Step.ChooseAction(seat));
        }
    }
}
