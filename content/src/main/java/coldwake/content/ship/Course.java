package coldwake.content.ship;

import coldwake.engine.card.ModuleCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.SetupRules;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.function.IntConsumer;

/** Where the ship is headed: the destination marker and the coordinates. */
public final class Course {
    /** The family of the coordinates cards, where the one in play lies, and the draw that chooses it. */
    public static final String COORDINATES = "coordinates";

    private Course() {}

    /** Where the spaces of the destination track lead by a coordinates card. */
    public static List<String> destinations(Ruleset rules, int card) {
        return Ship.of(rules).tracks().courses().get(((ModuleCard) rules.piece(card)).number());
    }

    static void layOut(Play p) {
        SetupRules.drawCard(p, COORDINATES, COORDINATES, COORDINATES);
        ShipNumbers.set(p, ShipNumbers.DESTINATION, Ship.of(p.state()).tracks().destinationStart());
    }

    /** The space of the destination marker. */
    public static int space(GameState s) {
        return ShipNumbers.get(s, ShipNumbers.DESTINATION);
    }

    public static void set(Play p, int seat, int space) {
        ShipNumbers.set(p, ShipNumbers.DESTINATION, space);
        if (p.changes().listening()) {
            p.changes()
                    .emit(new ShipEvents.DestinationSet(
                            new Who(seat),
                            Ship.of(p.state()).tracks().destinations().get(space)));
        }
    }

    /** The coordinates card, as a piece. */
    public static int card(GameState s) {
        return s.pieces.first(s.rules().zones().pile(COORDINATES));
    }

    /** Where a space of the destination track leads. A secret until the end. */
    public static String leadsTo(GameState s, int space) {
        return destinations(s.rules(), card(s)).get(space);
    }

    /** Where the ship is headed. A secret until the end. */
    public static String destination(GameState s) {
        return leadsTo(s, space(s));
    }

    /** A seat looks at the coordinates. */
    public static void check(Play p, int seat) {
        int card = card(p.state());
        p.changes().cards.learn(card, seat);
        if (p.changes().listening()) {
            p.changes().emit(new ShipEvents.CoordinatesChecked(new Who(seat)));
            p.changes().show(seat, who -> new ShipEvents.CoordinatesSeen(who, new Card(card)));
        }
    }

    /** The coordinates cards that are not in use. */
    public static void eachUnused(GameState s, IntConsumer use) {
        for (int piece : s.rules().ofKind(PieceKind.MODULE)) {
            if (s.pieces.zoneOf(piece) == Zone.BOX
                    && ((ModuleCard) s.rules().piece(piece)).family().equals(COORDINATES)) {
                use.accept(piece);
            }
        }
    }

    /** A seat looks through all coordinates cards that are not in use. */
    public static void lookThroughUnused(Play p, int seat) {
        eachUnused(p.state(), card -> p.changes().cards.learn(card, seat));
    }

    /** A seat puts another card in the place of the coordinates; nobody else learns which. */
    public static void exchange(Play p, int seat, int card) {
        int old = card(p.state());
        p.changes().cards.toBottom(old, Zone.BOX);
        p.changes().cards.toBottom(card, p.rules().zones().pile(COORDINATES));
        p.changes().cards.learn(old, seat);
        p.changes().cards.learn(card, seat);
        if (p.changes().listening()) {
            p.changes().emit(new ShipEvents.CoordinatesExchanged(new Who(seat)));
            p.changes().emit(new ShipEvents.CoordinatesSeen(new Who(seat), new Card(card)));
        }
    }

    /** Shows the coordinates. Returns where the ship has got to. */
    static String reveal(Play p) {
        String destination = destination(p.state());
        p.changes().cards.reveal(card(p.state()));
        p.changes().emit(new ShipEvents.DestinationRevealed(destination));
        return destination;
    }
}
