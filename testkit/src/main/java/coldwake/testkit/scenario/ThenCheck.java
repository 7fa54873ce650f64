package coldwake.testkit.scenario;

import coldwake.content.text.Language;
import coldwake.content.text.Narrator;
import coldwake.content.text.PublicTable;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.decision.Decision;
import coldwake.engine.decision.Refusal;
import coldwake.engine.event.GameEvent;
import coldwake.engine.state.GameState;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Checks what a scenario expects after its moves: the question, the refusals, the log, the end, the table. */
final class ThenCheck {
    private static final String EVERYBODY = "everybody";

    private final Game game;
    private final GameState s;
    private final ScenarioNames names;
    private final List<LoggedEvents.Logged> log;
    private final Findings out = new Findings();

    ThenCheck(Game game, ScenarioNames names, List<LoggedEvents.Logged> log) {
        this.game = game;
        s = game.state();
        this.names = names;
        this.log = log;
    }

    List<String> check(Scenario.Then then) {
        if (then.asked() != null) {
            checkAsked(then.asked());
        }
        checkOffers(then);
        then.means().forEach(this::checkMeans);
        then.refused().forEach(this::checkRefused);
        checkLog("log", then.log(), -1);
        then.notLogged().forEach(this::checkNotLogged);
        then.sees().forEach(this::checkSees);
        if (then.end() != null) {
            checkEnd(then.end());
        }
        checkSeats("winners", then.winners(), s.winners());
        then.absent().forEach(this::checkAbsent);
        new TableCheck(s, names, out).check(then.table());
        return out.failures();
    }

    /** No piece of this game is called so, but one of another game is: a misspelt id would be absent, too. */
    private void checkAbsent(Word id) {
        names.requireInSomeGame(id);
        for (int piece = 0; piece < s.rules().pieceCount(); piece++) {
            if (names.isCalled(piece, id.text())) {
                out.fail("absent: " + id + " is in the game");
                return;
            }
        }
    }

    // ---------------------------------------------------------------- the question

    private void checkAsked(Scenario.Asked asked) {
        if (asked.seat() == null) {
            out.same("asked", List.of(), names.seats(game.asked()));
            return;
        }
        int seat = names.seat(asked.seat());
        if ((game.asked() & 1 << seat) == 0) {
            out.fail("asked: expected " + asked.seat() + ", found " + names.seats(game.asked()));
            return;
        }
        Decision decision = game.decision(seat);
        if (asked.reason() != null) {
            out.same("question", asked.reason().text(), decision.reason());
        }
        if (asked.options() != null) {
            out.same("options", TableCheck.texts(asked.options()), decision.options());
        }
    }

    private void checkOffers(Scenario.Then then) {
        if (then.offered().isEmpty() && then.notOffered().isEmpty()) {
            return;
        }
        List<String> options =
                game.over() ? List.of() : game.decision(game.toAct()).options();
        for (Word option : then.offered()) {
            if (!options.contains(option.text())) {
                out.fail("offered: expected " + option + ", found " + options);
            }
        }
        for (Word option : then.notOffered()) {
            new OptionWords(s, names).requirePossible(option);
            if (options.contains(option.text())) {
                out.fail("not offered: " + option + " is offered");
            }
        }
    }

    /** What whoever is asked is told about an answer before giving it: all of it, in English. */
    private void checkMeans(Named<List<Word>> expected) {
        if (game.over()) {
            out.fail("means: nobody is asked");
            return;
        }
        Narrator narrator = new Narrator(Language.EN, game.rules(), PublicTable.of(s));
        String id = expected.name().text();
        game.question(game.toAct()).options().stream()
                .filter(answer -> answer.id().equals(id))
                .findFirst()
                .ifPresentOrElse(
                        answer -> out.same(
                                "means of " + id,
                                TableCheck.texts(expected.value()),
                                answer.means().stream().map(narrator::tell).toList()),
                        () -> out.fail("means: " + id + " is not offered"));
    }

    private void checkRefused(Scenario.Refused refused) {
        int seat = names.seat(refused.seat());
        if ((game.asked() & 1 << seat) == 0) {
            out.fail("refused: " + refused.seat() + " is not asked");
            return;
        }
        Decision decision = game.decision(seat);
        String id = refused.option().text();
        if (decision.options().contains(id)) {
            out.fail("refused: " + id + " is offered");
            return;
        }
        new OptionWords(s, names).requirePossible(refused.option());
        checkNothingHappens(seat, decision.number(), id);
        List<String> reasons = decision.refused().stream()
                .filter(r -> r.option().equals(id))
                .map(r -> r.reason().id())
                .toList();
        Word because = refused.because();
        if (because != null && !reasons.contains(because.text())) {
            out.fail("refused: expected " + id + " because " + because + ", found "
                    + (reasons.isEmpty() ? "no such refusal among " + all(decision) : reasons));
        }
    }

    /** What is refused can be tried all the same, and nothing changes. */
    private void checkNothingHappens(int seat, int number, String option) {
        long before = s.hash();
        try {
            game.choose(new Choice(number, seat, option));
            out.fail("refused: " + option + " was accepted");
        } catch (ChoiceException expected) {
            if (s.hash() != before) {
                out.fail("refused: " + option + " changed the game");
            }
        }
    }

    private static List<String> all(Decision decision) {
        return decision.refused().stream().map(ThenCheck::line).toList();
    }

    static String line(Refusal refusal) {
        return refusal.option() + " because " + refusal.reason().id();
    }

    // ---------------------------------------------------------------- the log

    /** The expected events happened in this order, among others; those a seat saw alone if one is given. */
    private void checkLog(String what, List<Scenario.Logged> expected, int seat) {
        int at = 0;
        for (Scenario.Logged wanted : expected) {
            requirePossible(wanted);
            while (at < log.size() && !(visible(log.get(at).event(), seat) && matches(wanted, log.get(at)))) {
                at++;
            }
            if (at == log.size()) {
                out.fail(what + ": expected " + line(wanted) + " in this order, not found");
                return;
            }
            at++;
        }
    }

    /** What a seat alone was shown; an empty list says that it was shown nothing. */
    private void checkSees(Named<List<Scenario.Logged>> seen) {
        int seat = names.seat(seen.name());
        String what = "seen by " + seen.name();
        if (!seen.value().isEmpty()) {
            checkLog(what, seen.value(), seat);
            return;
        }
        for (LoggedEvents.Logged entry : log) {
            if (visible(entry.event(), seat)) {
                out.fail(what + ": expected nothing, found " + entry);
            }
        }
    }

    private static boolean visible(GameEvent event, int seat) {
        return seat < 0 || event instanceof GameEvent.Private && event.visibleTo(seat);
    }

    private void checkNotLogged(Scenario.Logged unwanted) {
        requirePossible(unwanted);
        for (LoggedEvents.Logged entry : log) {
            if (matches(unwanted, entry)) {
                out.fail("log: did not expect " + entry);
            }
        }
    }

    /** A misspelt event, field or name would never happen, and pass for something that did not. */
    private void requirePossible(Scenario.Logged logged) {
        Word event = logged.event();
        if (!LoggedEvents.known().contains(event.text())) {
            throw names.mistake(event, "the name of an event: one of " + String.join(", ", LoggedEvents.known()));
        }
        Map<String, Class<?>> fields = LoggedEvents.fields(event.text());
        for (Named<Word> field : logged.fields()) {
            Class<?> kind = fields.get(field.name().text());
            if (kind == null) {
                throw names.mistake(field.name(), "a field of " + event + ": one of " + fields.keySet());
            }
            names.require(kind, field.value());
        }
        for (Word learner : logged.learnedBy() == null ? List.<Word>of() : logged.learnedBy()) {
            if (!learner.text().equals(EVERYBODY)) {
                names.seat(learner);
            }
        }
    }

    boolean matches(Scenario.Logged wanted, LoggedEvents.Logged entry) {
        if (!entry.name().equals(wanted.event().text())) {
            return false;
        }
        if (wanted.learnedBy() != null && !isLearnedBy(entry.event(), wanted.learnedBy())) {
            return false;
        }
        for (Named<Word> field : wanted.fields()) {
            if (!field.value().text().equals(entry.fields().get(field.name().text()))) {
                return false;
            }
        }
        return true;
    }

    /** Whether these seats, and no others, learn of an event. */
    private boolean isLearnedBy(GameEvent event, List<Word> seats) {
        int all = (1 << s.seats()) - 1;
        int wanted = 0;
        for (Word word : seats) {
            wanted |= word.text().equals(EVERYBODY) ? all : 1 << names.seat(word);
        }
        int found = 0;
        for (int seat = 0; seat < s.seats(); seat++) {
            found |= event.visibleTo(seat) ? 1 << seat : 0;
        }
        return wanted == found;
    }

    private static String line(Scenario.Logged logged) {
        StringBuilder text = new StringBuilder(logged.event().text());
        if (logged.learnedBy() != null) {
            text.append(" learned by ").append(TableCheck.texts(logged.learnedBy()));
        }
        logged.fields()
                .forEach(f -> text.append(' ').append(f.name()).append('=').append(f.value()));
        return text.toString();
    }

    // ---------------------------------------------------------------- the end

    private void checkEnd(Scenario.End end) {
        if (!game.over()) {
            out.fail("end: the game is not over");
            return;
        }
        if (end.ending() != null) {
            String ending = s.ending().id();
            out.same("ending", end.ending().text(), ending);
        }
        int alive = 0;
        for (int seat = 0; seat < s.seats(); seat++) {
            alive |= s.crew.alive(seat) ? 1 << seat : 0;
        }
        checkSeats("survivors", end.survivors(), alive);
        checkSeats("dead", end.dead(), ~alive);
        checkSeats("winners", end.winners(), s.winners());
    }

    private void checkSeats(String what, @Nullable List<Word> expected, int mask) {
        if (expected != null) {
            out.sameSet(what, TableCheck.texts(expected), names.seats(mask));
        }
    }
}
