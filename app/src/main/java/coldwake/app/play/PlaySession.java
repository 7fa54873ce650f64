package coldwake.app.play;

import coldwake.bots.BotTable;
import coldwake.content.text.Language;
import coldwake.content.text.Narrator;
import coldwake.content.text.OptionTexts;
import coldwake.content.text.PublicTable;
import coldwake.content.text.QuestionTexts;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.decision.Question;
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
import java.util.stream.Collectors;
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
    private final TerminalWords words;
    private final BufferedReader in;
    private final PrintWriter out;
    private final Narrator narrator;
    private final SeatLogs logs;
    private final OptionTexts optionTexts;
    private final QuestionTexts questionTexts;
    private final HourglassSand sand;
    private final HourglassHand hourglass;
    private final OfferHand offer;
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
        words = new TerminalWords(language, game.rules().setup().species());
        PublicTable table = PublicTable.of(game.state());
        narrator = new Narrator(language, game.rules(), table);
        logs = new SeatLogs(game.state(), narrator);
        optionTexts = new OptionTexts(language, game.state());
        questionTexts = new QuestionTexts(language, game.rules(), table);
        this.sand = new HourglassSand(sand, InstantSource.system());
        hourglass = new HourglassHand(game, this.sand, words);
        offer = new OfferHand(game, words);
        game.listen(logs);
    }

    /** Plays until the game is over or the people stop; answers whether it is over. */
    public boolean run() {
        SetupLines.lines(game.rules().setup(), words).forEach(this::print);
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
            new ResultLines(game, words, out).print();
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
        show(seat, game.question(seat).reason());
        int number = game.state().decisionNumber();
        while (!stopped && !game.over() && game.state().decisionNumber() == number && (game.asked() & 1 << seat) != 0) {
            Question asked = game.question(seat);
            question(seat, asked);
            answer(seat, asked);
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

    private void question(int seat, Question open) {
        String text = questionTexts.text(open);
        int left = game.state().crew.actionsLeft(seat);
        String asked = open.reason().equals("choose-action")
                ? words.text("actions-left", Map.of("question", text, "n", left))
                : text;
        print("");
        String who = words.seat(view(seat).crew().get(seat));
        print(words.text("asks", Map.of("who", who, "question", asked)));
        List<String> labels = optionTexts.labels(open);
        for (int k = 0; k < labels.size(); k++) {
            Question.Answer answer = open.options().get(k);
            print(String.format("%3d  %s%s", k + 1, labels.get(k), cost(answer)));
            if (!answer.means().isEmpty()) {
                print("     " + answer.means().stream().map(narrator::tell).collect(Collectors.joining("; ")));
            }
        }
        String sandLine = hourglass.line();
        if (sandLine != null && open.reason().equals("choose-action")) {
            print(sandLine);
        }
        String offerLine = offer.line(seat);
        if (offerLine != null) {
            print(offerLine);
        }
        print(words.text("prompt"));
        out.flush();
    }

    /** What an answer costs in action cards, in brackets; nothing for what is no action. */
    private String cost(Question.Answer answer) {
        Integer cost = answer.cost();
        if (cost == null) {
            return "";
        }
        return "  [" + (cost == 0 ? words.text("free") : words.text("cost", "n", cost)) + "]";
    }

    private void answer(int seat, Question open) {
        String line = readLine();
        if (line == null || line.isBlank()) {
            return;
        }
        String[] parts = line.strip().split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        switch (parts[0]) {
            case "help", "?" -> help();
            case "why" -> new Refusals(open, optionTexts, words).lines().forEach(this::print);
            case "board" -> showBoard(seat);
            case "crew" -> showCrew(seat);
            case "me" -> showMine(seat);
            case "log" -> logs.last(seat, 40).forEach(this::print);
            case "rules" -> lookUp(rest);
            case HourglassHand.WORD -> grab(seat, rest);
            case OfferHand.WORD -> takeOffer(seat);
            case "save" -> save(rest);
            case "quit" -> stop("stopped");
            default -> take(seat, open, parts[0]);
        }
    }

    private void help() {
        print(words.text("help"));
        if (hourglass.line() != null) {
            print(words.text("help-hourglass"));
        }
        if (offer.line(game.toAct()) != null) {
            print(words.text("help-offer"));
        }
    }

    private void take(int seat, Question open, String answer) {
        List<String> ids = open.ids();
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

    private void takeOffer(int seat) {
        String choice = offer.choice(seat);
        if (choice == null) {
            print(words.text("offer.none"));
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
