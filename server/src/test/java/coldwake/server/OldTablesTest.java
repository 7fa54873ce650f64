package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import coldwake.server.store.Backup;
import coldwake.server.store.Store;
import coldwake.server.table.Entry;
import coldwake.server.table.Table;
import coldwake.server.table.Tables;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables that were played with rules version 3 are opened and go on. They were recorded with what was asked then. */
class OldTablesTest {
    private static final int CHOICES = 31;

    @TempDir
    Path folder;

    private static InputStream recorded(String file) {
        return Objects.requireNonNull(OldTablesTest.class.getResourceAsStream("/old/" + file), file);
    }

    private static String told(String id, Table table) {
        Game game = table.running();
        GameState s = game.state();
        StringBuilder out = new StringBuilder("table " + id + "\n");
        out.append("choices ").append(table.choices().size()).append('\n');
        out.append("question ")
                .append(game.toAct())
                .append(' ')
                .append(game.decision(game.toAct()).reason())
                .append('\n');
        for (String option : game.decision(game.toAct()).options()) {
            out.append("option ").append(option).append('\n');
        }
        for (int seat = 0; seat < s.seats(); seat++) {
            out.append("hand ")
                    .append(seat)
                    .append(IntStream.iterate(s.pieces.first(Zone.hand(seat)), p -> p >= 0, s.pieces::next)
                            .mapToObj(p -> " " + s.rules().idOf(p))
                            .collect(Collectors.joining()))
                    .append('\n');
        }
        return out.toString();
    }

    @Test
    void areOpenedAndGoOn() throws IOException {
        Path backup = folder.resolve("tables.gz");
        try (InputStream in = recorded("tables.backup.gz")) {
            Files.copy(in, backup);
        }
        String expected;
        try (InputStream in = recorded("tables.txt")) {
            expected = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        List<String> ids = expected.lines()
                .filter(line -> line.startsWith("table "))
                .map(line -> line.substring("table ".length()))
                .toList();
        String url = ServerOptions.embedded(folder.resolve("store").toString());
        Store.open(url, true).close();
        Backup.restore(url, backup);
        try (Store store = Store.open(url, true)) {
            Tables tables = new Tables(store, Clock.systemUTC(), 1_000);
            assertThat(ids.stream().map(id -> tables.<String>read(id, table -> told(id, table))))
                    .containsExactlyElementsOf(split(expected).toList());
            for (String id : ids) {
                assertThat(tables.record(id).getLast()).isInstanceOfSatisfying(Entry.RulesChanged.class, changed -> {
                    assertThat(changed.to()).isEqualTo(Rulesets.VERSION);
                    assertThat(changed.keep()).isEqualTo(CHOICES);
                });
                play(tables, id);
            }
            tables.close();
        }
    }

    private static Stream<String> split(String expected) {
        return Stream.of(expected.split("(?m)^(?=table )")).filter(part -> !part.isEmpty());
    }

    private static void play(Tables tables, String id) {
        Random random = new Random(1);
        for (int k = 0; k < CHOICES; k++) {
            Entry.Chosen choice = tables.read(id, table -> {
                Game game = table.running();
                List<String> options = OptionIds.of(game.state(), game.options(game.toAct()));
                return new Entry.Chosen(
                        game.toAct(), game.state().decisionNumber(), options.get(random.nextInt(options.size())), null);
            });
            tables.moves().choose(id, "on-" + k, choice.seat(), choice.number(), choice.option());
        }
        assertThat(tables.<Integer>read(id, table -> table.choices().size())).isEqualTo(2 * CHOICES);
    }
}
