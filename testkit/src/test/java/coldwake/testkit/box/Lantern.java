package coldwake.testkit.box;

import coldwake.content.AddOn;
import coldwake.content.Choices.OptionChoice;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Combat;
import coldwake.engine.card.Component;
import coldwake.engine.card.Definition;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.card.Trigger;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.module.Pile;
import coldwake.engine.module.Scope;
import coldwake.engine.module.Thing;
import coldwake.engine.rules.Play;
import java.util.ArrayList;
import java.util.List;

/** A small box: an item in the red deck, counters of all scopes, cards of its own, and a rule that counts rounds. */
final class Lantern implements Module {
    static final String ID = "lantern";
    static final String NIGHTS = "nights";
    static final String SOOT = "soot";
    static final String WEAR = "wear";
    static final String WICKS = "wicks";
    static final int WICK_COUNT = 4;
    static final int WICK_KINDS = 3;
    static final String MOTHS = "moth";
    static final int MOTH_COUNT = 12;
    static final String GLASS = "lantern-glass";

    static final AddOn ADD_ON = new AddOn(OptionChoice.always(ID), () -> List.of(new Lantern()), facts -> pieces());

    private static List<Definition> pieces() {
        List<Definition> pieces = new ArrayList<>(List.of(item()));
        for (int k = 1; k <= MOTH_COUNT; k++) {
            pieces.add(new ModuleCard(MOTHS, ID, "moth-" + k, 0, Combat.ANY, List.of(), k));
        }
        return pieces;
    }

    private static ItemCard item() {
        return new ItemCard(
                ID,
                Colour.RED,
                false,
                false,
                true,
                1,
                Combat.ANY,
                Component.NONE,
                List.of(),
                List.of(),
                List.of(Branch.branch("light").resolves(r -> r.changes().hands.draw(r.me(), 1))),
                null,
                null,
                0,
                false,
                Trigger.NONE,
                r -> {});
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(
                Counter.told(NIGHTS, Scope.TABLE),
                Counter.open(SOOT, Scope.ROOM, 1),
                Counter.open(WEAR, Scope.CORRIDOR, 0),
                Counter.kept("oil", Scope.SEAT, 3),
                Counter.secret(WICKS, Scope.range(WICK_COUNT), WICK_KINDS));
    }

    @Override
    public List<Pile> piles() {
        return List.of(
                Pile.deck(MOTHS),
                Pile.discard(MOTHS),
                new Pile("swarm", Pile.Kind.FACE_DOWN),
                new Pile("caught", Pile.Kind.OF_SEAT),
                new Pile("burnt", Pile.Kind.OF_CHARACTER));
    }

    @Override
    public List<Thing> things() {
        return List.of(Thing.plain(GLASS));
    }

    @Override
    public List<String> draws() {
        return List.of(WICKS);
    }

    /** Everybody catches a moth, one lies on the table, a glass in a room, and the first seat looks at the first wick. */
    @Override
    public void setUp(Play p) {
        int wicks = p.rules().counter(ID + "." + WICKS);
        for (int wick = 0; wick < WICK_COUNT; wick++) {
            p.changes()
                    .setCounter(
                            wicks, wick, p.changes().random(p.rules().streams().named(WICKS), WICK_KINDS));
        }
        p.changes().learnCounter(wicks, 0, 0);
        p.changes().ship.putThing(0, p.rules().things().find(GLASS));
        for (int seat = 0; seat < p.state().seats(); seat++) {
            p.changes()
                    .cards
                    .toBottom(p.changes().decks.top(MOTHS), p.rules().zones().pile("caught") + seat);
        }
        p.changes()
                .cards
                .toBottom(p.changes().decks.top(MOTHS), p.rules().zones().pile("swarm"));
        p.changes().decks.discardModuleCard(p.changes().decks.drawModuleCard(MOTHS));
    }

    @Override
    public List<Happening.Kind> listens() {
        return List.of(Happening.Kind.ROUND_BEGAN);
    }

    @Override
    public void on(Play p, Happening what) {
        if (what instanceof Happening.RoundBegan) {
            int counter = p.rules().counter(ID + "." + NIGHTS);
            p.changes().setCounter(counter, 0, p.state().counter(counter, 0) + 1);
        }
    }
}
