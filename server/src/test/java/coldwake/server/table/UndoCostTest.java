package coldwake.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.event.Audience;
import coldwake.engine.setup.GameSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Taking back costs what choosing did, however often it happens, and comes to the same as playing it all again. */
class UndoCostTest {
    private final Table table = new Table("t");
    private final List<Entry> record = new ArrayList<>();

    private void apply(Entry entry) {
        record.add(entry);
        table.apply(entry, record.size());
    }

    private void begin() {
        apply(new Entry.Created("t", GameSetup.standard(4), false, null, null, "secret"));
        apply(new Entry.SeatTaken(0, "hash", "Ada", "x", null));
        for (int seat = 1; seat < 4; seat++) {
            apply(new Entry.BotSeated(seat, "normal"));
        }
        apply(new Entry.Started("7", "secret", table.commitment(), RulesetCache.version()));
    }

    private void choose() {
        Choice choice = Deals.bots(table.running().copy(), "normal");
        apply(new Entry.Chosen(choice.seat(), choice.number(), choice.option(), null));
    }

    private void takeBack(int keep) {
        apply(new Entry.Undone(0, keep, keep >= table.freeUndoTo(0) ? null : table.nextDeal()));
    }

    private long replayed(int entries) {
        Table again = new Table("t");
        record.subList(0, entries).forEach(entry -> again.apply(entry, 1));
        return again.running().state().hash();
    }

    /** The choices that count, played once from the start. */
    private long fresh() {
        return TableReplay.after("t", record, Integer.MAX_VALUE, 0)
                .running()
                .state()
                .hash();
    }

    @Test
    void aRecordOfManyUndosIsPlayedInAsManyStepsAsItHasEntries() {
        begin();
        Random random = new Random(5);
        while (table.nextDeal().number() <= 100) {
            int wanted = 1 + random.nextInt(40);
            for (int k = 0; k < wanted && !table.over(); k++) {
                choose();
            }
            int back = 1 + (table.over() ? 30 : random.nextInt(20));
            takeBack(Math.max(0, table.choices().size() - back));
            assertThat(table.running().state().hash()).isEqualTo(fresh());
        }
        assertThat(table.choices()).hasSizeGreaterThan(50);
        assertThat(table.played.steps()).isLessThan(4 * record.size());
        assertThat(replayed(record.size())).isEqualTo(fresh());
    }

    @Test
    void whoComesBackIsToldOnFromThereWithoutPlayingTheRecord() {
        begin();
        for (int k = 0; k < 150; k++) {
            choose();
        }
        for (int k = 0; k < 60; k++) {
            takeBack(table.choices().size() - 1 - k % 3);
            choose();
        }
        int undone = table.version() - 1;
        for (int k = 0; k < 70; k++) {
            choose();
        }
        int told = 0;
        for (int then = undone; then <= table.version(); then++) {
            int before = table.played.steps();
            Table.Earlier earlier = table.earlier(then, 0);
            assertThat(table.played.steps() - before).isLessThanOrEqualTo(40);
            Game game = earlier == null ? null : earlier.game();
            if (game != null) {
                told++;
                assertThat(game.state().hash()).as("version %s", then).isEqualTo(replayed(then));
            }
        }
        assertThat(told).isGreaterThan(25);
        assertThat(table.earlier(undone - 1, 0))
                .as("before the past was changed")
                .isNull();
        assertThat(table.earlier(1, Audience.SPECTATOR)).isNull();
        assertThat(table.earlier(table.version() + 1, 0)).isNull();
    }
}
