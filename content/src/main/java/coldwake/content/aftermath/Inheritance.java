package coldwake.content.aftermath;

import coldwake.engine.card.Colour;
import coldwake.engine.card.ExplorationToken;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.card.PieceKind;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.SetupRules;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.Remains;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.setup.SetupException;
import coldwake.engine.species.IntruderType;
import coldwake.engine.species.Species;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Streams;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The ship as a finished game has left it. What lies face down at its end (weaknesses nobody found, the order of the item decks,
 * the numbers of the tokens in the bag, the status of a turret that nobody turned up) is drawn again: nobody at the table can tell
 * the difference, and who looks at the record of the finished game learns nothing.
 */
public final class Inheritance {
    private static final String BLANK = "blank";

    /** The tokens of characters in the bag; those of another crew join it. */
    private static final String OF_CREW = "insanity";

    private static final List<Colour> SEARCHED = List.of(Colour.RED, Colour.YELLOW, Colour.GREEN);

    /** The numbers that stay, of whatever modules are in play. */
    private static final List<String> STAYING = List.of(
            "ship.destination",
            "ship.pod",
            "ship.pod-section",
            "intruders.eggs",
            "carnomorphs.eggs",
            "void-seeders.eggs",
            "void-seeders.destroyed-lairs",
            "aftermath-events.lost-weakness");

    /** Turrets by room: their status, or {@link #UNSEEN}. */
    private static final String TURRETS = "turrets";

    /** The rooms of lairs, which stay. */
    private static final String LAIRS = "lairs";

    private static final String LAIR = "lair";

    /** No turret or lair. */
    private static final int NONE = -2;

    /** A turret whose status nobody turned up. */
    static final int UNSEEN = -1;

    /** A species whose cards make it stronger; they stay as they are. */
    private static final String ADAPTING = "carnomorphs";

    private final Play p;
    private final GameState s;
    private final Ruleset rules;
    private final @Nullable Remains left;

    /** Lays out a game. */
    Inheritance(Play play) {
        p = play;
        s = play.state();
        rules = play.rules();
        left = rules.setup().before();
    }

    // ---------------------------------------------------------------- what is left

    /** What a finished game has left. */
    public static Remains of(GameState over) {
        GameState s = over.copy();
        hideIntruders(s);
        Species species = s.rules().species();
        List<String> weaknesses = new ArrayList<>();
        List<Boolean> works = new ArrayList<>();
        for (int slot = 0; slot < s.pieces.count(Zone.WEAKNESSES); slot++) {
            int card = s.pieces.weaknessAt(slot);
            boolean seen = s.pieces.knownTo(card) == -1;
            weaknesses.add(seen ? s.rules().idOf(card) : "");
            works.add(
                    seen && s.ship.hasWeakness(species.weaknessOrdinal(s.rules().idOf(card))));
        }
        return new Remains(
                IntStream.range(0, s.seats())
                        .mapToObj(seat -> s.crew.character(seat).id())
                        .toList(),
                rooms(s),
                corridors(s, s.ship.closedDoors()),
                corridors(s, s.ship.destroyedDoors()),
                weaknesses,
                works,
                discarded(s),
                bag(s),
                IntStream.range(0, species.types().size())
                        .filter(s.intruders::extinct)
                        .mapToObj(type -> species.types().get(type).id())
                        .toList(),
                counters(s));
    }

    /** All intruders but lairs go into the bag. */
    private static void hideIntruders(GameState s) {
        Play play = new Play(s);
        for (int rest = s.intruders.onBoard(); rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (!isLair(s, i)) {
                IntruderRules.hide(play, i);
            }
        }
    }

    private static boolean isLair(GameState s, int intruder) {
        return s.intruders.typeOf(intruder).id().equals(LAIR);
    }

    /** A token that nobody turned up says how many items there are, and no more. */
    private static List<Remains.Room> rooms(GameState s) {
        List<Remains.Room> rooms = new ArrayList<>();
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            rooms.add(new Remains.Room(s.ship.room(slot).id(), items(s, slot), s.ship.malfunctioning(slot)));
        }
        return rooms;
    }

    /** The item counter of a room once its token, if it has one, is turned up. */
    private static int items(GameState s, int slot) {
        int token = s.ship.tokenPiece(slot);
        return token >= 0 && s.ship.room(slot).searchable()
                ? s.rules().mode().itemsFound(((ExplorationToken) s.rules().piece(token)).items())
                : s.ship.items(slot);
    }

    private static List<String> corridors(GameState s, long doors) {
        return IntStream.range(0, s.board().corridorCount())
                .filter(corridor -> (doors & 1L << corridor) != 0)
                .mapToObj(corridor -> s.board().corridors().get(corridor).id())
                .toList();
    }

    /** All items that are not in their decks any more, whoever has them. */
    private static List<String> discarded(GameState s) {
        List<String> names = new ArrayList<>();
        for (int item : s.rules().ofKind(PieceKind.ITEM)) {
            Colour deck = s.item(item).deck();
            if (SEARCHED.contains(deck) && s.pieces.zoneOf(item) != Zone.itemDeck(deck)) {
                names.add(s.rules().names().get(item));
            }
        }
        return names;
    }

    private static Map<String, Integer> bag(GameState s) {
        Map<String, Integer> bag = new TreeMap<>();
        for (int token = s.pieces.first(Zone.BAG); token >= 0; token = s.pieces.next(token)) {
            bag.merge(kind(s.rules().species(), (IntruderToken) s.rules().piece(token)), 1, Integer::sum);
        }
        bag.keySet().removeIf(kind -> kind.startsWith(OF_CREW));
        return bag;
    }

    /** The kind of a token in the words of scenarios: its type, and its colour if it has one. */
    private static String kind(Species species, IntruderToken token) {
        if (token.blank()) {
            return BLANK;
        }
        String type = species.tokenTypes().get(token.type());
        return token.colour().isEmpty() ? type : type + "-" + token.colour();
    }

    private static Map<String, List<Integer>> counters(GameState s) {
        Map<String, List<Integer>> counters = new TreeMap<>();
        for (String name : s.rules().counterNames()) {
            if (STAYING.contains(name)) {
                int counter = s.rules().counter(name);
                counters.put(
                        name,
                        IntStream.range(0, s.rules().size(counter))
                                .mapToObj(at -> s.counter(counter, at))
                                .toList());
            }
        }
        List<Integer> turrets = IntStream.range(0, s.board().slotCount())
                .mapToObj(slot -> Turrets.at(s, slot) < 0 ? NONE : Turrets.openStatus(s, slot))
                .toList();
        if (turrets.stream().anyMatch(status -> status != NONE)) {
            counters.put(TURRETS, turrets);
        }
        List<Integer> lairs = new ArrayList<>();
        for (int rest = s.intruders.onBoard(); rest != 0; rest &= rest - 1) {
            lairs.add(s.intruders.room(Integer.numberOfTrailingZeros(rest)));
        }
        if (!lairs.isEmpty()) {
            counters.put(LAIRS, lairs);
        }
        return counters;
    }

    // ---------------------------------------------------------------- whether it fits

    /** Refuses what no game of these rules can have left. */
    public static void check(Ruleset rules, Remains left) {
        Board board = rules.board();
        int rooms = left.rooms().size();
        long annex = board.slots().stream().filter(Board.Slot::open).count();
        require(rooms == board.slotCount() || rooms == board.slotCount() - annex - 1, rooms + " rooms");
        for (int slot = 0; slot < rooms; slot++) {
            Remains.Room room = left.rooms().get(slot);
            int tile = rules.find(PieceKind.TILE, room.tile());
            Board.Slot place = board.slots().get(slot);
            require(
                    tile >= 0
                            && (place.room().isEmpty()
                                    ? rules.room(tile).set().equals(place.kind())
                                    : place.room().equals(room.tile())),
                    "the room " + room.tile() + " as " + place.number());
            require(room.items() >= 0 && room.items() <= Byte.MAX_VALUE, room.items() + " items");
        }
        List<String> tiles = left.rooms().stream().map(Remains.Room::tile).toList();
        require(tiles.stream().distinct().count() == tiles.size(), "a room twice");
        List<String> corridors =
                board.corridors().stream().map(Board.Corridor::id).toList();
        left.closed().forEach(id -> require(corridors.contains(id), "the corridor " + id));
        left.destroyed().forEach(id -> require(corridors.contains(id), "the corridor " + id));
        left.weaknesses().stream()
                .filter(id -> !id.isEmpty())
                .forEach(id -> require(rules.find(PieceKind.WEAKNESS, id) >= 0, "the weakness " + id));
        require(left.weaknesses().size() == left.works().size(), "weaknesses that do not say whether they work");
        left.discarded().forEach(name -> {
            int piece = rules.named(name);
            require(
                    piece >= 0
                            && rules.kind(piece) == PieceKind.ITEM
                            && SEARCHED.contains(rules.item(piece).deck()),
                    "the item " + name);
        });
        left.bag().keySet().forEach(kind -> require(isToken(rules.species(), kind), "the token " + kind));
        List<String> types =
                rules.species().types().stream().map(IntruderType::id).toList();
        left.extinct().forEach(type -> require(types.contains(type), "the intruder " + type));
        left.counters().forEach((name, values) -> checkCounter(rules, name, values));
    }

    private static void checkCounter(Ruleset rules, String name, List<Integer> values) {
        switch (name) {
            case TURRETS ->
                require(
                        values.size() <= rules.board().slotCount()
                                && values.stream()
                                                .filter(status -> status != NONE)
                                                .count()
                                        <= Turrets.COUNT
                                && Turrets.inPlay(rules),
                        "turrets");
            case LAIRS -> {
                Collection<Integer> slots = values;
                require(
                        slots.stream()
                                        .allMatch(slot -> slot >= 0
                                                && slot < rules.board().slotCount())
                                && typeOf(rules.species(), LAIR) >= 0,
                        "lairs");
            }
            default ->
                require(
                        STAYING.contains(name)
                                && rules.counterNames().contains(name)
                                && rules.size(rules.counter(name)) == values.size(),
                        "the number " + name);
        }
    }

    private static void require(boolean fits, String what) {
        if (!fits) {
            throw new SetupException("no finished game can have left " + what);
        }
    }

    private static int typeOf(Species species, String id) {
        return species.types().stream().map(IntruderType::id).toList().indexOf(id);
    }

    private static boolean isToken(Species species, String kind) {
        return kind.equals(BLANK) || species.tokenTypes().stream().anyMatch(type -> kind.startsWith(type));
    }

    // ---------------------------------------------------------------- set-up

    /** The ship as it was left, or as it comes from the box, with every room turned up and without what lies about. */
    void layOut() {
        if (left == null) {
            for (int slot = 0; slot < s.board().slotCount(); slot++) {
                p.changes().ship.layOpen(slot, s.ship.tilePiece(slot), items(s, slot));
            }
        } else {
            layRooms(left);
            layWeaknesses(left);
            layItems(left);
            fillBag(left);
            left.counters().forEach(this::layCounter);
        }
        removeThings();
    }

    /** The slots that the finished game did not have get tiles that it did not use. */
    private void layRooms(Remains remains) {
        List<Board.Slot> slots = s.board().slots();
        for (int slot = 0; slot < slots.size(); slot++) {
            p.changes().cards.toBottom(s.ship.tilePiece(slot), Zone.BOX);
        }
        for (int slot = 0; slot < remains.rooms().size(); slot++) {
            Remains.Room room = remains.rooms().get(slot);
            p.changes().ship.layOpen(slot, rules.find(PieceKind.TILE, room.tile()), room.items());
        }
        for (int slot = remains.rooms().size(); slot < slots.size(); slot++) {
            Board.Slot place = slots.get(slot);
            int tile =
                    place.room().isEmpty() ? SetupRules.pickTile(p, place) : rules.find(PieceKind.TILE, place.room());
            p.changes().ship.layOpen(slot, tile, 0);
        }
        int broken = 0;
        for (int slot = 0; slot < remains.rooms().size(); slot++) {
            broken |= remains.rooms().get(slot).malfunction() ? 1 << slot : 0;
        }
        p.changes().ship.layDamage(doors(remains.closed()), doors(remains.destroyed()), broken);
    }

    private long doors(List<String> corridors) {
        long doors = 0;
        for (int corridor = 0; corridor < s.board().corridorCount(); corridor++) {
            doors |= corridors.contains(s.board().corridors().get(corridor).id()) ? 1L << corridor : 0;
        }
        return doors;
    }

    /** Those that were found lie open and do not work until they are found again; what makes a species stronger stays at work. */
    private void layWeaknesses(Remains remains) {
        p.changes().cards.moveAll(Zone.WEAKNESSES, Zone.BOX);
        for (int slot = 0; slot < remains.weaknesses().size(); slot++) {
            String id = remains.weaknesses().get(slot);
            int card = id.isEmpty() ? pickWeakness(remains) : rules.find(PieceKind.WEAKNESS, id);
            p.changes().cards.toBottom(card, Zone.WEAKNESSES);
            if (!id.isEmpty()) {
                p.changes().cards.reveal(card);
            }
        }
        for (int slot = 0;
                slot < remains.weaknesses().size() && p.species().id().equals(ADAPTING);
                slot++) {
            String id = remains.weaknesses().get(slot);
            if (remains.works().get(slot)) {
                p.changes().ship.revealTrait(slot, p.species().weaknessOrdinal(id));
            } else if (!id.isEmpty()) {
                p.changes().ship.layDiscardedTrait(slot);
            }
        }
    }

    private int pickWeakness(Remains remains) {
        return SetupRules.pickFromBox(
                p,
                Streams.WEAKNESSES,
                PieceKind.WEAKNESS,
                card -> !remains.weaknesses().contains(rules.idOf(card)));
    }

    private void layItems(Remains remains) {
        for (String name : remains.discarded()) {
            int item = rules.named(name);
            p.changes().cards.toBottom(item, Zone.itemDiscard(rules.item(item).deck()));
        }
    }

    private void fillBag(Remains remains) {
        p.changes().bag.poolAll();
        remains.bag().forEach((kind, tokens) -> addTokens(p, kind, tokens));
        for (String id : remains.extinct()) {
            int type = typeOf(p.species(), id);
            p.changes().intruders.setExtinct(type);
            int token = p.species().tokenTypes().indexOf(id);
            if (token >= 0) {
                p.changes().bag.removeTokens(token);
            }
        }
    }

    /** Adds tokens of a kind to the bag, as far as there are any. */
    static void addTokens(Play p, String kind, int tokens) {
        if (kind.equals(BLANK)) {
            p.changes().bag.addTokens(IntruderToken.BLANK, "", tokens);
            return;
        }
        List<String> types = p.species().tokenTypes();
        String type = types.stream().filter(kind::startsWith).findFirst().orElseThrow();
        String colour = kind.equals(type) ? "" : kind.substring(type.length() + 1);
        p.changes().bag.addTokens(types.indexOf(type), colour, tokens);
    }

    private void layCounter(String name, List<Integer> values) {
        switch (name) {
            case TURRETS -> {
                for (int slot = 0; slot < values.size(); slot++) {
                    if (values.get(slot) != NONE) {
                        Turrets.stand(p, slot, values.get(slot));
                    }
                }
            }
            case LAIRS -> values.forEach(slot -> p.changes().intruders.place(typeOf(p.species(), LAIR), slot));
            default -> {
                for (int at = 0; at < values.size(); at++) {
                    p.changes().setCounter(rules.counter(name), at, values.get(at));
                }
            }
        }
    }

    /** Heavy objects do not stay, the blue corpse neither. */
    private void removeThings() {
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            for (int thing : rules.things().numbers()) {
                while (s.ship.things(slot, thing) > 0) {
                    p.changes().ship.takeThing(slot, thing);
                }
            }
        }
    }
}
