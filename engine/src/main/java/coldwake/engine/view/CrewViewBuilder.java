package coldwake.engine.view;

import coldwake.engine.card.ItemCard;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.card.SpeciesCard;
import coldwake.engine.state.GameState;
import coldwake.engine.state.ItemChanges;
import coldwake.engine.state.Status;
import coldwake.engine.state.Thing;
import coldwake.engine.state.Zone;
import coldwake.engine.view.CrewView.FaceDown;
import coldwake.engine.view.CrewView.HandView;
import coldwake.engine.view.CrewView.HeldView;
import coldwake.engine.view.CrewView.InventoryView;
import coldwake.engine.view.CrewView.ObjectivesView;
import coldwake.engine.view.CrewView.OfferView;
import coldwake.engine.view.ViewBuilder.Words;
import java.util.ArrayList;
import java.util.List;

/** One character as one seat sees it. */
final class CrewViewBuilder {
    private final GameState s;
    private final int viewer;
    private final int seat;
    private final Words words;

    CrewViewBuilder(GameState state, int viewer, int seat) {
        s = state;
        this.viewer = viewer;
        this.seat = seat;
        words = new Words(state, viewer);
    }

    CrewView build() {
        boolean chosen = s.crew.status(seat) != Status.DRAFTING;
        return new CrewView(
                seat,
                chosen ? s.crew.character(seat).id() : null,
                s.crew.playerNumber(seat),
                Words.word(s.crew.status(seat)),
                chosen ? words.room(s.crew.roomOf(seat)) : null,
                s.crew.status(seat) == Status.IN_POD ? s.crew.pod(seat) + 1 : null,
                s.crew.lightWounds(seat),
                words.all(Zone.wounds(seat)),
                words.all(Zone.dressed(seat)),
                s.crew.slimed(seat),
                s.crew.hasLarva(seat),
                s.crew.sentSignal(seat),
                s.crew.passed(seat),
                s.playsOn(seat),
                s.crew.actionsLeft(seat),
                hand(Zone.hand(seat)),
                hand(Zone.lookedAt(seat)),
                inventory(),
                held(-1),
                objects(s.crew.carried(seat, 0), s.crew.carried(seat, 1)),
                words.all(Zone.quests(seat)),
                s.pieces.count(Zone.deck(seat)),
                words.all(Zone.discard(seat)),
                objectives(),
                new OfferView(faceDown(Zone.offered(seat)), objects(s.crew.offer(seat, 0), s.crew.offer(seat, 1))),
                words.counters(true, seat),
                faceDown(Zone.species(seat)));
    }

    private HandView hand(int zone) {
        return Visibility.seesZone(s, viewer, zone)
                ? new HandView.Mine(words.all(zone))
                : new HandView.Theirs(s.pieces.count(zone));
    }

    private InventoryView inventory() {
        int zone = Zone.inventory(seat);
        return Visibility.seesZone(s, viewer, zone)
                ? new InventoryView.Mine(words.all(zone))
                : new InventoryView.Theirs(faceDown(zone));
    }

    private ObjectivesView objectives() {
        int zone = Zone.objectives(seat);
        return Visibility.seesZone(s, viewer, zone)
                ? new ObjectivesView.Mine(words.all(zone))
                : new ObjectivesView.Theirs(faceDown(zone));
    }

    private List<FaceDown> faceDown(int zone) {
        List<FaceDown> result = new ArrayList<>();
        for (int p = s.pieces.first(zone); p >= 0; p = s.pieces.next(p)) {
            result.add(new FaceDown(back(p), Visibility.sees(s, viewer, p) ? words.name(p) : null));
        }
        return List.copyOf(result);
    }

    private String back(int piece) {
        return switch (s.rules().piece(piece)) {
            case ItemCard item -> ItemChanges.back(item);
            case ObjectiveCard objective -> objective.deck();
            case SpeciesCard _ -> s.rules().species().id();
            default ->
                throw new IllegalArgumentException(s.rules().kind(piece) + " never lies face down before a seat");
        };
    }

    private List<HeldView> held(int attachedTo) {
        List<HeldView> result = new ArrayList<>();
        for (int p = s.pieces.first(Zone.held(seat)); p >= 0; p = s.pieces.next(p)) {
            if (s.pieces.attachedTo(p) == attachedTo) {
                Integer ammo = s.item(p).weapon() == null ? null : s.pieces.ammo(p);
                result.add(new HeldView(words.name(p), ammo, held(p)));
            }
        }
        return List.copyOf(result);
    }

    private List<String> objects(int first, int second) {
        List<String> result = new ArrayList<>();
        for (int thing : new int[] {first, second}) {
            if (thing != Thing.NONE) {
                result.add(thing(s, thing));
            }
        }
        return List.copyOf(result);
    }

    /** The word for an object; the corpse of a character names it. */
    static String thing(GameState s, int thing) {
        return Thing.isRedCorpse(thing)
                ? Thing.id(thing) + "-" + s.crew.character(Thing.seatOf(thing)).id()
                : Thing.id(thing);
    }
}
