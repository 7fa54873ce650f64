package coldwake.testkit.scenario;

import coldwake.content.ship.Course;
import coldwake.content.ship.Engines;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** What a seat can know though it lies face down, and how that is written. */
final class Knowledge {
    private Knowledge() {}

    /** Something hidden. */
    sealed interface Fact {}

    record Tile(int slot) implements Fact {}

    record Token(int slot) implements Fact {}

    record Engine(int engine) implements Fact {}

    record Coordinates() implements Fact {}

    record Event() implements Fact {}

    record Objective(int whose) implements Fact {}

    record Item(int whose, String id) implements Fact {}

    record SpeciesCard(int whose) implements Fact {}

    /** The top card of a pile. */
    record Pile(int zone) implements Fact {}

    /** The first card of an add-on before a character. */
    record CardBefore(int whose) implements Fact {}

    private static final String EXPECTED =
            "tile:ROOM, token:ROOM, engine:N, coordinates, event, objective:CHARACTER, item:CHARACTER/ITEM,"
                    + " species:CHARACTER, before:CHARACTER or pile:PILE";

    static Fact fact(GameState s, ScenarioNames names, Word word) {
        String[] parts = word.text().split(":", 2);
        Word about = new Word(word.line(), parts.length == 2 ? parts[1] : "");
        return switch (parts[0]) {
            case "tile" -> new Tile(names.room(about));
            case "token" -> new Token(names.room(about));
            case "engine" -> new Engine(ShipSetter.engine(names, about));
            case "coordinates" -> alone(names, word, about, new Coordinates());
            case "event" -> alone(names, word, about, new Event());
            case "objective" -> new Objective(names.seat(about));
            case "item" -> item(names, word, about);
            case "species" -> {
                PileSetter.requireSpeciesCards(names, s, word.line());
                yield new SpeciesCard(names.seat(about));
            }
            case "before" -> new CardBefore(names.seat(about));
            case "pile" -> new Pile(PileSetter.pile(names, s, about));
            default -> throw names.mistake(word, EXPECTED);
        };
    }

    private static Fact alone(ScenarioNames names, Word word, Word about, Fact fact) {
        if (!about.text().isEmpty()) {
            throw names.mistake(word, EXPECTED);
        }
        return fact;
    }

    private static Fact item(ScenarioNames names, Word word, Word about) {
        int slash = about.text().indexOf('/');
        if (slash < 0) {
            throw names.mistake(word, EXPECTED);
        }
        Word whose = new Word(word.line(), about.text().substring(0, slash));
        Word item = new Word(word.line(), about.text().substring(slash + 1));
        names.requireInGame(item);
        return new Item(names.seat(whose), item.text());
    }

    static boolean isKnown(GameState s, int seat, Fact fact) {
        int mask = 1 << seat;
        return switch (fact) {
            case Tile(int slot) -> (s.ship.tileKnownTo(slot) & mask) != 0;
            case Token(int slot) -> (s.ship.tokenKnownTo(slot) & mask) != 0;
            case Engine(int engine) -> (Engines.knownTo(s, engine) & mask) != 0;
            case Coordinates() -> isPieceKnown(s, Course.card(s), mask);
            case Event() -> isPieceKnown(s, s.pieces.first(Zone.EVENT_DECK), mask);
            case Objective(int whose) -> isPieceKnown(s, s.pieces.first(Zone.objectives(whose)), mask);
            case Item(int whose, String id) -> isPieceKnown(s, s.pieces.find(Zone.inventory(whose), id), mask);
            case CardBefore(int whose) -> isPieceKnown(s, PileSetter.firstBefore(s, whose), mask);
            case Pile(int zone) -> isPieceKnown(s, s.pieces.first(zone), mask);
            case SpeciesCard(int whose) -> isPieceKnown(s, s.pieces.first(PileSetter.speciesCards(s, whose)), mask);
        };
    }

    private static boolean isPieceKnown(GameState s, int piece, int mask) {
        return piece >= 0 && (s.pieces.knownTo(piece) & mask) != 0;
    }
}
