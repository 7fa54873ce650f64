package coldwake.engine.view;

import coldwake.engine.card.ItemCard;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.module.Pile;
import coldwake.engine.module.Thing;
import coldwake.engine.place.WayOut;
import coldwake.engine.setup.Backs;
import coldwake.engine.state.GameState;
import coldwake.engine.state.ItemChanges;
import coldwake.engine.state.Status;
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
import org.jspecify.annotations.Nullable;

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
                trait(chosen),
                s.crew.playerNumber(seat),
                status(),
                chosen ? words.room(s.crew.roomOf(seat)) : null,
                s.crew.status(seat) == Status.WAITING ? s.crew.exit(seat) + 1 : null,
                s.crew.lightWounds(seat),
                words.all(Zone.wounds(seat)),
                words.all(Zone.dressed(seat)),
                s.crew.slimed(seat),
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
                new ModuleViewBuilder(s, viewer).ofSpecies(seat),
                speciesCards());
    }

    private @Nullable String trait(boolean chosen) {
        return chosen && !s.crew.character(seat).trait().isEmpty()
                ? s.crew.character(seat).trait()
                : null;
    }

    private String status() {
        WayOut way = s.crew.wayOut(seat);
        return way == null ? Words.word(s.crew.status(seat)) : way.id();
    }

    private HandView hand(int zone) {
        return Visibility.seesZone(s, viewer, zone)
                ? new HandView.Mine(words.all(zone))
                : new HandView.Theirs(s.pieces.count(zone), marked(zone));
    }

    private List<String> marked(int zone) {
        Backs backs = s.rules().backs();
        return !backs.anyMarked()
                ? List.of()
                : ModuleViewBuilder.pieces(s, zone).stream()
                        .filter(backs::marked)
                        .map(card -> s.rules().idOf(card))
                        .toList();
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
        return ModuleViewBuilder.pieces(s, zone).stream()
                .map(this::faceDownCard)
                .toList();
    }

    private FaceDown faceDownCard(int piece) {
        return new FaceDown(back(piece), Visibility.sees(s, viewer, piece) ? words.name(piece) : null);
    }

    private List<FaceDown> speciesCards() {
        return s.rules().species().piles().stream()
                .filter(Pile::ofSeat)
                .flatMap(pile -> faceDown(s.rules().zones().pile(pile.id()) + seat).stream())
                .toList();
    }

    private String back(int piece) {
        return switch (s.rules().piece(piece)) {
            case ItemCard item -> ItemChanges.back(item);
            case ObjectiveCard objective -> objective.deck();
            case ModuleCard card -> card.back();
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
                result.add(OptionIds.thing(s, thing));
            }
        }
        return List.copyOf(result);
    }
}
