package coldwake.app.play;

import coldwake.bots.BotTable;
import coldwake.content.text.Language;
import coldwake.content.text.Narrator;
import coldwake.content.text.OptionTexts;
import coldwake.content.text.QuestionTexts;
import coldwake.content.text.Table;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.Decision;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ViewBuilder;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A game between people at one terminal, and bots. Nobody is shown what another seat alone may see. */
public final class PlaySession {
    /** Carries choices out and keeps them, and the file of the game. */
    public interface Keeper {
        void choose(Choice choice);

        /** Saves to the file of this name, or to the agreed one if it is empty; answers the file, if there is one. */
        @Nullable String save(String file);
    }

    private static final Set<String> WHOLE_TABLE =
            Set.of("choose-action", "choose-intruder-action", "choose-in-pod", "keep-objective");

    private final Game game;
    private final BotTable bots;
    private final Keeper keeper;
    private final Language language;
    private final Words words;
    private final BufferedReader in;
    private final PrintWriter out;
    private final SeatLogs logs;
    private final OptionTexts optionTexts;
    private final QuestionTexts questionTexts;
    private final Sand sand;
    private final HourglassHand hourglass;
    private int shownTo = -1;
    private boolean stopped;

    /** @param sand how long the hourglass runs, if there is one */
    public PlaySession(
            Game game,
            BotTable bots,
            Keeper keeper,
            Language language,
            Duration sand,
            BufferedReader in,
            PrintWriter out) {
        this.game = game;
        this.bots = bots;
        this.keeper = keeper;
        this.language = language;
        this.in = in;
        this.out = out;
        words = new Words(language, game.rules().setup().species());
        Table table = Table.of(game.state());
        logs = new SeatLogs(game.state(), new Narrator(language, game.rules(), table));
        optionTexts = new OptionTexts(language, game.state());
        questionTexts = new QuestionTexts(language, game.rules(), table);
        this.sand = new Sand(sand, InstantSource.system());
        hourglass = new HourglassHand(game, this.sand, words);
        game.listen(logs);
    }

    /** Plays until the game is over or the people stop; answers whether it is over. */
    public boolean run() {
        Agreed.lines(game.rules().setup(), words).forEach(this::print);
        while (!game.over() && !stopped) {
            sand.watch(game.state().round());
            int seat = game.toAct();
            if (bots.plays(seat)) {
                choose(seat, OptionIds.of(game.state(), game.options(seat)).get(bots.choose(seat)));
            } else {
                askPerson(seat);
            }
        }
        keeper.save("");
        if (game.over()) {
            new Outcome(game, words, out).print();
        }
        out.flush();
        return game.over();
    }

    /** Tells everybody what proves the shuffles, before the first of them. */
    public void publishCommitment(String commitment) {
        publish(words.text("commitment", "proof", commitment));
    }

    /** Tells everybody what the shuffles were made from, when the game is over. */
    public void publishSeed(String seed) {
        publish(words.text("seed", "seed", seed));
    }

    private void publish(String line) {
        print(line);
        out.flush();
    }

    private void choose(int seat, String option) {
        keeper.choose(new Choice(game.state().decisionNumber(), seat, option));
    }

    // ---------------------------------------------------------------- asking

    private void askPerson(int seat) {
        handOver(seat);
        if (stopped) {
            return;
        }
        show(seat, game.decision(seat).reason());
        int number = game.state().decisionNumber();
        while (!stopped && !game.over() && game.state().decisionNumber() == number && (game.asked() & 1 << seat) != 0) {
            Decision decision = game.decision(seat);
            question(seat, decision);
            answer(seat, decision);
        }
    }

    /** With several people at the terminal nobody sees another's cards. */
    private void handOver(int seat) {
        if (shownTo >= 0 && shownTo != seat) {
            out.print("\n".repeat(50));
            print(words.text("hand-over", "who", words.seat(view(seat).crew().get(seat))));
            readLine();
        }
        shownTo = seat;
    }

    private SeatView view(int seat) {
        return ViewBuilder.view(game, seat);
    }

    /** Everything before a turn; before other questions only what is new and what one holds. */
    private void show(int seat, String reason) {
        if (WHOLE_TABLE.contains(reason)) {
            showBoard(seat);
            showCrew(seat);
        }
        showMine(seat);
        print("");
        print(words.text("log"));
        List<String> news = logs.unread(seat);
        (news.isEmpty() ? List.of(words.text("nothing-new")) : news).forEach(line -> print("  " + line));
    }

    private void question(int seat, Decision decision) {
        String text = questionTexts.text(decision);
        int left = game.state().crew.actionsLeft(seat);
        String asked = decision.reason().equals("choose-action")
                ? words.text("actions-left", Map.of("question", text, "n", left))
                : text;
        print("");
        String who = words.seat(view(seat).crew().get(seat));
        print(words.text("asks", Map.of("who", who, "question", asked)));
        List<String> labels = optionTexts.labels(seat, game.options(seat));
        for (int k = 0; k < labels.size(); k++) {
            print(String.format("%3d  %s%s", k + 1, labels.get(k), Costs.of(game, seat, k, words)));
        }
        String sandLine = hourglass.line();
        if (sandLine != null && decision.reason().equals("choose-action")) {
            print(sandLine);
        }
        print(words.text("prompt"));
        out.flush();
    }

    private void answer(int seat, Decision decision) {
        String line = readLine();
        if (line == null || line.isBlank()) {
            return;
        }
        String[] parts = line.strip().split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        switch (parts[0]) {
            case "help", "?" -> help();
            case "why" -> new Refusals(game, seat, optionTexts, words).lines().forEach(this::print);
            case "board" -> showBoard(seat);
            case "crew" -> showCrew(seat);
            case "me" -> showMine(seat);
            case "log" -> logs.last(seat, 40).forEach(this::print);
            case "rules" -> lookUp(rest);
            case "hourglass" -> grab(seat, rest);
            case "save" -> save(rest);
            case "quit" -> stop("stopped");
            default -> take(seat, decision, parts[0]);
        }
    }

    private void help() {
        print(words.text("help"));
        if (hourglass.line() != null) {
            print(words.text("help-hourglass"));
        }
    }

    private void take(int seat, Decision decision, String answer) {
        List<String> ids = decision.options();
        int index = ids.indexOf(answer);
        if (index < 0 && answer.matches("\\d{1,4}")) {
            index = Integer.parseInt(answer) - 1;
        }
        if (index < 0 || index >= ids.size()) {
            print(words.text("unknown", Map.of("answer", answer, "n", ids.size())));
        } else {
            choose(seat, ids.get(index));
            keeper.save("");
        }
    }

    private void grab(int seat, String typed) {
        String choice = hourglass.choice(seat, typed);
        if (choice == null) {
            print(hourglass.refusal(seat));
        } else {
            choose(seat, choice);
            keeper.save("");
        }
    }

    // ---------------------------------------------------------------- showing

    private void showBoard(int seat) {
        SeatView view = view(seat);
        print("");
        BoardDrawing.lines(view, game.rules(), words).forEach(this::print);
        print("");
        new Sheets(view, game.rules(), words).ship().forEach(this::print);
    }

    private void showCrew(int seat) {
        print("");
        new Sheets(view(seat), game.rules(), words).crew().forEach(this::print);
    }

    private void showMine(int seat) {
        print("");
        new Sheets(view(seat), game.rules(), words).mine().forEach(this::print);
    }

    private void lookUp(String word) {
        List<String> found = LookUp.lines(language, game.rules().setup().species(), word);
        (found.isEmpty() ? List.of(words.text("rules-none", "word", word)) : found).forEach(this::print);
    }

    private void save(String name) {
        try {
            String file = keeper.save(name);
            print(file == null ? words.text("no-file") : words.text("saved", "file", file));
        } catch (UncheckedIOException | InvalidPathException failed) {
            print(words.text("not-saved", "reason", String.valueOf(failed.getMessage())));
        }
    }

    private void stop(String why) {
        print(words.text(why));
        stopped = true;
    }

    private void print(String line) {
        out.println(line);
    }

    private @Nullable String readLine() {
        out.flush();
        try {
            String line = in.readLine();
            if (line == null) {
                stop("no-input");
            }
            return line;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
