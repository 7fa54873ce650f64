package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.CharacterDef;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.card.Weapon;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.CardChanges;
import coldwake.engine.state.Changes;
import coldwake.engine.state.GameState;
import coldwake.engine.state.ShipState;
import coldwake.engine.state.Streams;
import coldwake.engine.state.Thing;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.List;

/** Set-up of board and crew, steps 1 to 20. */
public final class SetupRules {
    /** Where everyone wakes up. */
    static final String START_ROOM = "hibernatorium";

    private SetupRules() {}

    /** Sets the table; the first question is the draft, or the first turn. */
    public static void setUp(Play p) {
        Changes c = p.changes();
        Ruleset rules = p.rules();
        layOutRooms(p);
        drawInto(p, Streams.COORDINATES, PieceKind.COORDINATES, Zone.COORDINATES, 1);
        placePods(p);
        int working = 0;
        for (int engine = 0; engine < ShipState.engines(); engine++) {
            working |= c.random(Streams.ENGINES, 2) << engine;
        }
        c.ship.setUpEngines(working);
        drawInto(p, Streams.WEAKNESSES, PieceKind.WEAKNESS, Zone.WEAKNESSES, 3);
        p.changes().bag.poolAll();
        rules.species().fillBag(p);
        fillDecks(p);
        seatPlayers(p);
        if (rules.setup().options().contains(Hourglass.OPTION)) {
            c.setHourglass(Hourglass.TURNED);
        }
        rules.mode().dealObjectives(p);
        c.ship.putThing(p.state().ship.slotOf(START_ROOM), Thing.BLUE_CORPSE);
        startCrew(p);
    }

    /** Steps 2-4: tiles by the kind of slot, then one exploration token on each tile, and where else the species says. */
    private static void layOutRooms(Play p) {
        Board board = p.board();
        for (int slot = 0; slot < board.slotCount(); slot++) {
            placeNamedTile(p, slot, board.slots().get(slot));
        }
        for (int slot = 0; slot < board.slotCount(); slot++) {
            Board.Slot place = board.slots().get(slot);
            if (place.room().isEmpty()) {
                p.changes().ship.placeTile(slot, pickFromBox(p, Streams.ROOMS, PieceKind.TILE, place.kind()));
            }
        }
        for (int slot = 0; slot < board.slotCount(); slot++) {
            if (p.rules().species().getsToken(p.state(), slot)) {
                p.changes()
                        .ship
                        .placeToken(slot, pickFromBox(p, Streams.EXPLORATION_TOKENS, PieceKind.EXPLORATION, ""));
            }
        }
    }

    /** A printed room is explored; a tile at a fixed place lies face up and waits for the first who enters. */
    private static void placeNamedTile(Play p, int slot, Board.Slot place) {
        switch (place.kind()) {
            case "special" -> {
                p.changes().ship.placeTile(slot, p.rules().find(PieceKind.TILE, place.room()));
                p.changes().ship.explore(slot);
            }
            case "fixed" -> {
                p.changes().ship.placeTile(slot, p.rules().find(PieceKind.TILE, place.room()));
                p.changes().ship.turnUp(slot);
            }
            default -> {}
        }
    }

    /** A random piece of a kind (and, for tiles, of a set) from the box. */
    private static int pickFromBox(Play p, int stream, PieceKind kind, String set) {
        GameState s = p.state();
        int chosen = -1;
        int seen = 0;
        for (int piece : p.rules().ofKind(kind)) {
            boolean fits = s.pieces.zoneOf(piece) == Zone.BOX
                    && (kind != PieceKind.TILE || p.rules().room(piece).set().equals(set));
            if (fits && p.changes().random(stream, ++seen) == 0) {
                chosen = piece;
            }
        }
        return chosen;
    }

    private static void drawInto(Play p, int stream, PieceKind kind, int zone, int count) {
        for (int k = 0; k < count; k++) {
            p.changes().cards.toBottom(pickFromBox(p, stream, kind, ""), zone);
        }
    }

    /** Step 7: pods chosen at random, placed in turn in sections A and B by ascending number. */
    private static void placePods(Play p) {
        int wanted = p.rules().limits().podsByPlayers().get(p.state().seats());
        int left = (1 << ShipState.pods()) - 1;
        int chosen = 0;
        for (int k = 0; k < wanted; k++) {
            chosen |= 1 << p.changes().drawPod(left & ~chosen);
        }
        int placed = 0;
        for (int pod = 0; pod < ShipState.pods(); pod++) {
            if ((chosen & 1 << pod) != 0) {
                p.changes().ship.placePod(pod, placed++ % 2);
            }
        }
    }

    private static void fillDecks(Play p) {
        GameState s = p.state();
        CardChanges cards = p.changes().cards;
        for (int piece = 0; piece < p.rules().pieceCount(); piece++) {
            int zone = switch (p.rules().kind(piece)) {
                case EVENT -> Zone.EVENT_DECK;
                case ATTACK -> Zone.ATTACK_DECK;
                case WOUND -> Zone.WOUND_DECK;
                case CONTAMINATION -> Zone.CONTAMINATION_DECK;
                case SPECIES -> Zone.SPECIES_DECK;
                case ITEM -> itemZone(p.rules().item(piece));
                default -> Zone.BOX;
            };
            if (zone != Zone.BOX && s.pieces.zoneOf(piece) == Zone.BOX) {
                cards.toBottom(piece, zone);
            }
        }
        for (int zone = Zone.EVENT_DECK; zone < Zone.CRAFT_DECK; zone++) {
            if (s.pieces.count(zone) > 0) {
                cards.shuffle(zone);
            }
        }
        if (s.pieces.count(Zone.SPECIES_DECK) > 0) {
            cards.shuffle(Zone.SPECIES_DECK);
        }
    }

    private static int itemZone(ItemCard item) {
        return switch (item.deck()) {
            case RED, YELLOW, GREEN -> Zone.itemDeck(item.deck());
            case BLUE -> Zone.CRAFT_DECK;
            case WHITE, NONE -> Zone.BOX;
        };
    }

    /** Step 14: player numbers; number 1 holds the first player token (step 19). */
    private static void seatPlayers(Play p) {
        GameSetup setup = p.rules().setup();
        List<Integer> numbers = new ArrayList<>(setup.numbers());
        for (int seat = numbers.size(); seat < setup.seats(); seat++) {
            numbers.add(p.changes().random(Streams.PLAYER_NUMBERS, numbers.size() + 1), seat + 1);
        }
        for (int seat = 0; seat < setup.seats(); seat++) {
            p.changes().crew.sitDown(seat, numbers.get(seat));
        }
        p.changes().setFirstPlayer(p.state().crew.seatNumbered(1));
    }

    /** Step 17: the draft, or the characters the players picked freely. */
    private static void startCrew(Play p) {
        GameSetup setup = p.rules().setup();
        if (setup.crew().isEmpty()) {
            p.changes().setDraft(draftCards(p.rules()));
            p.then(new Step.Draft(1));
        } else {
            for (int seat = 0; seat < setup.seats(); seat++) {
                p.then(new Step.TakeCharacter(
                        seat, p.rules().character(setup.crew().get(seat))));
            }
        }
        p.then(new Step.SetUpSpecies());
        p.then(new Step.StartRound());
    }

    /** The draft cards that are shuffled, as a bit set of characters: those of a pack only with its option. */
    private static int draftCards(Ruleset rules) {
        int cards = 0;
        for (int c = 0; c < rules.characters().size(); c++) {
            String option = rules.characters().get(c).option();
            if (option.isEmpty() || rules.setup().options().contains(option)) {
                cards |= 1 << c;
            }
        }
        return cards;
    }

    static void draft(Play p, int number) {
        int seat = p.state().crew.seatNumbered(number);
        int left = p.state().draft();
        int first = p.changes().drawDraftCard(left);
        int second = p.changes().drawDraftCard(left & ~(1 << first));
        p.changes().crew.draftOffered(seat, first, second);
        p.then(new Step.PickCharacter(seat, first, second));
        if (number < p.state().seats()) {
            p.then(new Step.Draft(number + 1));
        }
    }

    /** Step 18: deck, weapon and quest items of a character. */
    static void takeCharacter(Play p, int seat, int character) {
        Changes c = p.changes();
        c.setDraft(p.state().draft() & ~(1 << character));
        CharacterDef def = p.rules().characters().get(character);
        c.crew.takeCharacter(seat, character, p.state().ship.slotOf(START_ROOM));
        for (int piece = 0; piece < p.rules().pieceCount(); piece++) {
            if (p.rules().owner(piece) != character) {
                continue;
            }
            if (p.rules().kind(piece) == PieceKind.ACTION) {
                c.cards.toBottom(piece, Zone.deck(seat));
            } else if (p.rules().idOf(piece).equals(def.startingWeapon())) {
                c.cards.toBottom(piece, Zone.held(seat));
                Weapon weapon = p.rules().item(piece).weapon();
                if (weapon != null) {
                    c.items.setAmmo(seat, piece, weapon.capacity());
                }
            } else {
                c.cards.toBottom(piece, Zone.quests(seat));
            }
        }
        c.cards.shuffle(Zone.deck(seat));
    }
}
