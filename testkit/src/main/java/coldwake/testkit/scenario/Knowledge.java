package coldwake.testkit.scenario;

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

    private static final String EXPECTED =
            "tile:ROOM, token:ROOM, engine:N, coordinates, event, objective:CHARACTER, item:CHARACTER/ITEM"
                    + " or species:CHARACTER";

    static Fact fact(Names names, Word word) {
        String[] parts = word.text().split(":", 2);
        Word about = new Word(word.line(), parts.length == 2 ? parts[1] : "");
        return switch (parts[0]) {
            case "tile" -> new Tile(names.room(about));
            case "token" -> new Token(names.room(about));
            case "engine" -> new Engine(ShipSetter.engine(names, about));
            case "coordinates" -> new Coordinates();
            case "event" -> new Event();
            case "objective" -> new Objective(names.seat(about));
            case "item" -> item(names, word, about);
            case "species" -> new SpeciesCard(names.seat(about));
            default -> throw names.mistake(word, EXPECTED);
        };
    }

    private static Fact item(Names names, Word word, Word about) {
        int slash = about.text().indexOf('/');
        if (slash < 0) {
            throw names.mistake(word, EXPECTED);
        }
        Word whose = new Word(word.line(), about.text().substring(0, slash));
        return new Item(names.seat(whose), about.text().substring(slash + 1));
    }

    static boolean isKnown(GameState s, int seat, Fact fact) {
        int mask = 1 << seat;
        return switch (fact) {
            case Tile(int slot) -> (s.ship.tileKnownTo(slot) & mask) != 0;
            case Token(int slot) -> (s.ship.tokenKnownTo(slot) & mask) != 0;
            case Engine(int engine) -> (s.ship.engineKnownTo(engine) & mask) != 0;
            case Coordinates() -> isPieceKnown(s, s.pieces.first(Zone.COORDINATES), mask);
            case Event() -> isPieceKnown(s, s.pieces.first(Zone.EVENT_DECK), mask);
            case Objective(int whose) -> isPieceKnown(s, s.pieces.first(Zone.objectives(whose)), mask);
            case Item(int whose, String id) -> isPieceKnown(s, s.pieces.find(Zone.inventory(whose), id), mask);
            case SpeciesCard(int whose) -> isPieceKnown(s, s.pieces.first(Zone.species(whose)), mask);
        };
    }

    private static boolean isPieceKnown(GameState s, int piece, int mask) {
        return piece >= 0 && (s.pieces.knownTo(piece) & mask) != 0;
    }
}
