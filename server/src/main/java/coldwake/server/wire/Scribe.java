package coldwake.server.wire;

import coldwake.content.text.Language;
import coldwake.content.text.LogPart;
import coldwake.content.text.Narrator;
import coldwake.content.text.OptionTexts;
import coldwake.content.text.PublicTable;
import coldwake.content.text.QuestionTexts;
import coldwake.engine.Game;
import coldwake.engine.decision.Consequence;
import coldwake.engine.decision.OptionForm;
import coldwake.engine.decision.Question;
import coldwake.engine.decision.Target;
import coldwake.engine.event.GameEvent;
import coldwake.engine.state.GameState;
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
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes a game for one seat in one language. */
public final class Scribe {
    /** Bots give their reasons for every seat; only once the game is over. */
    public static final int EVERY_SEAT = -1;

    /** What of an event tells its first seat. Looked at once: the same few kinds are written again and again, for every seat. */
    private static final ClassValue<Optional<Method>> FIRST_SEATS = new ClassValue<>() {
        @Override
        protected Optional<Method> computeValue(Class<?> type) {
            return Arrays.stream(type.getRecordComponents())
                    .filter(part -> part.getType() == GameEvent.Who.class)
                    .map(RecordComponent::getAccessor)
                    .findFirst();
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
        return game(game, null, undo, choices, null);
    }

    /** The game as the seat may know it, perhaps while a window for reactions is open. */
    public Wire.GameInfo game(
            Game game, @Nullable Asking asking, Wire.UndoInfo undo, int choices, Wire.@Nullable LessonInfo lesson) {
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
                view.species(),
                view.mode(),
                view.addOns(),
                view.counters(),
                view.piles(),
                view.ship(),
                view.place(),
                view.crew(),
                view.intruders(),
                view.revivals(),
                asking == null ? view.question().asked() : asking.seats(),
                by == null || asking == null && view.question().mine() == null ? null : question(by, number),
                undo,
                choices,
                number,
                lesson);
    }

    private Wire.QuestionInfo question(Game game, int number) {
        Question question = game.question(seat);
        OptionTexts texts = new OptionTexts(language, game.state());
        List<String> labels = texts.labels(question);
        Narrator narrator = new Narrator(language, game.rules(), PublicTable.of(game.state()));
        List<Wire.OptionInfo> options = new ArrayList<>();
        for (int k = 0; k < labels.size(); k++) {
            Question.Answer answer = question.options().get(k);
            Integer cost = answer.cost();
            options.add(new Wire.OptionInfo(
                    answer.id(),
                    word(answer.kind()),
                    labels.get(k),
                    cost == null ? 0 : cost,
                    target(answer.target()),
                    answer.drastic(),
                    answer.means().stream()
                            .map(meaning -> meaning(narrator, meaning))
                            .toList()));
        }
        List<Wire.RefusedInfo> refused = new ArrayList<>();
        Map<String, Wire.ReasonInfo> reasons = new LinkedHashMap<>();
        for (Question.Refused r : question.refused()) {
            String reason = r.reason().id();
            refused.add(
                    new Wire.RefusedInfo(r.id(), word(r.kind()), texts.label(question, r), reason, target(r.target())));
            reasons.computeIfAbsent(
                    reason,
                    id -> new Wire.ReasonInfo(
                            texts.refusal(r.reason()), r.reason().rule()));
        }
        String text = new QuestionTexts(language, game.rules(), PublicTable.of(game.state())).text(question);
        return new Wire.QuestionInfo(number, question.reason(), text, options, refused, reasons);
    }

    private static Wire.MeaningInfo meaning(Narrator narrator, Consequence consequence) {
        return new Wire.MeaningInfo(
                Narrator.word(consequence),
                consequence.tone().name().toLowerCase(Locale.ROOT),
                narrator.parts(consequence));
    }

    private static String word(OptionForm kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Wire.Target target(Target t) {
        return new Wire.Target(t.room(), t.passage(), t.card(), t.foe(), t.seat(), t.object());
    }

    // ---------------------------------------------------------------- log

    /**
     * What the seat saw happen, from a choice on, and why bots chose as they did.
     *
     * @param reasons the seat for which bots give their reasons, or {@link #EVERY_SEAT}
     */
    public List<Wire.LogLine> log(Game game, List<PlayedChoice> choices, int from, int reasons) {
        Narrator narrator = new Narrator(language, game.rules(), PublicTable.of(game.state()));
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
        return new Wire.LogLine(k, choice.round(), "why", List.of(LogPart.words(sentence)), choice.seat(), secret);
    }

    private Wire.LogLine line(GameState s, Narrator narrator, int choice, int round, GameEvent event) {
        return new Wire.LogLine(
                choice,
                round,
                Narrator.word(event),
                narrator.parts(event, seat),
                seat(event),
                event instanceof GameEvent.Private && !s.rules().mode().open());
    }

    /** The first seat an event tells of. */
    static @Nullable Integer seat(GameEvent event) {
        try {
            Method who = FIRST_SEATS.get(event.getClass()).orElse(null);
            return who == null ? null : ((GameEvent.Who) who.invoke(event)).seat();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("an event hides who it tells of: " + event, e);
        }
    }
}
