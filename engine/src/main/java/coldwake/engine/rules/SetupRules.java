package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionCard;
import coldwake.engine.card.CharacterDef;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.card.Weapon;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.module.Pile;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.CardChanges;
import coldwake.engine.state.Changes;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Streams;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Set-up of board and crew, steps 1 to 20. */
public final class SetupRules {
    private SetupRules() {}

    /** Sets the table; the first question is the draft, or the first turn. */
    public static void setUp(Play p) {
        Ruleset rules = p.rules();
        layOutRooms(p);
        rules.place().layOut(p);
        draw(p, Streams.WEAKNESSES, PieceKind.WEAKNESS, Zone.WEAKNESSES, 3);
        p.changes().bag.poolAll();
        rules.species().fillBag(p);
        fillDecks(p);
        rules.mode().layOut(p);
        seatPlayers(p);
        rules.mode().dealObjectives(p);
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
                p.changes().ship.placeTile(slot, pickTile(p, place));
            }
            if (place.open()) {
                p.changes().ship.explore(slot);
            }
        }
        for (int slot = 0; slot < board.slotCount(); slot++) {
            if (p.rules().species().getsToken(p.state(), slot)) {
                int token = pickFromBox(p, Streams.EXPLORATION_TOKENS, PieceKind.EXPLORATION, piece -> true);
                if (token >= 0) {
                    p.changes().ship.placeToken(slot, token);
                }
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

    /** A random tile of the kind of a slot from the box. */
    public static int pickTile(Play p, Board.Slot place) {
        return pickFromBox(
                p,
                Streams.ROOMS,
                PieceKind.TILE,
                tile -> p.rules().room(tile).set().equals(place.kind())
                        && !place.never().contains(p.rules().idOf(tile)));
    }

    /** A random piece of a kind that fits from the box. */
    public static int pickFromBox(Play p, int stream, PieceKind kind, IntPredicate fitting) {
        GameState s = p.state();
        int chosen = -1;
        int seen = 0;
        for (int piece : p.rules().ofKind(kind)) {
            boolean fits = s.pieces.zoneOf(piece) == Zone.BOX && fitting.test(piece);
            if (fits && p.changes().random(stream, ++seen) == 0) {
                chosen = piece;
            }
        }
        return chosen;
    }

    /** Draws a card of a family from the box into a pile of its module. */
    public static void drawCard(Play p, String draw, String family, String pile) {
        GameState s = p.state();
        int stream = p.rules().streams().named(draw);
        int chosen = -1;
        int seen = 0;
        for (int piece : p.rules().ofKind(PieceKind.MODULE)) {
            boolean fits = s.pieces.zoneOf(piece) == Zone.BOX
                    && ((ModuleCard) p.rules().piece(piece)).family().equals(family);
            if (fits && p.changes().random(stream, ++seen) == 0) {
                chosen = piece;
            }
        }
        p.changes().cards.toBottom(chosen, p.rules().zones().pile(pile));
    }

    private static void draw(Play p, int stream, PieceKind kind, int zone, int count) {
        for (int k = 0; k < count; k++) {
            p.changes().cards.toBottom(pickFromBox(p, stream, kind, piece -> true), zone);
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
                case MODULE -> deckOf(p.rules(), (ModuleCard) p.rules().piece(piece));
                case ITEM -> itemZone(p.rules().item(piece));
                case ACTION -> looseZone(p.rules(), p.rules().action(piece));
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
        for (Pile pile : p.rules().zones().piles()) {
            int zone = p.rules().zones().pile(pile.id());
            if (pile.kind() == Pile.Kind.DECK && s.pieces.count(zone) > 0) {
                cards.shuffle(zone);
            }
        }
    }

    /** Where a card of a module starts; without a deck it stays in the box until its module draws it. */
    private static int deckOf(Ruleset rules, ModuleCard card) {
        return Math.max(Zone.BOX, rules.zones().pile(card.deck()));
    }

    /** Cards of characters stay in the box until somebody takes the character. */
    private static int looseZone(Ruleset rules, ActionCard card) {
        return card.isLoose() ? Math.max(Zone.BOX, rules.zones().pile(card.deck())) : Zone.BOX;
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
        p.then(new Step.SetUpModules());
        p.then(new Step.StartRound());
    }

    /** The draft cards that are shuffled, one for each colour, as a bit set: characters of a pack only with its option. */
    private static int draftCards(Ruleset rules) {
        int cards = 0;
        for (int c = 0; c < rules.characters().size(); c++) {
            String option = rules.characters().get(c).option();
            if (option.isEmpty() || rules.setup().options().contains(option)) {
                cards |= 1 << rules.draftCard(c);
            }
        }
        return cards;
    }

    static void draft(Play p, int number) {
        int seat = p.state().crew.seatNumbered(number);
        int left = p.state().draft();
        int first = p.changes().drawDraftCard(left);
        int others = left & ~(1 << first);
        // Whoever finds one card only takes it.
        int second = others == 0 ? first : p.changes().drawDraftCard(others);
        p.changes().crew.draftOffered(seat, first, second);
        p.then(new Step.PickCharacter(seat, first, second));
        if (number < p.state().seats()) {
            p.then(new Step.Draft(number + 1));
        }
    }

    /** A draft card leads to each character of its colour. */
    static void listCharacters(Play p, int seat, int card, OptionList options) {
        for (int character = card; character < p.rules().characters().size(); character++) {
            if (p.rules().draftCard(character) == card) {
                options.add(OptionKind.CHARACTER, character, new Step.TakeCharacter(seat, character));
            }
        }
    }

    /** Step 18: deck, starting items and quest items of a character; its trait card is for the module that has traits. */
    static void takeCharacter(Play p, int seat, int character) {
        Changes c = p.changes();
        c.setDraft(p.state().draft() & ~(1 << p.rules().draftCard(character)));
        CharacterDef def = p.rules().characters().get(character);
        c.crew.takeCharacter(seat, character, p.rules().place().startRoom(p.state(), def));
        for (int piece = 0; piece < p.rules().pieceCount(); piece++) {
            if (p.rules().owner(piece) != character) {
                continue;
            }
            if (p.rules().kind(piece) == PieceKind.ACTION) {
                c.cards.toBottom(piece, Zone.deck(seat));
            } else if (def.startingItems().contains(p.rules().idOf(piece))) {
                c.cards.toBottom(piece, Zone.held(seat));
                Weapon weapon = p.rules().item(piece).weapon();
                if (weapon != null) {
                    c.items.setAmmo(seat, piece, weapon.capacity());
                }
            } else if (p.rules().piece(piece) instanceof ItemCard item && item.quest() != null) {
                c.cards.toBottom(piece, Zone.quests(seat));
            }
        }
        c.cards.shuffle(Zone.deck(seat));
    }
}
