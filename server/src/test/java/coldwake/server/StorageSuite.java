package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.setup.GameSetup;
import coldwake.server.store.Backup;
import coldwake.server.store.Presence;
import coldwake.server.store.Results;
import coldwake.server.store.Retention;
import coldwake.server.store.Store;
import coldwake.server.store.Store.Append;
import coldwake.server.store.TableLeases;
import coldwake.server.table.Entry;
import coldwake.server.table.Exports;
import coldwake.server.table.Table;
import coldwake.server.table.TableException;
import coldwake.server.table.TableReplay;
import coldwake.server.table.Tables;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the store promises, on whatever database it runs. */
abstract class StorageSuite {
    private static final int LEASE = 1;

    @TempDir
    Path files;

    private Store store;
    private Tables tables;

    /** The address of an empty database that no other test has used. */
    abstract String freshDatabase();

    /** Makes what was changed by hand look as if it had been written so. */
    abstract void cover(Connection connection) throws SQLException;

    private String url;

    @BeforeEach
    void open() {
        url = freshDatabase();
        store = Store.open(url, true);
        tables = new Tables(store, Clock.systemUTC(), 1_000);
    }

    @AfterEach
    void close() {
        tables.close();
        store.close();
    }

    /** Another process on the same database, which has nothing in memory. */
    private void restart() {
        close();
        store = Store.open(url, true);
        tables = new Tables(store, Clock.systemUTC(), 1_000);
    }

    /** The process dies: no snapshot is kept at the end. */
    private void crash() {
        store.close();
        store = Store.open(url, true);
        tables = new Tables(store, Clock.systemUTC(), 1_000);
    }

    private String start() {
        String id = tables.create("test", GameSetup.standard(2), false, null);
        tables.seats().take(id, 0, "Ada", "token-a", null, null);
        tables.seats().take(id, 1, "Ben", "token-b", null, null);
        tables.draws().start(id);
        return id;
    }

    private void play(String id, int choices, long seed) {
        Random random = new Random(seed);
        for (int k = 0; k < choices; k++) {
            Entry.Chosen choice = tables.read(id, table -> {
                Game game = table.running();
                List<String> options = OptionIds.of(game.state(), game.options(game.toAct()));
                return new Entry.Chosen(
                        game.toAct(), game.state().decisionNumber(), options.get(random.nextInt(options.size())), null);
            });
            tables.moves().choose(id, seed + "-" + k, choice.seat(), choice.number(), choice.option());
        }
    }

    private record Known(int version, long hash, List<Table.PlayedChoice> choices) {}

    private Known known(String id) {
        return tables.read(
                id,
                table -> new Known(table.version(), table.running().state().hash(), new ArrayList<>(table.choices())));
    }

    private void sql(String... statements) throws SQLException {
        tables.close();
        store.close();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                assertThat(statement.executeUpdate(sql)).as(sql).isPositive();
            }
            cover(connection);
        }
        store = Store.open(url, true);
        tables = new Tables(store, Clock.systemUTC(), 1_000);
    }

    // ---------------------------------------------------------------- snapshots

    @Test
    void aTableLoadsFromItsSnapshotAndTheEntriesAfterIt() throws InterruptedException {
        String id = start();
        play(id, 47, 3);
        Known before = known(id);
        awaitSnapshot(id, 40);
        crash();
        assertThat(store.snapshot(id).orElseThrow().seq()).isLessThan(before.version());
        assertThat(known(id)).isEqualTo(before);
        play(id, 5, 4);
        restart();
        assertThat(store.snapshot(id).orElseThrow().seq()).isEqualTo(before.version() + 5);
        assertThat(known(id).choices()).hasSize(52).startsWith(before.choices().toArray(new Table.PlayedChoice[0]));
    }

    private void awaitSnapshot(String id, int seq) throws InterruptedException {
        for (int k = 0;
                k < 2_000 && store.snapshot(id).map(Store.SavedState::seq).orElse(0) < seq;
                k++) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    @Test
    void anUndoReachesBehindTheSnapshot() {
        String id = start();
        play(id, 25, 5);
        Known before = known(id);
        restart();
        tables.undos().undo(id, "u", 0, 3);
        tables.undos().answerUndo(id, 1, true, 3);
        assertThat(tables.<List<Table.PlayedChoice>>read(id, t -> List.copyOf(t.choices())))
                .isEqualTo(before.choices().subList(0, 3));
        Known undone = known(id);
        crash();
        assertThat(known(id)).isEqualTo(undone);
    }

    /** What was dealt again is the same wherever and however the table is loaded. */
    @Test
    void aNewDealIsPartOfTheRecord() throws InterruptedException {
        String id = start();
        play(id, 12, 5);
        Known first = known(id);
        undoWithConsent(id, "one", 6);
        long dealt = known(id).hash();
        play(id, 12, 6);
        undoWithConsent(id, "two", 8);
        play(id, 25, 7);
        Known later = known(id);
        awaitSnapshot(id, later.version() - 20);
        crash();
        assertThat(known(id)).isEqualTo(later);
        undoWithConsent(id, "three", 6);
        assertThat(known(id).choices()).isEqualTo(first.choices().subList(0, 6));
        assertThat(known(id).hash())
                .as("the third deal is none of those before")
                .isNotEqualTo(dealt);
        Known third = known(id);
        crash();
        assertThat(known(id)).isEqualTo(third);
    }

    private void undoWithConsent(String id, String command, int keep) {
        tables.undos().undo(id, command, 0, keep);
        tables.undos().answerUndo(id, 1, true, keep);
    }

    @Test
    void aTableOfOtherRulesGoesOnFromItsSnapshotAndTheRecordSaysSo() throws SQLException {
        String id = start();
        play(id, 33, 6);
        Known before = known(id);
        restart();
        makeOld(id);
        Known after = known(id);
        assertThat(after.hash()).isEqualTo(before.hash());
        assertThat(after.choices()).isEqualTo(before.choices());
        assertThat(after.version()).isEqualTo(before.version() + 1);
        assertThat(tables.record(id).getLast()).isInstanceOfSatisfying(Entry.RulesChanged.class, changed -> {
            assertThat(changed.from()).isEqualTo("0");
            assertThat(changed.to()).isEqualTo(Rulesets.VERSION);
            assertThat(changed.keep()).isEqualTo(33);
        });
        tables.consents().export(id, 0, true);
        tables.consents().export(id, 1, true);
        assertThat(Exports.problem(Client.JSON.writeValueAsString(tables.files().export(id, 0)), null))
                .contains("the rules changed in mid-game, from version 0");
        play(id, 4, 7);
        Known later = known(id);
        crash();
        assertThat(known(id).hash()).isEqualTo(later.hash());
        Table replayed = TableReplay.after(id, tables.record(id), 37, 37);
        assertThat(replayed.running().state().hash()).isEqualTo(later.hash());
        assertThatThrownBy(() -> TableReplay.after(id, tables.record(id), 32, 32))
                .isInstanceOf(TableException.class)
                .hasMessageContaining("no longer has");
        assertThatThrownBy(() -> tables.undos().undo(id, "too-far", 0, 32)).isInstanceOf(TableException.class);
        tables.undos().undo(id, "near", 0, 34);
        if (tables.<Integer>read(id, t -> t.choices().size()) > 34) { // unless it is free
            tables.undos().answerUndo(id, 1, true, 34);
        }
        assertThat(tables.<Integer>read(id, t -> t.choices().size())).isEqualTo(34);
    }

    /** As if the table had been played with rules that are no longer in use. */
    private void makeOld(String id) throws SQLException {
        sql(
                "update entry set body = replace(body, '\"rulesVersion\":\"" + Rulesets.VERSION
                        + "\"', '\"rulesVersion\":\"0\"') where table_id = '" + id + "' and body like '%\"started\"%'",
                "update snapshot set rules_version = '0', body = replace(body, '\"rules\":\"" + Rulesets.VERSION
                        + "\"', '\"rules\":\"0\"') where table_id = '" + id + "'");
    }

    /** A table may name a bot that is no more; another one plays on, and the record says so. */
    @Test
    void aRetiredBotIsReplacedAndTheRecordSaysSo() throws SQLException {
        String id = tables.create("test", GameSetup.standard(3), false, null);
        tables.seats().take(id, 0, "Ada", "token-a", null, null);
        tables.seats().bot(id, 1, "easy");
        tables.seats().take(id, 2, "Ben", "token-b", null, null);
        tables.draws().start(id);
        tables.seats().wantStandIn(id, 2, "easy");
        sql("update entry set body = replace(body, '\"easy\"', '\"thumb\"') where table_id = '" + id
                + "' and body like '%\"easy\"%'");
        assertThat(tables.<List<String>>read(
                        id,
                        table -> table.seats().stream()
                                .map(seat -> String.valueOf(seat.mover()))
                                .toList()))
                .containsExactly("null", "normal", "normal");
        assertThat(tables.record(id))
                .endsWith(new Entry.BotReplaced(1, "thumb", "normal"), new Entry.BotReplaced(2, "thumb", "normal"));
        int version = known(id).version();
        restart();
        assertThat(known(id).version()).as("it is said once").isEqualTo(version);
        tables.consents().export(id, 0, true);
        tables.consents().export(id, 2, true);
        String file = Client.JSON.writeValueAsString(tables.files().export(id, 0));
        assertThat(Exports.problem(file, null)).isNull();
        String copy = tables.files().importFrom(Exports.read(file));
        assertThat(tables.<String>read(
                        copy, table -> String.valueOf(table.seats().get(1).bot())))
                .isEqualTo("normal");
    }

    @Test
    void choicesThatOtherRulesForbidNoLongerCount() throws SQLException, InterruptedException {
        String id = start();
        play(id, 26, 8);
        Known before = known(id);
        awaitSnapshot(id, 20);
        int snapshot = store.snapshot(id).orElseThrow().seq();
        crash();
        int impossible = snapshot + 3;
        sql("update entry set body = replace(body, '\"option\":\"', '\"option\":\"no-longer-') where table_id = '" + id
                + "' and seq = " + impossible);
        makeOld(id);
        Known after = known(id);
        int kept = impossible - (before.version() - 26) - 1;
        assertThat(after.choices()).isEqualTo(before.choices().subList(0, kept));
        assertThat(((Entry.RulesChanged) tables.record(id).getLast()).keep()).isEqualTo(kept);
        play(id, 10, 9);
        for (int seat = 0; seat < 2; seat++) {
            tables.consents().export(id, seat, true);
        }
        assertThatThrownBy(() -> tables.files().importFrom(tables.files().export(id, 0)))
                .as("its state could be anything")
                .hasMessageContaining("the rules changed in mid-game");
    }

    // ---------------------------------------------------------------- entries

    @Test
    void anEntryIsWrittenOnceAndInOrder() {
        String id = start();
        int next = known(id).version() + 1;
        assertThat(store.append(id, new Store.Row(next, "one", "{}", 1), null)).isEqualTo(Append.DONE);
        assertThat(store.append(id, new Store.Row(next, "two", "{}", 1), null)).isEqualTo(Append.STALE);
        assertThat(store.append(id, new Store.Row(next + 1, "one", "{}", 1), "over"))
                .isEqualTo(Append.REPEATED);
        assertThat(store.leases().claimSome("node", 10))
                .as("a refused append changes no state")
                .containsExactly(id);
    }

    // ---------------------------------------------------------------- claims

    @Test
    void oneNodeClaimsATableUntilItsLeaseEnds() throws InterruptedException {
        String id = start();
        TableLeases leases = store.leases();
        leases.register("one", LEASE);
        leases.register("two", 60);
        assertThat(leases.claim("one", id)).isTrue();
        assertThat(leases.claim("two", id)).isFalse();
        assertThat(leases.claimSome("two", 10)).isEmpty();
        assertThat(leases.renew("one", LEASE)).isTrue();
        TimeUnit.MILLISECONDS.sleep(1_200L * LEASE);
        assertThat(leases.renew("one", LEASE)).isFalse();
        assertThat(leases.claimSome("two", 10)).containsExactly(id);
        assertThat(leases.heldBy("two")).containsExactly(id);
        leases.register("one", 60);
        assertThat(leases.claim("one", id)).isFalse();
        leases.resign("two");
        assertThat(leases.claim("one", id)).isTrue();
    }

    @Test
    void whoLooksIsToldByANodeUntilItIsGone() throws InterruptedException {
        TableLeases leases = store.leases();
        Presence presence = store.presence();
        Presence.Seat ada = new Presence.Seat("table", 0);
        Presence.Seat ben = new Presence.Seat("table", 1);
        leases.register("one", LEASE);
        presence.tell("one", List.of(ada, ben), List.of());
        presence.tell("one", List.of(), List.of(ben));
        assertThat(presence.others("two")).containsExactly(Map.entry("one", 2L));
        assertThat(presence.others("one")).isEmpty();
        assertThat(presence.at("one")).containsExactly(ada);
        TimeUnit.MILLISECONDS.sleep(LEASE * 1_000L + 200);
        assertThat(presence.others("two")).as("it was killed").isEmpty();
        leases.register("one", LEASE);
        assertThat(presence.at("one")).as("what it told before its lease ended").isEmpty();
        presence.tell("one", List.of(ada), List.of());
        leases.resign("one");
        assertThat(presence.at("one")).isEmpty();
    }

    @Test
    void nodesThatClaimAtOnceGetDifferentTables() throws InterruptedException {
        for (int k = 0; k < 8; k++) {
            start();
        }
        TableLeases leases = store.leases();
        List<String> claimed = Collections.synchronizedList(new ArrayList<>());
        List<Thread> nodes = new ArrayList<>();
        for (int k = 0; k < 4; k++) {
            String node = "node-" + k;
            leases.register(node, 60);
            nodes.add(Thread.ofPlatform().start(() -> {
                claimed.addAll(leases.claimSome(node, 3));
                claimed.addAll(leases.claimSome(node, 3));
            }));
        }
        for (Thread node : nodes) {
            node.join();
        }
        leases.register("last", 60);
        claimed.addAll(leases.claimSome("last", 100));
        assertThat(claimed).hasSize(8).doesNotHaveDuplicates();
    }

    // ---------------------------------------------------------------- retention

    @Test
    void oldTablesAreForgottenAndTheirResultsStay() throws SQLException {
        String running = start();
        String finished = start();
        String fresh = start();
        store.results().save(new Results.Result(finished, 1, 2, 2, 3, 40, "ship-lost", 0, 0));
        sql("update game_table set state = 'over' where id in ('" + finished + "', '" + fresh + "')");
        play(fresh, 1, 3);
        long since = System.currentTimeMillis() + 1;
        sql("update entry set created_at = " + (since + 1_000) + " where table_id = '" + fresh + "'");
        long results = store.results().byEnding().size();
        close();
        assertThat(Retention.forget(url, since - TimeUnit.DAYS.toMillis(1), true))
                .as("nothing is a day old")
                .isZero();
        assertThat(Retention.forget(url, since, false)).isEqualTo(1);
        restart();
        assertThat(store.exists(finished)).isFalse();
        assertThat(store.read(finished, 0)).isEmpty();
        assertThat(store.snapshot(finished)).isEmpty();
        assertThat(store.results().byEnding()).hasSize((int) results);
        assertThat(store.exists(running)).isTrue();
        assertThat(store.exists(fresh)).isTrue();
        close();
        assertThat(Retention.forget(url, since, true)).isEqualTo(1);
        restart();
        assertThat(store.exists(running)).isFalse();
        assertThat(store.exists(fresh)).isTrue();
        play(fresh, 2, 4);
    }

    // ---------------------------------------------------------------- backup

    @Test
    void aBackupKeepsEveryTableOfTheStore() throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                ResultSet found =
                        connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE", "BASE TABLE"})) {
            Set<String> names = new TreeSet<>();
            while (found.next()) {
                names.add(found.getString("TABLE_NAME"));
            }
            names.removeAll(Set.of("node", "seat_presence", "high_water", "flyway_schema_history"));
            assertThat(names).containsExactlyInAnyOrderElementsOf(Backup.parts());
        }
    }

    @Test
    void aBackupIsRestoredIntoAnEmptyStoreAndTheGameGoesOn() {
        String id = start();
        play(id, 30, 10);
        tables.say(id, "hello", 0, "Ada", List.of(), "Ł\"ö\n");
        Known before = known(id);
        close();
        Path file = files.resolve("backup.gz");
        int rows = Backup.write(url, file);
        String old = url;
        url = freshDatabase();
        assertThat(Backup.restore(url, file)).isEqualTo(rows);
        assertThatThrownBy(() -> Backup.restore(url, file)).hasMessageContaining("empty");
        store = Store.open(url, true);
        tables = new Tables(store, Clock.systemUTC(), 1_000);
        assertThat(url).isNotEqualTo(old);
        assertThat(known(id)).isEqualTo(before);
        assertThat(tables.seats().holder(id, "token-b")).isEqualTo(1);
        play(id, 5, 11);
    }
}
