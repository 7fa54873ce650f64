package coldwake.engine.decision;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Colour;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.decision.OptionForm.Arg;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.Things;
import coldwake.engine.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes options as ids that people and files use: {@code move:011}, {@code card:demolition/sabotage}. */
public final class OptionIds {
    private OptionIds() {}

    /** Ids of all options, in order; a second option that would read the same gets {@code #2}, and so on. */
    public static List<String> of(GameState s, OptionList options) {
        List<String> ids = new ArrayList<>();
        for (int k = 0; k < options.size(); k++) {
            Option option = options.get(k);
            String id = of(s, option.kind(), option.a(), option.b());
            String unique = id;
            for (int n = 2; ids.contains(unique); n++) {
                unique = id + "#" + n;
            }
            ids.add(unique);
        }
        return ids;
    }

    public static String of(GameState s, OptionForm kind, int a, int b) {
        StringBuilder id = new StringBuilder(kind.word());
        if (kind.first() == Arg.ROOM_BRANCH) {
            appendBranch(s, id, a, b);
            return id.toString();
        }
        if (kind.first() == Arg.SOURCE) {
            return id.append(':')
                    .append(s.rules().source(a).id())
                    .append('/')
                    .append(s.rules().branch(a, b).id())
                    .toString();
        }
        String first = kind.first() == Arg.OWN ? kind.write(s, a) : write(s, kind.first(), a);
        if (!first.isEmpty()) {
            id.append(':').append(first);
        }
        if (kind.second() == Arg.BRANCH) {
            appendBranch(s, id, a, b);
        } else {
            String second = write(s, kind.second(), b);
            if (!second.isEmpty()) {
                id.append('/').append(second);
            }
        }
        return id.toString();
    }

    private static void appendBranch(GameState s, StringBuilder id, int source, int branch) {
        ActionSource def = (ActionSource) s.rules().piece(source);
        if (def.branches().size() > 1) {
            id.append('/').append(def.branches().get(branch).id());
        }
    }

    private static String write(GameState s, Arg arg, int value) {
        Board board = s.board();
        return switch (arg) {
            case NONE, BRANCH, ROOM_BRANCH, SOURCE, OWN -> "";
            case ROOM -> board.slots().get(value).number();
            case CORRIDOR_IF_DOUBLE -> value >= 0 && board.isDouble(value) ? board.passageName(value) : "";
            case PASSAGE -> board.passageName(value);
            case PIECE -> value < 0 ? "none" : piece(s, value);
            case FOE -> foe(s, value);
            case SEAT -> s.crew.character(value).id();
            case THING -> thing(s, value);
            case COLOUR -> Colour.values()[value].name().toLowerCase(Locale.ROOT);
            case CHARACTER -> s.rules().characters().get(value).id();
            case OBJECTIVE_DECK -> ObjectiveCard.DECKS.get(value);
            case NUMBER -> Integer.toString(value + 1);
        };
    }

    /** All contamination cards read alike until they are scanned. */
    static String piece(GameState s, int piece) {
        if (s.rules().piece(piece) instanceof ContaminationCard card) {
            return s.pieces.knownTo(piece) == 0
                    ? "contamination"
                    : card.infected() ? "contamination-infected" : "contamination-clean";
        }
        return s.rules().idOf(piece);
    }

    /** An object; the corpse of a character names it. */
    public static String thing(GameState s, int thing) {
        Things things = s.rules().things();
        return things.isCorpseOfSeat(thing)
                ? things.id(thing) + "-"
                        + s.crew.character(things.seatOf(thing)).id()
                : things.id(thing);
    }

    private static String foe(GameState s, int value) {
        return value == Step.ROOM_TARGET
                ? s.rules().species().roomTarget()
                : s.intruders.typeOf(value).id() + "-" + (value + 1);
    }
}
