package coldwake.testkit.scenario;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.card.PieceKind;
import coldwake.engine.module.Counter;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.species.IntruderType;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Rearrange;
import coldwake.engine.state.Status;
import coldwake.engine.state.Thing;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What the words of a scenario mean on its table, and how the table is written in such words. */
final class Names {
    private static final String SEAT = "seat-";

    private final String file;
    private final GameState s;

    Names(String file, GameState state) {
        this.file = file;
        s = state;
    }

    ScenarioException mistake(Word word, String expected) {
        return mistake(word.line(), "found '" + word + "', expected " + expected);
    }

    ScenarioException mistake(int line, String problem) {
        return new ScenarioException(file, line, problem);
    }

    private ScenarioException unknown(String kind, Word word, List<String> known) {
        return mistake(word.line(), "unknown " + kind + " '" + word + "'; expected one of " + String.join(", ", known));
    }

    /** The place of a word among those that are known. */
    int indexOf(List<String> known, Word word) {
        int index = known.indexOf(word.text());
        if (index < 0) {
            throw mistake(word, "one of " + String.join(", ", known));
        }
        return index;
    }

    /** A piece of a kind that is called so and was not placed before. */
    int piece(Rearrange r, Word word, PieceKind kind) {
        int piece = r.find(p -> s.rules().kind(p) == kind && isCalled(p, word.text()));
        if (piece < 0) {
            throw mistake(
                    word,
                    "a " + called(kind) + " that is not used already: one of "
                            + String.join(", ", r.free(p -> s.rules().kind(p) == kind, this::card)));
        }
        return piece;
    }

    private static String called(PieceKind kind) {
        return switch (kind) {
            case TILE -> "room";
            case EXPLORATION -> "exploration token";
            case INTRUDER_TOKEN -> "token of the bag";
            case COORDINATES -> "coordinates card";
            default -> kind.name().toLowerCase(Locale.ROOT).replace('_', ' ') + " card";
        };
    }

    // ---------------------------------------------------------------- seats

    /** A seat by its character, or as {@code seat-1} and so on. */
    int seat(Word word) {
        int seat = s.crew.seatOf(word.text());
        if (seat >= 0) {
            return seat;
        }
        List<String> known = new ArrayList<>();
        for (int k = 0; k < s.seats(); k++) {
            if (word.text().equals(SEAT + (k + 1))) {
                return k;
            }
            known.add(seat(k));
        }
        throw unknown("seat", word, known);
    }

    String seat(int seat) {
        return s.crew.status(seat) == Status.DRAFTING
                ? SEAT + (seat + 1)
                : s.crew.character(seat).id();
    }

    List<String> seats(int mask) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < s.seats(); seat++) {
            if ((mask & 1 << seat) != 0) {
                names.add(seat(seat));
            }
        }
        return names;
    }

    // ---------------------------------------------------------------- places

    int room(Word word) {
        int slot = s.board().slotNumbered(word.text());
        if (slot < 0) {
            throw unknown(
                    "room",
                    word,
                    s.board().slots().stream().map(x -> x.number()).toList());
        }
        return slot;
    }

    String room(int slot) {
        return s.board().slots().get(slot).number();
    }

    List<String> rooms(int mask) {
        List<String> names = new ArrayList<>();
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            if ((mask & 1 << slot) != 0) {
                names.add(room(slot));
            }
        }
        return names;
    }

    /** A corridor by its two rooms in either order, or the technical corridors. */
    int passage(Word word) {
        int passage = s.board().passageNamed(word.text());
        if (passage < 0) {
            int dash = word.text().indexOf('-');
            if (dash > 0) {
                passage = s.board()
                        .passageNamed(word.text().substring(dash + 1) + "-"
                                + word.text().substring(0, dash));
            }
        }
        if (passage < 0) {
            List<String> known = new ArrayList<>();
            for (int p = 0; p < s.board().corridorCount(); p++) {
                known.add(s.board().passageName(p));
            }
            for (Board.Network network : s.board().networks()) {
                known.add(s.board().networks().size() == 1 ? "technical" : network.id());
            }
            throw unknown("corridor", word, known);
        }
        return passage;
    }

    int corridor(Word word) {
        int passage = passage(word);
        if (!s.board().isCorridor(passage)) {
            throw mistake(word, "a corridor that can have a door");
        }
        return passage;
    }

    List<String> passages(long mask) {
        List<String> names = new ArrayList<>();
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            names.add(passage(Long.numberOfTrailingZeros(rest)));
        }
        return names;
    }

    String passage(int passage) {
        return s.board().isCorridor(passage)
                ? s.board().passageName(passage)
                : s.board().networks().size() == 1 ? "technical" : s.board().passageName(passage);
    }

    // ---------------------------------------------------------------- things and intruders

    int type(Word word) {
        List<IntruderType> types = s.rules().species().types();
        for (int t = 0; t < types.size(); t++) {
            if (types.get(t).id().equals(word.text())) {
                return t;
            }
        }
        throw unknown(
                "intruder type", word, types.stream().map(IntruderType::id).toList());
    }

    /** A number that the species keeps: of every seat, or of the ship. */
    int counter(Word word, boolean ofSeat) {
        List<Counter> counters = s.rules().species().counters();
        for (int k = 0; k < counters.size(); k++) {
            if (counters.get(k).id().equals(word.text()) && counters.get(k).ofSeat() == ofSeat) {
                return k;
            }
        }
        throw unknown(
                "counter",
                word,
                counters.stream()
                        .filter(c -> c.ofSeat() == ofSeat)
                        .map(Counter::id)
                        .toList());
    }

    int thing(Word word) {
        List<String> known = new ArrayList<>();
        for (int thing = 0; thing < Thing.corpseOf(s.seats()); thing++) {
            if (thing(thing).equals(word.text())) {
                return thing;
            }
            known.add(thing(thing));
        }
        throw unknown("object", word, known);
    }

    boolean isThing(String word) {
        for (int thing = 0; thing < Thing.corpseOf(s.seats()); thing++) {
            if (thing(thing).equals(word)) {
                return true;
            }
        }
        return false;
    }

    /** An object; corpses of characters carry the character's name. */
    String thing(int thing) {
        return Thing.isRedCorpse(thing) ? Thing.id(thing) + "-" + seat(Thing.seatOf(thing)) : Thing.id(thing);
    }

    String token(int piece) {
        IntruderToken token = (IntruderToken) s.rules().piece(piece);
        if (token.blank()) {
            return "blank";
        }
        String type = s.rules().species().tokenTypes().get(token.type())
                + (token.colour().isEmpty() ? "" : "-" + token.colour());
        return token.number() == 0 ? type : type + "/" + token.number();
    }

    // ---------------------------------------------------------------- steps

    /** A step of the agenda in the words of scenarios. */
    String step(Step step) {
        StringBuilder out = new StringBuilder(LoggedEvents.kebab(step.getClass().getSimpleName()));
        for (RecordComponent part : step.getClass().getRecordComponents()) {
            out.append(' ')
                    .append(LoggedEvents.kebab(part.getName()))
                    .append('=')
                    .append(part(part, step));
        }
        return out.toString();
    }

    private String part(RecordComponent part, Step step) {
        Object value = LoggedEvents.read((Record) step, part);
        if (!(value instanceof Integer number) || number < 0) {
            return String.valueOf(value);
        }
        return switch (part.getName()) {
            case "seat", "who", "by", "whose" -> number < s.seats() ? seat(number) : value.toString();
            case "slot", "room", "from", "to" -> number < s.board().slotCount() ? room(number) : value.toString();
            case "piece", "card", "item", "source", "weapon" ->
                number < s.rules().pieceCount() ? card(number) : value.toString();
            default -> value.toString();
        };
    }

    // ---------------------------------------------------------------- pieces

    /** Whether a piece is what a word calls it: its id; a contamination card also by its kind. */
    boolean isCalled(int piece, String word) {
        Ruleset rules = s.rules();
        return switch (rules.piece(piece)) {
            case ContaminationCard card -> isCalled(card, s.pieces.knownTo(piece) != 0, word);
            case IntruderToken token ->
                token(piece).equals(word)
                        || token(piece).startsWith(word + "/")
                        || !token.colour().isEmpty() && token(piece).startsWith(word + "-" + token.colour())
                        || token.id().equals(word);
            default -> rules.idOf(piece).equals(word);
        };
    }

    private static boolean isCalled(ContaminationCard card, boolean scanned, String word) {
        return switch (word) {
            case "contamination" -> true;
            case "infected" -> card.infected();
            case "clean" -> !card.infected();
            case "scanned-infected" -> card.infected() && scanned;
            case "scanned-clean" -> !card.infected() && scanned;
            default -> false;
        };
    }

    String card(int piece) {
        if (s.rules().piece(piece) instanceof ContaminationCard card) {
            return (s.pieces.knownTo(piece) != 0 ? "scanned-" : "") + (card.infected() ? "infected" : "clean");
        }
        return s.rules().kind(piece) == PieceKind.INTRUDER_TOKEN
                ? token(piece)
                : s.rules().idOf(piece);
    }

    /** The cards of a zone, from the top. */
    List<Integer> pieces(int zone) {
        List<Integer> pieces = new ArrayList<>();
        for (int p = s.pieces.first(zone); p >= 0; p = s.pieces.next(p)) {
            pieces.add(p);
        }
        return pieces;
    }

    List<String> cards(int zone) {
        return pieces(zone).stream().map(this::card).toList();
    }
}
