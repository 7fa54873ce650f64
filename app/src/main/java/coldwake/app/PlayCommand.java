package coldwake.app;

import coldwake.app.play.PlaySession;
import coldwake.bots.BotTable;
import coldwake.bots.Bots;
import coldwake.content.save.Journal;
import coldwake.content.save.SavedGame;
import coldwake.content.save.SeedCommitment;
import coldwake.content.text.Language;
import coldwake.engine.decision.Choice;
import coldwake.engine.setup.GameSetup;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The game in the terminal. */
@Command(
        name = "play",
        description = "Plays a game in the terminal, alone with bots or several at one keyboard.",
        mixinStandardHelpOptions = true,
        footer = {"", "Type help at the prompt for what can be done there."})
final class PlayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private SetupOptions setup;

    @Option(
            names = "--me",
            paramLabel = "SEAT,...",
            split = ",",
            defaultValue = "1",
            description = "Seats played by people, counted from 1; default 1.")
    private List<Integer> people;

    @Option(
            names = "--bots",
            paramLabel = "NAME,...",
            split = ",",
            defaultValue = "normal",
            description = "One bot for all other seats, or one for each seat; default normal.")
    private List<String> bots;

    @Option(names = "--lang", paramLabel = "LANG", defaultValue = "en", description = "en, de or pl; default en.")
    private String lang;

    @Option(names = "--seed", paramLabel = "S", description = "Seed of the shuffles; default a secret one.")
    private @Nullable Long seed;

    @Option(names = "--resume", paramLabel = "FILE", description = "Continues a saved game.")
    private @Nullable Path resume;

    @Option(
            names = "--after",
            paramLabel = "FILE",
            description = "Plays the Epilogue of a finished game that was saved, with --seats and --options.")
    private @Nullable Path after;

    @Option(names = "--save", paramLabel = "FILE", description = "Saves the game here after each choice by a person.")
    private @Nullable Path save;

    @Option(
            names = "--hourglass",
            paramLabel = "SECONDS",
            defaultValue = "180",
            description = "How long the hourglass runs, if that option is used; default 180.")
    private int hourglass;

    @Override
    public Integer call() {
        Journal journal = Arguments.read(spec, this::journal);
        SavedGame start = journal.save();
        PlaySession session = Arguments.read(spec, () -> session(journal, start));
        session.publishCommitment(start.commitment());
        if (session.run()) {
            session.publishSeed(start.seed() + " " + start.salt());
        }
        return 0;
    }

    private Journal journal() {
        Path file = resume;
        if (file != null) {
            return Journal.resume(GameFiles.read(file));
        }
        long chosen = seed == null ? new SecureRandom().nextLong() : seed;
        return Journal.start(after == null ? setup.setup() : epilogue(after), chosen, SeedCommitment.newSalt(), null);
    }

    private GameSetup epilogue(Path file) {
        return setup.after(GameFiles.read(file).game().state());
    }

    private PlaySession session(Journal journal, SavedGame start) {
        return new PlaySession(
                journal.game(),
                new BotTable(journal.game(), start.seed(), seats(start.setup().seats())),
                new Keeper(journal, save == null ? resume : save),
                Language.of(lang),
                sand(),
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                spec.commandLine().getOut());
    }

    private Duration sand() {
        if (hourglass < 0) {
            throw new IllegalArgumentException("--hourglass is " + hourglass + "; it takes seconds from 0 on");
        }
        return Duration.ofSeconds(hourglass);
    }

    /** Bots by seat; null where a person sits. */
    private List<@Nullable Bots> seats(int count) {
        List<@Nullable Bots> seats = new ArrayList<>(Bots.forSeats(bots, count));
        for (int person : people) {
            if (person < 1 || person > count) {
                throw new IllegalArgumentException("--me names seat " + person + "; there are seats 1 to " + count);
            }
            seats.set(person - 1, null);
        }
        return seats;
    }

    /** Keeps the journal, and its file if there is one. */
    private static final class Keeper implements PlaySession.Keeper {
        private final Journal journal;
        private final @Nullable Path agreed;

        Keeper(Journal journal, @Nullable Path agreed) {
            this.journal = journal;
            this.agreed = agreed;
        }

        @Override
        public void choose(Choice choice) {
            journal.choose(choice);
        }

        @Override
        public @Nullable String save(String name) {
            Path file = name.isEmpty() ? agreed : Path.of(name);
            if (file == null) {
                return null;
            }
            GameFiles.write(file, journal.save());
            return file.toString();
        }
    }
}
