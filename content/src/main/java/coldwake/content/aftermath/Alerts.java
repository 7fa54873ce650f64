package coldwake.content.aftermath;

import static coldwake.engine.card.Branch.branch;

import coldwake.content.aftermath.AlertDeck.Alert;
import coldwake.content.aftermath.AlertDeck.Stage;
import coldwake.content.facts.AlertFacts;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Combat;
import coldwake.engine.card.Definition;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.card.Resolution;
import coldwake.engine.decision.Reason;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Modifier;
import coldwake.engine.module.Module;
import coldwake.engine.module.Pile;
import coldwake.engine.module.Scope;
import coldwake.engine.module.Thing;
import coldwake.engine.rules.Play;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Alerts: tasks of the whole crew in one or two stages, one at a time. When they come and when they are checked is up to the mode.
 * Only what happens while an alert lies open counts for it.
 */
public final class Alerts implements Module, Modifier, ActionSource {
    static final String ID = "alerts";

    /** An alert was not fulfilled in time. */
    public static final Ending ALERT = Ending.of("alert", false);

    private static final String FAMILY = "alert";
    private static final String OPEN = "alert-open";

    /** The counter of stages that are fulfilled. */
    private static final String STAGE = "alert-stage";
    /** The counter of deeds for the stage that is open. */
    private static final String COUNT = "alert-count";
    /** The counter of deeds that the stage takes. */
    private static final String NEEDED = "alert-needed";

    private static final List<Branch> ACTIVATION =
            List.of(branch("activate").when(Alerts::canActivate).resolves(Alerts::activate));

    /** What the stage of an alert asks for, as far as it helps to plan. */
    public enum Wish {
        /** No alert is open, or it is fulfilled. */
        NOTHING,
        /** An activation in a room. */
        ACTIVATION,
        /** The same while nothing burns. */
        NO_FIRE,
        /** The same with a corpse in one's hands. */
        CORPSE,
        /** Malfunctions that are repaired. */
        REPAIRS,
        /** The action of the comms room. */
        SIGNAL,
        /** Intruders that are killed, or eggs that are destroyed. */
        KILLS,
        /** A sample that is brought to the main room of the shuttle. */
        SAMPLE
    }

    private final boolean goesAtOnce;

    /** @param goesAtOnce whether an alert that is fulfilled is removed at once; otherwise it waits for its check */
    public Alerts(boolean goesAtOnce) {
        this.goesAtOnce = goesAtOnce;
    }

    /** The cards as pieces; their number says how many players they need. */
    static List<Definition> pieces(List<AlertFacts> facts) {
        if (facts.size() != AlertDeck.ALL.size()) {
            throw new IllegalStateException(
                    "there are " + facts.size() + " alerts, but " + AlertDeck.ALL.size() + " behave");
        }
        return facts.stream().<Definition>map(Alerts::card).toList();
    }

    private static ModuleCard card(AlertFacts facts) {
        if (alert(facts.id()).stages().size() != facts.stages()) {
            throw new IllegalStateException(facts.id() + " must have " + facts.stages() + " stages");
        }
        return new ModuleCard(FAMILY, FAMILY, facts.id(), 0, Combat.ANY, List.of(), facts.players());
    }

    private static Alert alert(String id) {
        for (Alert alert : AlertDeck.ALL) {
            if (alert.id().equals(id)) {
                return alert;
            }
        }
        throw new IllegalStateException("no alert is called " + id);
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(
                Counter.open(STAGE, Scope.TABLE, 0),
                Counter.open(COUNT, Scope.TABLE, 0),
                Counter.open(NEEDED, Scope.TABLE, 0));
    }

    @Override
    public List<Pile> piles() {
        return List.of(Pile.deck(FAMILY), new Pile(OPEN, Pile.Kind.FACE_UP), Pile.discard(FAMILY));
    }

    @Override
    public List<Thing> things() {
        return List.of(AlertDeck.SAMPLE);
    }

    @Override
    public List<Ending> endings() {
        return List.of(ALERT);
    }

    /** Alerts for more players than take part leave the game. */
    @Override
    public void setUp(Play p) {
        GameState s = p.state();
        for (int card = s.pieces.first(p.rules().zones().pile(FAMILY + "-deck")), next; card >= 0; card = next) {
            next = s.pieces.next(card);
            if (((ModuleCard) p.rules().piece(card)).number() > s.seats()) {
                p.changes().cards.toBottom(card, Zone.GONE);
            }
        }
    }

    private static int get(GameState s, String counter) {
        return s.counter(s.rules().counter(ID + "." + counter), 0);
    }

    private static void set(Play p, String counter, int value) {
        p.changes().setCounter(p.rules().counter(ID + "." + counter), 0, value);
    }

    // ---------------------------------------------------------------- the open alert

    /** The card that lies open, or -1. */
    static int open(GameState s) {
        return s.pieces.first(s.rules().zones().pile(OPEN));
    }

    /** Whether an alert lies open, fulfilled or not. */
    public static boolean isOpen(GameState s) {
        return open(s) >= 0;
    }

    /** Whether an alert lies open that is not fulfilled. */
    public static boolean isUnfulfilled(GameState s) {
        return stage(s) != null;
    }

    /** What the open alert asks for now. */
    public static Wish wish(GameState s) {
        Stage stage = stage(s);
        if (stage == null) {
            return Wish.NOTHING;
        }
        return stage.wish() == Wish.REPAIRS && needed(s) == 0 ? Wish.ACTIVATION : stage.wish();
    }

    /** Whether an activation by a seat would further the open alert if it were in a room, which must be explored. */
    public static boolean isAnsweredAt(GameState s, int seat, int slot) {
        Stage stage = stage(s);
        return stage != null && stage.where().test(s, seat, slot) == Reason.OK;
    }

    /** How many deeds the open stage takes. */
    static int needed(GameState s) {
        return get(s, NEEDED);
    }

    /** The stage that is to be fulfilled, or null. */
    private static @Nullable Stage stage(GameState s) {
        int card = open(s);
        if (card < 0) {
            return null;
        }
        List<Stage> stages = alert(s.rules().idOf(card)).stages();
        int done = get(s, STAGE);
        return done < stages.size() ? stages.get(done) : null;
    }

    /** Reveals the next alert. */
    public static void reveal(Play p) {
        int card = p.changes().decks.top(FAMILY);
        if (card < 0) {
            return;
        }
        p.changes().cards.toTop(card, p.rules().zones().pile(OPEN));
        if (p.changes().listening()) {
            p.changes().emit(new AftermathEvents.AlertRevealed(new Card(card)));
        }
        begin(p, 0);
        alert(p.rules().idOf(card)).revealed().accept(p);
    }

    private static void begin(Play p, int number) {
        set(p, STAGE, number);
        set(p, COUNT, 0);
        Stage stage = stage(p.state());
        set(p, NEEDED, stage == null ? 0 : stage.needed().applyAsInt(p.state()));
    }

    /** Takes the open alert away. */
    public static void remove(Play p) {
        p.changes().decks.discardModuleCard(open(p.state()));
        begin(p, 0);
    }

    /** The open alert has failed: everybody hears of it. */
    public static void fail(Play p) {
        p.changes().emit(new AftermathEvents.AlertFailed(new Card(open(p.state()))));
    }

    private void fulfil(Play p) {
        int card = open(p.state());
        int done = get(p.state(), STAGE) + 1;
        begin(p, done);
        boolean all = !isUnfulfilled(p.state());
        if (p.changes().listening()) {
            p.changes()
                    .emit(
                            all
                                    ? new AftermathEvents.AlertFulfilled(new Card(card))
                                    : new AftermathEvents.AlertStageFulfilled(new Card(card), done));
        }
        if (all && goesAtOnce) {
            remove(p);
            Shuttle.takeOff(p);
        }
    }

    // ---------------------------------------------------------------- activation

    @Override
    public ActionSource actions() {
        return this;
    }

    @Override
    public int cost() {
        return 1;
    }

    /** A malfunction does not stop it either: it is no room action. */
    @Override
    public Combat combat() {
        return Combat.ANY;
    }

    @Override
    public List<Branch> branches() {
        return ACTIVATION;
    }

    private static Reason canActivate(Resolution r) {
        Stage stage = stage(r.state());
        return stage == null ? AftermathReasons.NO_ALERT : stage.where().test(r.state(), r.me(), r.here());
    }

    /** Nothing if the room is not as the alert wants it any more. */
    private static void activate(Resolution r) {
        Stage stage = stage(r.state());
        if (stage != null && canActivate(r) == Reason.OK) {
            stage.effect().accept(r.play());
            of(r.play()).fulfil(r.play());
        }
    }

    private static Alerts of(Play p) {
        return p.rules().modules().stream()
                .filter(Alerts.class::isInstance)
                .map(Alerts.class::cast)
                .findFirst()
                .orElseThrow();
    }

    // ---------------------------------------------------------------- deeds

    @Override
    public List<Happening.Kind> listens() {
        return List.of(
                Happening.Kind.ROOM_ENTERED,
                Happening.Kind.ROOM_REPAIRED,
                Happening.Kind.ROOM_ACTION_USED,
                Happening.Kind.INTRUDER_KILLED,
                Happening.Kind.TARGET_DESTROYED);
    }

    @Override
    public void on(Play p, Happening what) {
        Stage stage = stage(p.state());
        if (stage == null || !stage.deed().test(p.state(), what)) {
            return;
        }
        int count = get(p.state(), COUNT) + 1;
        int needed = needed(p.state());
        set(p, COUNT, count);
        if (count < needed) {
            p.changes().emit(new AftermathEvents.AlertFurthered(new Card(open(p.state())), count, needed));
        } else if (count == needed) {
            fulfil(p);
        }
    }

    /** While an alert asks for the signal, those can send it again who did before. */
    @Override
    public boolean roomActionAgain(GameState s, int seat, int tile, boolean again) {
        Stage stage = stage(s);
        return again || stage != null && stage.deed().test(s, new Happening.RoomActionUsed(seat, tile));
    }
}
