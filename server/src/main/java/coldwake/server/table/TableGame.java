package coldwake.server.table;

import coldwake.bots.Answer;
import coldwake.bots.Explainer;
import coldwake.bots.mind.Why;
import coldwake.content.text.Language;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.event.GameEvent;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.Chance;
import coldwake.engine.state.Snapshot;
import coldwake.engine.view.Determinizer;
import coldwake.server.table.Checkpoints.Checkpoint;
import coldwake.server.table.Table.PlayedChoice;
import coldwake.testkit.lesson.Lesson;
import coldwake.testkit.scenario.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The game at a table: its choices, what was taken back and dealt again, and how it goes on from snapshots and under other
 * rules.
 */
final class TableGame {
    private Entry.@Nullable Started started;
    private @Nullable Ruleset rules;
    /** Tests of this package deal it again to show that nobody could tell. */
    @Nullable Game game;

    private final List<PlayedChoice> choices = new ArrayList<>();
    private final Checkpoints checkpoints = new Checkpoints();
    /** When each choice was made. */
    private final List<Long> times = new ArrayList<>();
    /** The version of the table that each choice made. */
    private final List<Integer> versions = new ArrayList<>();

    private int rewritten;

    private int steps;

    private final List<Deal> deals = new ArrayList<>();
    private int dealt;
    private String rulesVersion = "";
    private Entry.@Nullable RulesChanged rulesChanged;
    private int version;
    private int told;
    private int playFrom;
    private @Nullable SavedTable saved;
    private boolean lost;
    private @Nullable Ahead ahead;
    private @Nullable Lesson lesson;
    private @Nullable LessonGame lessonGame;

    /** A choice that was played and has not been applied yet: the game after it, and what it caused. */
    private record Ahead(Entry.Chosen chosen, Game after, List<GameEvent> events) {}

    /** After so many choices, what none of the people knew was dealt again. */
    private record Deal(int choices, Entry.NewDeal deal) {}

    Entry.@Nullable Started started() {
        return started;
    }

    List<PlayedChoice> choices() {
        return choices;
    }

    /** When a choice was made. */
    long time(int choice) {
        return times.get(choice);
    }

    String rulesVersion() {
        return rulesVersion;
    }

    /** How often it was dealt again, whether that was taken back later or not. */
    int dealt() {
        return dealt;
    }

    boolean over() {
        return game != null && game.over();
    }

    Game running() {
        Game running = game;
        if (running == null) {
            throw new TableException("not-started", "The game at this table has not started.");
        }
        return running;
    }

    /** This table is for a lesson; the game has not begun. */
    void teach(Lesson taught) {
        lesson = taught;
    }

    /** What is taught at the table, or null. */
    @Nullable Lesson lesson() {
        return lesson;
    }

    /** The lesson that is played step by step, or null. */
    @Nullable LessonGame lessonGame() {
        return lessonGame;
    }

    /** Goes on, back or elsewhere in the lesson. */
    void go(Entry.LessonGone gone) {
        follow(gone);
    }

    /** Carries something out in the lesson; says whether there is one. */
    private boolean follow(Entry entry) {
        LessonGame taught = lessonGame;
        if (taught == null) {
            return false;
        }
        taught.apply(entry);
        showLesson(taught);
        return true;
    }

    private void showLesson(LessonGame taught) {
        rewritten = taught.tell(choices) ? told : rewritten;
        game = taught.run().now().game();
    }

    /** Whether the game was played so far with other rules than this server has. */
    boolean underOtherRules() {
        return lessonGame == null && started != null && !rulesVersion.equals(RulesetCache.version());
    }

    /** How many choices cannot be taken back, because the rules have changed since. */
    int settled() {
        return rulesChanged == null ? 0 : rulesChanged.keep();
    }

    /** How many choices stay if a seat takes back all it may at once: its own last ones that told nobody anything new. */
    int freeUndoTo(int seat) {
        return over() && lessonGame == null ? choices.size() : freeUndoTo(seat, choices.size());
    }

    /** The same when only some of the choices had been made. */
    int freeUndoTo(int seat, int made) {
        if (lessonGame != null) {
            return lessonGame.undoTo();
        }
        int keep = made;
        while (keep > settled() && free(choices.get(keep - 1), seat)) {
            keep--;
        }
        return keep;
    }

    private static boolean free(PlayedChoice choice, int seat) {
        return choice.seat() == seat && !choice.reveals();
    }

    // ---------------------------------------------------------------- playing

    /** The entry of this number is applied next; {@code told} is the version of the table after it. */
    void begin(int entry, int told) {
        version = entry;
        this.told = told;
    }

    /** The entry has been applied. */
    void end(long at) {
        ahead = null;
        SavedTable reached = saved;
        if (reached != null && version == reached.seq()) {
            install(reached);
        }
        while (times.size() > choices.size()) {
            times.removeLast();
            versions.removeLast();
        }
        while (times.size() < choices.size()) {
            times.add(at);
            versions.add(told);
        }
    }

    void start(GameSetup setup, Entry.Started start) {
        started = start;
        rulesVersion = start.rulesVersion();
        rules = RulesetCache.of(setup);
        if (lesson != null && !lesson.watch()) {
            lessonGame = new LessonGame(lesson);
            showLesson(lessonGame);
        } else if (!skipping()) {
            replay(List.of());
        }
    }

    /**
     * Plays a choice on a copy, or refuses it; the copy becomes the game when the choice is applied, so that no choice is
     * played twice.
     *
     * @return whether the game is over then
     */
    boolean playAhead(Entry.Chosen chosen) {
        if (lessonGame != null) {
            lessonGame.check(chosen);
            return false;
        }
        ahead = played(chosen, chosen.number());
        return ahead.after().over();
    }

    /** @param explained whether the reason of a bot is kept, for whom it stands in for */
    @SuppressWarnings("ReferenceEquality") // An equal choice at another time leads elsewhere.
    void choose(Entry.Chosen chosen, boolean explained) {
        if (follow(chosen)) {
            return;
        }
        if (skipping()) {
            choices.add(new PlayedChoice(chosen.seat(), chosen.option(), List.of(), true, 0, null));
            return;
        }
        Ahead made = ahead;
        Ahead next = made != null && made.chosen() == chosen
                ? made
                : underOtherRules()
                        ? playedIfPossible(chosen)
                        : played(chosen, running().state().decisionNumber());
        if (next != null) {
            take(next, explained ? explain(chosen) : null);
        }
    }

    private @Nullable Map<Language, String> explain(Entry.Chosen chosen) {
        int seat = chosen.seat();
        Game current = running();
        // A reason of earlier versions that nobody gives today is left out.
        Why why = chosen.why() == null ? null : Why.named(chosen.why()).orElse(null);
        if (why == null || (current.asked() & 1 << seat) == 0) {
            return null;
        }
        int index = OptionIds.of(current.state(), current.options(seat)).indexOf(chosen.option());
        return index < 0 ? null : Explainer.sentences(current, seat, new Answer(index, why));
    }

    /** The only place where choices are played. */
    private Ahead played(Entry.Chosen chosen, int number) {
        Game after = running().copy();
        List<GameEvent> events = new ArrayList<>();
        after.listen(events::add);
        after.choose(new Choice(number, chosen.seat(), chosen.option()));
        after.listen(null);
        steps++;
        return new Ahead(chosen, after, List.copyOf(events));
    }

    private void take(Ahead next, @Nullable Map<Language, String> why) {
        checkpoints.add(choices.size(), running());
        game = next.after();
        choices.add(new PlayedChoice(
                next.chosen().seat(),
                next.chosen().option(),
                next.events(),
                next.events().stream().anyMatch(GameEvent::reveals),
                next.after().state().round(),
                why));
    }

    /** Takes choices back; with a new deal, what was seen meanwhile is worth nothing (ADR 13). */
    void undo(Entry.Undone undone) {
        if (follow(undone)) {
            return;
        }
        List<PlayedChoice> kept = List.copyOf(choices.subList(0, Math.min(undone.keep(), choices.size())));
        rewritten = told;
        deals.removeIf(deal -> deal.choices() > kept.size());
        Entry.NewDeal deal = undone.deal();
        if (deal != null) {
            deals.add(new Deal(kept.size(), deal));
            dealt++;
        }
        if (underOtherRules() && !skipping()) {
            // What is taken back cannot be told under other rules; the choices stand as they were stored.
            lost = true;
        } else if (skipping()) {
            choices.clear();
            choices.addAll(kept);
        } else {
            goBack(kept, deal);
        }
    }

    private void goBack(List<PlayedChoice> kept, Entry.@Nullable NewDeal deal) {
        Checkpoint nearest = checkpoints.atMost(kept.size());
        if (nearest == null) {
            replay(kept);
            return;
        }
        Game current = nearest.game().copy();
        choices.subList(nearest.choices(), choices.size()).clear();
        game = nearest.choices() == kept.size() && deal != null ? dealt(current, deal) : current;
        playOn(kept);
    }

    /** Plays choices again, from the deal or from where the rules of now took over. */
    private void replay(List<PlayedChoice> kept) {
        choices.clear();
        checkpoints.clear();
        Entry.RulesChanged change = rulesChanged;
        if (change == null) {
            game = firstGame();
        } else {
            game = Game.resume(SavedTable.restore(change.state(), ruleset()));
            choices.addAll(kept.subList(0, change.keep()));
        }
        game = dealt(running(), choices.size());
        playOn(kept);
    }

    /** The game as it begins: dealt, or at the position that a first watch starts from. */
    private Game firstGame() {
        return lesson == null
                ? Game.start(ruleset(), begun().chance(), null)
                : Position.set(lesson.scenes().getFirst().position(), ruleset(), begun().chance());
    }

    private void playOn(List<PlayedChoice> kept) {
        for (PlayedChoice choice : kept.subList(choices.size(), kept.size())) {
            int number = running().state().decisionNumber();
            Entry.Chosen again = new Entry.Chosen(choice.seat(), number, choice.option(), null);
            take(played(again, number), choice.why());
            game = dealt(running(), choices.size());
        }
        checkpoints.add(choices.size(), running().copy());
    }

    /** A game after all new deals that were made after so many choices. */
    private Game dealt(Game current, int made) {
        Game dealt = current;
        for (Deal deal : deals) {
            if (deal.choices() == made) {
                dealt = dealt(dealt, deal.deal());
            }
        }
        return dealt;
    }

    private Game dealt(Game current, Entry.NewDeal deal) {
        steps++;
        Chance chance = Fairness.chance(begun().seed(), deal);
        return Game.resume(Determinizer.redealUnknown(current.state(), deal.mask(), chance));
    }

    private Entry.Started begun() {
        Entry.Started start = started;
        if (start == null) {
            throw new IllegalStateException("there is no game to play again");
        }
        return start;
    }

    /** How many choices were played and deals made so far, those that were repeated included. */
    int steps() {
        return steps;
    }

    // ---------------------------------------------------------------- the past

    /** The last entry that changed the past. */
    int rewritten() {
        return rewritten;
    }

    /** How many choices counted in an earlier version, or -1 if one of them was taken back since. */
    int choicesAt(int earlier) {
        if (rewritten > earlier) {
            return -1;
        }
        int made = versions.size();
        while (made > 0 && versions.get(made - 1) > earlier) {
            made--;
        }
        return made;
    }

    /** The game after its first choices, or null if more than some would have to be played for it. */
    @Nullable Game after(int made, int most) {
        if (made == choices.size()) {
            return running().copy();
        }
        Checkpoint nearest = checkpoints.atMost(made);
        if (nearest == null || made - nearest.choices() > most) {
            return null;
        }
        Game then = nearest.game().copy();
        for (int k = nearest.choices(); k < made; k++) {
            PlayedChoice choice = choices.get(k);
            then.choose(new Choice(then.state().decisionNumber(), choice.seat(), choice.option()));
            then = dealt(then, k + 1);
            steps++;
        }
        return then;
    }

    private Ruleset ruleset() {
        if (rules == null) {
            throw new IllegalStateException("there is no game that has rules");
        }
        return rules;
    }

    // ---------------------------------------------------------------- snapshots and other rules

    /** Lets the game begin with a snapshot, for a table to which nothing has been applied yet. */
    void restoreFrom(SavedTable snapshot) {
        saved = snapshot;
        playFrom = snapshot.seq() + 1;
    }

    /** Plays no choice before some entry, for a table to which nothing has been applied yet. */
    void playFrom(int entry) {
        playFrom = entry;
    }

    private boolean skipping() {
        return version < playFrom;
    }

    private void install(SavedTable snapshot) {
        game = Game.resume(snapshot.restore(ruleset()));
        choices.clear();
        choices.addAll(snapshot.played(ruleset()));
        checkpoints.clear();
        checkpoints.add(choices.size(), running().copy());
        saved = null;
    }

    /** The game as it is now, if there is one that can be stored. */
    SavedTable.@Nullable Taken save() {
        Game current = game;
        return current == null || lessonGame != null || underOtherRules()
                ? null
                : SavedTable.take(version, rulesVersion, current.state(), choices);
    }

    /** A choice made under other rules, if it can be played under those of now; after the first that cannot, none. */
    private @Nullable Ahead playedIfPossible(Entry.Chosen chosen) {
        lost = lost || running().state().decisionNumber() != chosen.number();
        try {
            return lost ? null : played(chosen, chosen.number());
        } catch (ChoiceException e) {
            lost = true;
            return null;
        }
    }

    /** What to write into the record before a game of other rules goes on. */
    Entry.RulesChanged adopt() {
        return new Entry.RulesChanged(
                rulesVersion,
                RulesetCache.version(),
                choices.size(),
                Snapshot.of(running().state()));
    }

    void changeRules(Entry.RulesChanged changed) {
        rulesVersion = changed.to();
        rulesChanged = changed;
        lost = false;
        rewritten = told;
        // The state from which it goes on holds every deal so far.
        deals.clear();
        checkpoints.clear();
        List<PlayedChoice> kept = List.copyOf(choices.subList(0, changed.keep()));
        choices.clear();
        choices.addAll(kept);
        if (!skipping()) {
            game = Game.resume(SavedTable.restore(changed.state(), ruleset()));
        }
    }
}
