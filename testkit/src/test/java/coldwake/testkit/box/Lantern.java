package coldwake.testkit.box;

import coldwake.content.AddOn;
import coldwake.content.Choices.OptionChoice;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Combat;
import coldwake.engine.card.Component;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.Trigger;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.rules.Play;
import java.util.List;

/** The smallest box: an item in the red deck, a counter, and a rule that counts rounds. */
final class Lantern implements Module {
    static final String ID = "lantern";
    static final String NIGHTS = "nights";

    static final AddOn ADD_ON =
            new AddOn(OptionChoice.always(ID), () -> List.of(new Lantern()), facts -> List.of(item()));

    private static ItemCard item() {
        return new ItemCard(
                ID,
                Colour.RED,
                false,
                true,
                1,
                Combat.ANY,
                Component.NONE,
                List.of(),
                List.of(Branch.branch("light").resolves(r -> r.changes().hands.draw(r.me(), 1))),
                null,
                null,
                0,
                Trigger.NONE,
                r -> {});
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(Counter.told(NIGHTS, false));
    }

    @Override
    public boolean listens() {
        return true;
    }

    @Override
    public void on(Play p, Happening what) {
        if (what instanceof Happening.RoundBegan) {
            int counter = p.rules().counter(ID + "." + NIGHTS);
            p.changes().setCounter(counter, 0, p.state().counter(counter, 0) + 1);
        }
    }
}
