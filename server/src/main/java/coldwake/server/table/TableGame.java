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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The game at a table: its choices, what was taken back and dealt anew, and how it goes on from snapshots and under other
 * rules.
 */
final class TableGame {
    private Entry.@Nullable Started started;
    private @Nullable Ruleset rules;
    /** Tests of this package deal it anew to show that nobody could tell. */
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

    /** After so many choices, what none of the people knew was dealt anew. */
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

    /** How often was dealt anew, whether that was taken back later or not. */
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

    /** Whether the game was played so far with other rules than this server has. */
    boolean underOtherRules() {
        return started != null && !rulesVersion.equals(Rules.version());
    }

    /** How many choices cannot be taken back, because the rules have changed since. */
    int settled() {
        return rulesChanged == null ? 0 : rulesChanged.keep();
    }

    /** How many choices stay if a seat takes back all it may at once: its own last ones that told nobody anything new. */
    int freeUndoTo(int seat) {
        return over() ? choices.size() : freeUndoTo(seat, choices.size());
    }

    /** The same when only some of the choices had been made. */
    int freeUndoTo(int seat, int made) {
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
        rules = Rules.of(setup);
        if (!skipping()) {
            replay(List.of());
        }
    }

    /** @param explained whether the reason of a bot is kept, for whom it stands in for */
    void choose(Entry.Chosen chosen, boolean explained) {
        if (skipping()) {
            choices.add(new PlayedChoice(chosen.seat(), chosen.option(), List.of(), true, 0, null));
        } else if (!underOtherRules() || playable(chosen)) {
            play(chosen.seat(), chosen.option(), explained ? explain(chosen) : null);
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

    private void play(int seat, String option, @Nullable Map<Language, String> why) {
        Game current = running();
        checkpoints.add(choices.size(), current.copy());
        steps++;
        List<GameEvent> events = new ArrayList<>();
        current.listen(events::add);
        current.choose(new Choice(current.state().decisionNumber(), seat, option));
        current.listen(null);
        boolean reveals = events.stream().anyMatch(GameEvent::reveals);
        choices.add(new PlayedChoice(
                seat, option, List.copyOf(events), reveals, current.state().round(), why));
    }

    /** Takes choices back; with a new deal, what was seen meanwhile is worth nothing (ADR 13). */
    void undo(Entry.Undone undone) {
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
            game = Game.start(ruleset(), begun().chance(), null);
        } else {
            game = Game.resume(SavedTable.restore(change.state(), ruleset()));
            choices.addAll(kept.subList(0, change.keep()));
        }
        game = dealt(running(), choices.size());
        playOn(kept);
    }

    private void playOn(List<PlayedChoice> kept) {
        for (PlayedChoice choice : kept.subList(choices.size(), kept.size())) {
            play(choice.seat(), choice.option(), choice.why());
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
        return current == null || underOtherRules()
                ? null
                : SavedTable.take(version, rulesVersion, current.state(), choices);
    }

    /** Whether a choice made under other rules can be played under those of now; after the first that cannot, none. */
    private boolean playable(Entry.Chosen chosen) {
        Game trial = running().copy();
        try {
            lost = lost || trial.state().decisionNumber() != chosen.number();
            if (!lost) {
                trial.choose(new Choice(chosen.number(), chosen.seat(), chosen.option()));
            }
        } catch (ChoiceException e) {
            lost = true;
        }
        return !lost;
    }

    /** What to write into the record before a game of other rules goes on. */
    Entry.RulesChanged adopt() {
        return new Entry.RulesChanged(
                rulesVersion,
                Rules.version(),
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
