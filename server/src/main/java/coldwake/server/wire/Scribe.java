package coldwake.server.wire;

import coldwake.content.text.Language;
import coldwake.content.text.Narrator;
import coldwake.content.text.OptionTexts;
import coldwake.content.text.QuestionTexts;
import coldwake.content.text.Table;
import coldwake.engine.Game;
import coldwake.engine.agenda.Step;
import coldwake.engine.decision.Decision;
import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionKind.Arg;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.GameEvent;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.Questions;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Thing;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ViewBuilder;
import coldwake.engine.view.Visibility;
import coldwake.server.table.Table.PlayedChoice;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes a game for one seat in one language. */
public final class Scribe {
    private static final Set<OptionKind> CONFIRMED = Set.of(OptionKind.PASS, OptionKind.LAUNCH, OptionKind.DROP);
    private static final Set<String> CONFIRMED_ROOMS = Set.of("hibernatorium", "generator");

    /** Bots give their reasons for every seat; only once the game is over. */
    public static final int EVERY_SEAT = -1;

    /** Looked at once: the same few kinds are written again and again, for every seat. */
    private static final ClassValue<Kind> KINDS = new ClassValue<>() {
        @Override
        protected Kind computeValue(Class<?> type) {
            return Kind.of(type);
        }
    };

    private final Language language;
    private final int seat;

    public Scribe(Language language, int seat) {
        this.language = language;
        this.seat = seat;
    }

    /**
     * How people are asked in a window for reactions: all at once.
     *
     * @param by the game in which this seat is asked, or null if it is not, or has answered
     */
    public record Asking(List<Integer> seats, @Nullable Game by) {}

    /** The game as the seat may know it. */
    public Wire.GameInfo game(Game game, Wire.UndoInfo undo, int choices) {
        return game(game, null, undo, choices);
    }

    /** The game as the seat may know it, perhaps while a window for reactions is open. */
    public Wire.GameInfo game(Game game, @Nullable Asking asking, Wire.UndoInfo undo, int choices) {
        SeatView view = ViewBuilder.view(game, seat);
        int number = game.state().decisionNumber();
        Game by = asking == null ? game : asking.by();
        return new Wire.GameInfo(
                view.seat(),
                view.round(),
                view.phase(),
                view.step(),
                view.firstPlayer(),
                view.ending(),
                view.over(),
                view.winners(),
                view.revealed(),
                view.sharedObjectives(),
                view.addOns(),
                view.ship(),
                view.crew(),
                view.intruders(),
                asking == null ? view.question().asked() : asking.seats(),
                by == null || asking == null && view.question().mine() == null
                        ? null
                        : question(by, by.decision(seat), number),
                undo,
                choices,
                number);
    }

    private Wire.QuestionInfo question(Game game, Decision decision, int number) {
        GameState s = game.state();
        OptionTexts texts = new OptionTexts(language, s);
        OptionList list = new OptionList(true);
        Questions.list(game.play(), (Step.Question) s.agenda().top(), seat, list);
        List<String> labels = texts.labels(seat, list);
        List<Wire.OptionInfo> options = new ArrayList<>();
        for (int k = 0; k < list.size(); k++) {
            Option option = list.get(k);
            options.add(new Wire.OptionInfo(
                    decision.options().get(k),
                    word(option.kind()),
                    labels.get(k),
                    cost(game, option),
                    target(s, option.kind(), option.a(), option.b()),
                    confirm(s, option)));
        }
        List<Wire.RefusedInfo> refused = new ArrayList<>();
        Map<String, Wire.ReasonInfo> reasons = new LinkedHashMap<>();
        for (OptionList.Refused r : list.refused()) {
            refused.add(new Wire.RefusedInfo(
                    OptionIds.of(s, r.kind(), r.a(), r.b()),
                    word(r.kind()),
                    texts.label(seat, r.kind(), r.a(), r.b()),
                    r.reason().id(),
                    target(s, r.kind(), r.a(), r.b())));
            reasons.computeIfAbsent(
                    r.reason().id(),
                    id -> new Wire.ReasonInfo(
                            texts.refusal(r.reason()), r.reason().rule()));
        }
        String text = new QuestionTexts(language, s.rules(), Table.of(s)).text(decision);
        return new Wire.QuestionInfo(number, decision.reason(), text, options, refused, reasons);
    }

    private static String word(OptionKind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private int cost(Game game, Option option) {
        return option.then() instanceof Step.Act act && !act.free()
                ? Modifiers.cost(game.play(), act.seat(), act.source(), act.branch(), act.t0())
                : 0;
    }

    private static boolean confirm(GameState s, Option option) {
        return CONFIRMED.contains(option.kind())
                || option.kind() == OptionKind.ROOM_ACTION
                        && CONFIRMED_ROOMS.contains(s.rules().idOf(option.a()));
    }

    private static Wire.Target target(GameState s, OptionKind kind, int a, int b) {
        String room = null;
        String passage = null;
        String card = null;
        Integer foe = null;
        Integer who = null;
        String object = null;
        int[] values = {a, b};
        Arg[] args = {kind.first(), kind.second()};
        for (int k = 0; k < 2; k++) {
            int value = values[k];
            switch (args[k]) {
                case ROOM -> room = s.board().slots().get(value).number();
                case PASSAGE, CORRIDOR_IF_DOUBLE -> passage = s.board().passageName(value);
                case PIECE -> card = value < 0 ? null : cardId(s, value);
                case ROOM_BRANCH -> card = s.rules().idOf(a);
                case FOE -> foe = value < 0 ? 0 : value + 1;
                case SEAT -> who = value;
                case THING -> object = Thing.id(value);
                case NONE, BRANCH, COLOUR, TRACK, CHARACTER, NUMBER, OBJECTIVE_DECK -> {}
            }
        }
        return new Wire.Target(room, passage, card, foe, who, object);
    }

    /** The id of a card as option ids write it, so that nothing of a contamination card is told. */
    private static String cardId(GameState s, int piece) {
        String id = OptionIds.of(s, OptionKind.CHOOSE_CARD, piece, -1);
        return id.substring(id.indexOf(':') + 1);
    }

    // ---------------------------------------------------------------- log

    /**
     * What the seat saw happen, from a choice on, and why bots chose as they did.
     *
     * @param reasons the seat for which bots give their reasons, or {@link #EVERY_SEAT}
     */
    public List<Wire.LogLine> log(Game game, List<PlayedChoice> choices, int from, int reasons) {
        Narrator narrator = new Narrator(language, game.rules(), Table.of(game.state()));
        List<Wire.LogLine> lines = new ArrayList<>();
        for (int k = from; k < choices.size(); k++) {
            PlayedChoice choice = choices.get(k);
            Map<Language, String> why = choice.why();
            if (why != null && (reasons == EVERY_SEAT || reasons == choice.seat())) {
                lines.add(why(k, choice, why, reasons != EVERY_SEAT));
            }
            for (GameEvent event : choice.events()) {
                if (Visibility.seesEvent(game.state(), event, seat)) {
                    lines.add(line(game.state(), narrator, k, choice.round(), event));
                }
            }
        }
        return lines;
    }

    private Wire.LogLine why(int k, PlayedChoice choice, Map<Language, String> why, boolean secret) {
        String sentence = why.get(language);
        if (sentence == null) {
            throw new IllegalStateException("choice " + k + " has no reason in " + language);
        }
        return new Wire.LogLine(k, choice.round(), "why", sentence, choice.seat(), List.of(), secret);
    }

    private Wire.LogLine line(GameState s, Narrator narrator, int choice, int round, GameEvent event) {
        return new Wire.LogLine(
                choice,
                round,
                word(event),
                narrator.tell(event, seat),
                seat(event),
                rooms(s, event),
                event instanceof GameEvent.Private && !s.rules().mode().open());
    }

    /** The first seat an event tells of. */
    static @Nullable Integer seat(GameEvent event) {
        Method who = KINDS.get(event.getClass()).who();
        try {
            return who == null ? null : ((GameEvent.Who) who.invoke(event)).seat();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("an event hides who it tells of: " + event, e);
        }
    }

    /** What a kind of event is called. */
    static String word(GameEvent event) {
        return KINDS.get(event.getClass()).word();
    }

    private static List<String> rooms(GameState s, GameEvent event) {
        return switch (event) {
            case GameEvent.CrewMoved e -> List.of(room(s, e.to()));
            case GameEvent.IntruderMoved e -> List.of(room(s, e.to()));
            case GameEvent.IntruderAppeared e -> List.of(room(s, e.room()));
            case GameEvent.IntruderKilled e -> List.of(room(s, e.room()));
            case GameEvent.CharacterDied e -> List.of(room(s, e.room()));
            case GameEvent.RoomExplored e -> List.of(room(s, e.room()));
            case GameEvent.FirePlaced e -> List.of(room(s, e.room()));
            case GameEvent.MalfunctionPlaced e -> List.of(room(s, e.room()));
            case GameEvent.EncounterBegun e -> List.of(room(s, e.room()));
            default -> List.of();
        };
    }

    private static String room(GameState s, GameEvent.Place place) {
        return s.board().slots().get(place.slot()).number();
    }

    /** A kind of event: what it is called, and the part that tells the first seat of it. */
    private record Kind(String word, @Nullable Method who) {
        static Kind of(Class<?> type) {
            String word =
                    type.getSimpleName().replaceAll("(?<!^)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
            return new Kind(
                    word,
                    Arrays.stream(type.getRecordComponents())
                            .filter(part -> part.getType() == GameEvent.Who.class)
                            .map(RecordComponent::getAccessor)
                            .findFirst()
                            .orElse(null));
        }
    }
}
