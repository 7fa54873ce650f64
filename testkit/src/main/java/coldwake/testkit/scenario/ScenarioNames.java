package coldwake.testkit.scenario;

import coldwake.content.Rulesets;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.card.PieceKind;
import coldwake.engine.event.GameEvent;
import coldwake.engine.module.Counter;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.setup.Things;
import coldwake.engine.species.IntruderType;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Rearrange;
import coldwake.engine.state.Status;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** What the words of a scenario mean on its table, and how the table is written in such words. */
final class ScenarioNames {
    private static final String SEAT = "seat-";

    private final String file;
    private final GameState s;

    ScenarioNames(String file, GameState state) {
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
        String expected = known.isEmpty() ? "this game has none" : "expected one of " + String.join(", ", known);
        return mistake(word.line(), "unknown " + kind + " '" + word + "'; " + expected);
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
                    called(kind) + " that is not used already: one of "
                            + String.join(", ", r.free(p -> s.rules().kind(p) == kind, this::card)));
        }
        return piece;
    }

    private static String called(PieceKind kind) {
        return switch (kind) {
            case TILE -> "a room";
            case EXPLORATION -> "an exploration token";
            case INTRUDER_TOKEN -> "a token of the bag";
            case MODULE -> "a card";
            default -> "a " + kind.name().toLowerCase(Locale.ROOT).replace('_', ' ') + " card";
        };
    }

    /** The ids of all pieces of all games, read once somebody asks. */
    private static final class AllGames {
        static final Set<String> IDS = ids();

        private static Set<String> ids() {
            Set<String> ids = new TreeSet<>();
            for (GameSetup setup : Rulesets.choices().fullSetups()) {
                Ruleset rules = Rulesets.of(setup);
                IntStream.range(0, rules.pieceCount()).forEach(piece -> ids.add(rules.idOf(piece)));
            }
            return ids;
        }
    }

    /** Refuses what is the id of a piece in no game at all. */
    void requireInSomeGame(Word word) {
        if (!AllGames.IDS.contains(word.text())) {
            List<String> elsewhere =
                    AllGames.IDS.stream().filter(id -> !isInGame(id)).toList();
            throw unknown("piece", word, elsewhere);
        }
    }

    private boolean isInGame(String id) {
        return IntStream.range(0, s.rules().pieceCount()).anyMatch(piece -> isCalled(piece, id));
    }

    /** Refuses what is the id of no piece of this game. */
    void requireInGame(Word word) {
        if (!isInGame(word.text())) {
            throw mistake(word, "the id of a card, token or item of this game");
        }
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

    private static boolean isOf(Counter counter, boolean ofSeat) {
        return ofSeat ? counter.ofSeat() : counter.ofTable();
    }

    /** A number that a module keeps: of every seat, or of the table. */
    int counter(Word word, boolean ofSeat) {
        List<Counter> counters = s.rules().counters();
        for (int k = 0; k < counters.size(); k++) {
            if (counters.get(k).id().equals(word.text()) && isOf(counters.get(k), ofSeat)) {
                return k;
            }
        }
        throw unknown(
                "counter",
                word,
                counters.stream().filter(c -> isOf(c, ofSeat)).map(Counter::id).toList());
    }

    int thing(Word word) {
        List<String> known = new ArrayList<>();
        for (int thing : s.rules().things().numbers()) {
            if (thing(thing).equals(word.text())) {
                return thing;
            }
            known.add(thing(thing));
        }
        throw unknown("object", word, known);
    }

    boolean isThing(String word) {
        for (int thing : s.rules().things().numbers()) {
            if (thing(thing).equals(word)) {
                return true;
            }
        }
        return false;
    }

    /** An object; corpses of characters carry the character's name. */
    String thing(int thing) {
        Things things = s.rules().things();
        return things.isCorpseOfSeat(thing) ? things.id(thing) + "-" + seat(things.seatOf(thing)) : things.id(thing);
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

    private boolean isLiving(Word word) {
        return word.text().equals(s.rules().things().id(s.rules().things().living()));
    }

    /** Refuses a word that cannot be what a part of an event of some kind is called. */
    void require(Class<?> kind, Word word) {
        if (kind == GameEvent.Who.class) {
            seat(word);
        } else if (kind == GameEvent.Place.class) {
            room(word);
        } else if (kind == GameEvent.Passage.class) {
            passage(word);
        } else if (kind == GameEvent.Foe.class) {
            type(word);
        } else if (kind == GameEvent.Thing.class && !isLiving(word)) {
            thing(word);
        } else if (kind == GameEvent.Card.class) {
            requireInGame(word);
        } else if (kind == GameEvent.Role.class) {
            indexOf(s.rules().characters().stream().map(c -> c.id()).toList(), word);
        } else if (kind == boolean.class) {
            indexOf(List.of("true", "false"), word);
        } else if (kind == int.class && !word.text().matches("-?\\d+")) {
            throw mistake(word, "a whole number");
        } else if (kind.isEnum()) {
            indexOf(Arrays.stream(kind.getEnumConstants()).map(Object::toString).toList(), word);
        }
    }

    // ---------------------------------------------------------------- steps

    /** A step of the agenda in the words of scenarios. */
    String step(Step step) {
        if (step instanceof Step.NextTurn(int from)) {
            return "next-turn seat=" + seat(from);
        }
        return LoggedEvents.kebab(step.getClass().getSimpleName()) + parts(step);
    }

    private String parts(Step step) {
        if (step instanceof Step.Act act) {
            return " seat=" + seat(act.seat()) + " source=" + part("source", act.source()) + " branch="
                    + s.rules().branch(act.source(), act.branch()).id();
        }
        StringBuilder out = new StringBuilder();
        for (RecordComponent part : step.getClass().getRecordComponents()) {
            Object value = LoggedEvents.read((Record) step, part);
            if (value instanceof Step.Act act) {
                out.append(parts(act));
            } else if (value instanceof Step inner) {
                out.append(" (").append(step(inner)).append(')');
            } else {
                out.append(' ')
                        .append(LoggedEvents.kebab(part.getName()))
                        .append('=')
                        .append(part(part.getName(), value));
            }
        }
        return out.toString();
    }

    private String part(String name, Object value) {
        if (value instanceof Enum<?> word) {
            return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
        if (name.equals("source") && value instanceof Integer source && source < 0) {
            return s.rules().source(source).id();
        }
        if (!(value instanceof Integer number) || number < 0) {
            return String.valueOf(value);
        }
        return switch (name) {
            case "seat", "who", "by", "whose", "actor", "after", "partner" ->
                number < s.seats() ? seat(number) : value.toString();
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
