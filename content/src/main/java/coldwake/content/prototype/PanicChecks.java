package coldwake.content.prototype;

import coldwake.content.facts.PanicCheckFacts;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Combat;
import coldwake.engine.card.Definition;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import java.util.ArrayList;
import java.util.List;

/**
 * Whoever draws an intruder from the bag draws a panic card: with fewer cards in hand than its number the intruder attacks at
 * once. The numbers on the cards are reconstructed. Ruling own-prototype-panic.
 */
final class PanicChecks {
    static final String FAMILY = "panic-check";

    /** The number of the card that only has the deck shuffled. */
    private static final int SHUFFLE = 0;

    private PanicChecks() {}

    static List<Definition> pieces(List<PanicCheckFacts> facts) {
        List<Definition> pieces = new ArrayList<>();
        for (PanicCheckFacts each : facts) {
            ModuleCard card = new ModuleCard(FAMILY, FAMILY, each.id(), 0, Combat.ANY, List.of(), each.number());
            for (int k = 0; k < each.copies(); k++) {
                pieces.add(card);
            }
        }
        return List.copyOf(pieces);
    }

    /** Whoever is no longer with the intruder has nothing to fear. */
    static void check(Play p, int seat, int intruder) {
        GameState s = p.state();
        boolean together = s.crew.aboard(seat)
                && s.intruders.present(intruder)
                && s.crew.roomOf(seat) == s.intruders.room(intruder);
        if (!together) {
            return;
        }
        int number = p.species().surpriseNumber(p, draw(p));
        if (Modifiers.handCounted(s, seat) >= number) {
            p.changes().emit(new PrototypeEvents.PanicResisted(new Who(seat), number));
        } else {
            p.changes().emit(new PrototypeEvents.Panicked(new Who(seat), number));
            p.then(new Step.IntruderAttack(intruder, seat, Step.AttackCause.SURPRISE));
        }
    }

    /** The number to compare with; after the card that says so the next one counts, and all are shuffled. */
    private static int draw(Play p) {
        int number = drawOne(p);
        if (number != SHUFFLE) {
            return number;
        }
        number = drawOne(p);
        int deck = p.rules().zones().pile(FAMILY + "-deck");
        p.changes().cards.moveAll(p.rules().zones().pile(FAMILY + "-discard"), deck);
        p.changes().cards.shuffle(deck);
        return number;
    }

    private static int drawOne(Play p) {
        int card = p.changes().decks.drawModuleCard(FAMILY);
        p.changes().decks.discardModuleCard(card);
        return ((ModuleCard) p.rules().piece(card)).number();
    }
}
