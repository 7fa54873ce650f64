package coldwake.engine.view;

import coldwake.engine.card.Colour;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.module.Pile;
import coldwake.engine.setup.Board;
import coldwake.engine.species.IntruderType;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import coldwake.engine.view.ShipView.CorridorView;
import coldwake.engine.view.ShipView.ItemDeckView;
import coldwake.engine.view.ShipView.NetworkView;
import coldwake.engine.view.ShipView.RoomView;
import coldwake.engine.view.ShipView.TableView;
import coldwake.engine.view.ShipView.WeaknessView;
import coldwake.engine.view.ViewBuilder.Words;
import java.util.ArrayList;
import java.util.List;

/** What every place has, as one seat sees it. */
final class ShipViewBuilder {
    private final GameState s;
    private final int seat;
    private final Words words;
    private final Board board;

    ShipViewBuilder(GameState state, int seat) {
        s = state;
        this.seat = seat;
        words = new Words(state, seat);
        board = state.board();
    }

    ShipView build() {
        return new ShipView(
                rooms(),
                corridors(),
                networks(),
                s.ship.time(),
                weaknesses(),
                s.pieces.count(Zone.BAG),
                extinct(),
                s.rules().limits().fire() - Integer.bitCount(s.ship.burningRooms()),
                s.rules().limits().malfunction() - Integer.bitCount(s.ship.malfunctioningRooms()),
                s.rules().limits().doors() - Long.bitCount(s.ship.closedDoors() | s.ship.destroyedDoors()),
                table());
    }

    // ---------------------------------------------------------------- rooms and corridors

    private List<RoomView> rooms() {
        List<RoomView> result = new ArrayList<>();
        for (int slot = 0; slot < board.slotCount(); slot++) {
            int token = s.ship.tokenPiece(slot);
            result.add(new RoomView(
                    words.room(slot),
                    s.ship.explored(slot),
                    Visibility.seesTile(s, seat, slot) ? s.ship.room(slot).id() : null,
                    token >= 0,
                    token >= 0 && Visibility.seesToken(s, seat, slot) ? words.name(token) : null,
                    s.ship.items(slot),
                    s.ship.burning(slot),
                    s.ship.malfunctioning(slot),
                    things(slot)));
        }
        return List.copyOf(result);
    }

    private List<String> things(int slot) {
        List<String> result = new ArrayList<>();
        for (int thing : s.rules().things().numbers()) {
            for (int k = 0; k < s.ship.things(slot, thing); k++) {
                result.add(OptionIds.thing(s, thing));
            }
        }
        return List.copyOf(result);
    }

    private List<CorridorView> corridors() {
        List<CorridorView> result = new ArrayList<>();
        for (int c = 0; c < board.corridorCount(); c++) {
            Board.Corridor corridor = board.corridors().get(c);
            String door = s.ship.doorClosed(c) ? "closed" : s.ship.doorDestroyed(c) ? "destroyed" : "open";
            result.add(new CorridorView(
                    corridor.id(), words.room(corridor.a()), words.room(corridor.b()), s.ship.noisy(c), door));
        }
        return List.copyOf(result);
    }

    private List<NetworkView> networks() {
        List<NetworkView> result = new ArrayList<>();
        for (int k = 0; k < board.networks().size(); k++) {
            result.add(new NetworkView(board.networks().get(k).id(), s.ship.noisy(board.corridorCount() + k)));
        }
        return List.copyOf(result);
    }

    // ---------------------------------------------------------------- the species

    private List<WeaknessView> weaknesses() {
        List<WeaknessView> result = new ArrayList<>();
        List<String> objects = s.rules().species().studied(s);
        for (int slot = 0; slot < objects.size(); slot++) {
            int card = s.pieces.weaknessAt(slot);
            boolean seen = Visibility.sees(s, seat, card);
            boolean works = seen
                    && s.ship.hasWeakness(
                            s.rules().species().weaknessOrdinal(s.rules().idOf(card)));
            result.add(new WeaknessView(objects.get(slot), seen ? words.name(card) : null, works));
        }
        return List.copyOf(result);
    }

    private List<String> extinct() {
        List<IntruderType> types = s.rules().species().types();
        List<String> result = new ArrayList<>();
        for (int type = 0; type < types.size(); type++) {
            if (s.intruders.extinct(type)) {
                result.add(types.get(type).id());
            }
        }
        return List.copyOf(result);
    }

    // ---------------------------------------------------------------- decks

    private TableView table() {
        int next = s.pieces.first(Zone.EVENT_DECK);
        return new TableView(
                s.pieces.count(Zone.EVENT_DECK),
                next >= 0 && Visibility.sees(s, seat, next) ? words.name(next) : null,
                words.all(Zone.EVENT_DISCARD),
                s.pieces.count(Zone.ATTACK_DECK),
                words.all(Zone.ATTACK_DISCARD),
                s.pieces.count(Zone.WOUND_DECK),
                s.pieces.count(Zone.CONTAMINATION_DECK),
                List.of(itemDeck(Colour.RED), itemDeck(Colour.YELLOW), itemDeck(Colour.GREEN)),
                words.all(Zone.CRAFT_DECK),
                cards(Pile.Kind.DECK).size(),
                cards(Pile.Kind.FACE_UP).stream().map(words::name).toList());
    }

    /** The cards in the piles of the species of one kind. */
    private List<Integer> cards(Pile.Kind kind) {
        return s.rules().species().piles().stream()
                .filter(pile -> pile.kind() == kind)
                .flatMap(pile -> ModuleViewBuilder.pieces(s, s.rules().zones().pile(pile.id())).stream())
                .toList();
    }

    private ItemDeckView itemDeck(Colour colour) {
        return new ItemDeckView(
                Words.word(colour), s.pieces.count(Zone.itemDeck(colour)), words.all(Zone.itemDiscard(colour)));
    }
}
