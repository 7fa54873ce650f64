package coldwake.lab.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.bots.Bots;
import coldwake.engine.setup.GameSetup;
import coldwake.lab.GameRecord;
import coldwake.lab.Plan;
import coldwake.lab.Played;
import coldwake.lab.Shard;
import coldwake.lab.Simulation;
import coldwake.lab.Tally;
import coldwake.lab.results.ResultException.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsTest {
    private static final String OTHER = Bots.names().get(1);
    private static final Plan PLAN =
            new Plan(GameSetup.standard(3), List.of("random", OTHER, "random"), true, true, 61, 7);

    @TempDir
    static Path folder;

    private static Path whole;

    @BeforeAll
    static void playInOnePiece() {
        whole = folder.resolve("whole.jsonl");
        Run.start(PLAN, Shard.WHOLE, whole).play(1, folder.resolve("whole.csv"), done -> {});
    }

    private static Path shard(int index, int of) {
        Path file = folder.resolve("part-" + index + "-of-" + of + ".jsonl");
        Run.start(PLAN, new Shard(index, of), file).play(2, null, done -> {});
        return file;
    }

    @Test
    void shardsMergeToTheWhole() {
        List<Path> parts = List.of(shard(3, 4), shard(1, 4), shard(4, 4), shard(2, 4));
        Path merged = folder.resolve("merged.jsonl");
        Merge.merge(parts, merged);
        assertThat(merged).hasSameTextualContentAs(whole);
        assertThat(ResultFile.timesOf(merged)).isNotEmptyFile();
    }

    @Test
    void threadsChangeNothing() {
        Path four = folder.resolve("four.jsonl");
        Path table = folder.resolve("four.csv");
        Run.start(PLAN, Shard.WHOLE, four).play(4, table, done -> {});
        assertThat(four).hasSameTextualContentAs(whole);
        assertThat(table).hasSameTextualContentAs(folder.resolve("whole.csv"));
    }

    @Test
    void aStoppedRunGoesOnToTheWhole() {
        Path file = folder.resolve("stopped.jsonl");
        Run run = Run.start(PLAN, Shard.WHOLE, file);
        Tally part = run.play(2, null, done -> {
            if (done == 20) {
                run.simulation().stop();
            }
        });
        assertThat(part.games()).isBetween(20L, 60L);
        Path table = folder.resolve("resumed.csv");
        Tally tally = Run.resume(file).play(2, table, done -> {});
        assertThat(tally.games()).isEqualTo(61);
        assertThat(file).hasSameTextualContentAs(whole);
        assertThat(table).hasSameTextualContentAs(folder.resolve("whole.csv"));
    }

    @Test
    void aTornLineIsPlayedAgain() throws IOException {
        Path file = folder.resolve("torn.jsonl");
        String text = Files.readString(whole);
        Files.writeString(file, text.substring(0, text.length() * 2 / 3));
        assertThat(Run.resume(file).play(2, null, done -> {}).games()).isEqualTo(61);
        assertThat(file).hasSameTextualContentAs(whole);
        assertThat(Run.resume(file).play(1, null, done -> {}).games()).isEqualTo(61);
        assertThat(file).hasSameTextualContentAs(whole);
    }

    @Test
    void timesAreReadBack() {
        List<Played> games = new ArrayList<>();
        ResultFile.readAll(whole, games::add);
        assertThat(games).hasSize(61).allSatisfy(played -> {
            assertThat(played.times()).hasSize(3);
            assertThat(played.times().get(1).n())
                    .isEqualTo(played.record().seats().get(1).decisions());
            assertThat(played.times().get(1).meanNanos()).isPositive();
        });
    }

    @Test
    void gamesThatBrokeAndGamesWithoutObjectivesAreReadBack() {
        Path file = folder.resolve("odd.jsonl");
        Plan plan = Plan.of(GameSetup.standard(2).withMode("coop"), List.of("random", "random"), 2, 1);
        GameRecord broken = new GameRecord(0, "boom", "", 0, 3, List.of(), null, List.of(), List.of());
        List<Played> games = new ArrayList<>(List.of(new Played(broken, List.of())));
        new Simulation(plan).run(1, 2, 1, games::add);
        try (ResultWriter writer = ResultWriter.create(file, Header.of("1", plan, Shard.WHOLE))) {
            games.forEach(writer);
        }
        List<GameRecord> read = new ArrayList<>();
        ResultFile.readAll(file, played -> read.add(played.record()));
        assertThat(read).isEqualTo(games.stream().map(Played::record).toList());
        Tally tally = new Tally(plan);
        ResultFile.readAll(file, tally::add);
        assertThat(tally.failed()).isEqualTo(1);
        assertThat(tally.games()).isEqualTo(1);
        assertThat(tally.byObjective().values()).isNotEmpty().allMatch(standing -> standing.played() == 1);
    }

    @Test
    void aTableHasARowASeat() throws IOException {
        List<String> rows = Files.readAllLines(folder.resolve("whole.csv"));
        assertThat(rows).hasSize(1 + 61 * 3);
        assertThat(rows.get(1)).startsWith("0,7,").contains(",random,");
    }

    // ---------------------------------------------------------------- what is refused

    private void refused(Problem problem, String message, Path... files) {
        assertThatThrownBy(() -> Merge.merge(List.of(files), folder.resolve("out.jsonl")))
                .isInstanceOfSatisfying(
                        ResultException.class, e -> assertThat(e.problem()).isEqualTo(problem))
                .hasMessageContaining(message);
        assertThat(folder.resolve("out.jsonl")).doesNotExist();
    }

    private Path changed(String name, String from, String to) throws IOException {
        return Files.writeString(folder.resolve(name), Files.readString(whole).replaceFirst(from, to));
    }

    @Test
    void foreignAndDamagedFilesAreNamed() throws IOException {
        Path foreign = Files.writeString(folder.resolve("foreign.txt"), "Dear diary");
        Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
        refused(Problem.FOREIGN, "foreign.txt holds no results", foreign);
        refused(Problem.FOREIGN, "binary holds no results", binary);
        refused(Problem.FOREIGN, "empty holds no results", Files.createFile(folder.resolve("empty")));
        refused(Problem.UNREADABLE, "there is no file", folder.resolve("nowhere.jsonl"));
        refused(Problem.FORMAT_VERSION, "is in format 9", changed("old", "\"format\":1", "\"format\":9"));
        refused(Problem.CORRUPT, "damaged at line 2", changed("bad", "\"rounds\":", "\"wibble\":"));
        refused(Problem.CORRUPT, "damaged at line 2", changed("poor", "\"objectives\":\\{[^}]*},", ""));
        refused(Problem.CORRUPT, "damaged at line 1", changed("worse", "\"shard\":\"1/1\"", "\"shard\":\"2\""));
        refused(Problem.INCOMPLETE, "where game 5 is expected", changed("gap", "\\{\"game\":5,[^\n]*\n", ""));
        assertThat(Files.readString(foreign)).isEqualTo("Dear diary");
        assertThatThrownBy(() -> Run.resume(foreign)).hasMessageContaining("holds no results");
        assertThat(Files.readString(foreign)).isEqualTo("Dear diary");
    }

    @Test
    void partsThatDoNotFitAreNamed() throws IOException {
        Path first = shard(1, 3);
        Path second = shard(2, 3);
        Path third = shard(3, 3);
        refused(Problem.INCOMPLETE, "games 20 to 39 are in none", first, third);
        refused(Problem.INCOMPLETE, "games 40 to 60 are in none", first, second);
        refused(Problem.INCOMPLETE, "game 0 is in two files", first, second, third, whole);
        Path other = folder.resolve("other.jsonl");
        Files.writeString(other, Files.readString(second).replace("\"seed\":7", "\"seed\":8"));
        refused(Problem.OTHER_PLAN, "are not of the same run: seed 7 and 8", first, other, third);
        Path cut = folder.resolve("cut.jsonl");
        Files.writeString(cut, Files.readString(second).replaceFirst("\\{\"game\":39[^\n]*\n", ""));
        refused(Problem.INCOMPLETE, "cut.jsonl ends before game 39; finish it", first, cut, third);
    }
}
