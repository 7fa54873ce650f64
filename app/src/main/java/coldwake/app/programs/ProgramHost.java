package coldwake.app.programs;

import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.setup.Ruleset;
import coldwake.lab.GameRecord;
import coldwake.lab.Plan;
import coldwake.lab.Recorder;
import coldwake.lab.Seating;
import coldwake.lab.tournament.PlanHost;
import coldwake.server.Server;
import coldwake.server.ServerOptions;
import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import coldwake.server.table.Entry;
import coldwake.server.table.Table;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Opens tables on a server of its own, seats bots, and starts a program for each other seat. The server deals its own
 * seeds, so these games cannot be repeated.
 */
public final class ProgramHost implements PlanHost, AutoCloseable {
    private static final String LOCAL = "127.0.0.1";

    private final Map<String, Program> programs;
    private final int atOnce;
    private final Duration patience;
    private final @Nullable Path logs;
    private final Server server;

    /**
     * @param atOnce games played at the same time
     * @param patience how long a program may think about one decision
     * @param logs where the programs' output goes; nowhere without it
     */
    public ProgramHost(List<Program> programs, int atOnce, Duration patience, @Nullable Path logs) {
        this.programs = programs.stream().collect(Collectors.toMap(Program::name, Function.identity()));
        this.atOnce = atOnce;
        this.patience = patience;
        this.logs = logs;
        String store = ServerOptions.IN_MEMORY;
        server = Server.start(new ServerOptions(LOCAL, 0, store, 0, false, Quota.GENEROUS, Webhooks.Allowed.NONE));
    }

    /** Whether any of these names is that of a program. */
    public boolean knows(List<String> names) {
        return names.stream().anyMatch(programs::containsKey);
    }

    @Override
    public void play(Plan plan, Consumer<Hosted> sink) {
        Seating seating = new Seating(plan);
        try (ExecutorService pool = Executors.newFixedThreadPool(atOnce)) {
            List<Future<Hosted>> games = new ArrayList<>();
            for (int game = 0; game < plan.games(); game++) {
                int number = game;
                games.add(pool.submit(() -> play(number, plan.botsOf(number), seating.rulesOf(number))));
            }
            for (Future<Hosted> game : games) {
                sink.accept(await(pool, game));
            }
        }
    }

    private static Hosted await(ExecutorService pool, Future<Hosted> game) {
        try {
            return game.get();
        } catch (ExecutionException wrong) {
            pool.shutdownNow();
            throw wrong.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(wrong);
        } catch (InterruptedException interrupted) {
            pool.shutdownNow();
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", interrupted);
        }
    }

    private Hosted play(int game, List<String> names, Ruleset rules) {
        Tables tables = server.tables();
        String id = tables.create("Game " + game, rules.setup(), false, null);
        int forfeited;
        try (Crew crew = new Crew(tables, id, patience)) {
            for (int seat = 0; seat < names.size(); seat++) {
                seat(crew, id, seat, names.get(seat), game);
            }
            tables.draws().start(id);
            forfeited = crew.playToTheEnd();
        }
        return new Hosted(tables.read(id, table -> record(game, table, rules, names)), forfeited);
    }

    private void seat(Crew crew, String id, int seat, String name, int game) {
        Program program = programs.get(name);
        if (program == null) {
            server.tables().seats().bot(id, seat, name);
            return;
        }
        String token = Tokens.create();
        server.tables().seats().take(id, seat, name, token, null, null);
        Program.Chair chair = new Program.Chair("http://" + LOCAL + ":" + server.port(), id, seat, token);
        Path log = logs == null ? null : logs.resolve(name + "-" + id + "-game-" + game + "-seat-" + seat + ".log");
        crew.start(seat, program.start(chair), log);
    }

    /** Plays the choices of a finished table again and listens. */
    private static GameRecord record(int game, Table table, Ruleset rules, List<String> names) {
        Entry.Started started = Objects.requireNonNull(table.started());
        Recorder recorder = new Recorder(rules);
        Game again = Game.start(rules, started.chance(), recorder);
        for (Table.PlayedChoice choice : table.choices()) {
            recorder.asked(again, choice.seat());
            again.choose(new Choice(again.state().decisionNumber(), choice.seat(), choice.option()));
        }
        return recorder.record(game, again.state(), names);
    }

    @Override
    public void close() {
        server.close();
    }
}
