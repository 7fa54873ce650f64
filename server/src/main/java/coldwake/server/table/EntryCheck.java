package coldwake.server.table;

import coldwake.bots.Bots;
import coldwake.bots.mind.Why;
import coldwake.content.Rulesets;
import java.util.List;
import java.util.Objects;

/** Whether an entry of a file can follow on a table; our own record needs no such check. */
final class EntryCheck {
    /** Tables of earlier versions could say so much from one seat. */
    private static final int MAX_IMPORTED_LINES = 5_000;

    private EntryCheck() {}

    static void check(Table table, Entry entry) {
        switch (entry) {
            case Entry.Created created -> {
                require(table.version() == 0, "a table is opened once");
                Rulesets.of(created.setup());
                Integer host = created.host();
                require(host == null || host >= 0 && host < created.setup().seats(), "nobody sits where it was opened");
                Tables.checkClock(created.turnSeconds());
                Tables.checkHourglass(created.hourglassSeconds());
                require(created.lesson() == null, "a lesson is opened, not imported");
            }
            case Entry.LessonGone _ -> require(false, "a lesson is opened, not imported");
            case Entry.Imported _ -> {}
            case Entry.Chairs chairs -> check(table, chairs);
            case Entry.DrawOpened opened -> {
                require(table.started() == null, "contributions are shown before the start");
                require(opened.seats().equals(table.nextDraw()), "others show their contributions than take part");
                require(!opened.seats().isEmpty(), "nobody takes part in the draw");
            }
            case Entry.ContributionShown shown -> {
                seat(table, shown.seat());
                Draw draw = table.draw();
                require(draw != null && draw.waitsFor(shown.seat()), "nobody asked for the contribution");
                require(
                        Tokens.hash(shown.contribution())
                                .equals(table.seats().get(shown.seat()).commitment()),
                        "a contribution is not the one that was committed to");
                require(
                        Fairness.isContribution(shown.contribution()) && Fairness.isHash(shown.next()),
                        "what was contributed has another form");
            }
            case Entry.Started started -> checkStart(table, started);
            case Entry.RulesChanged changed -> {
                require(table.started() != null, "rules change once there is a game");
                keep(table, changed.keep());
            }
            case Entry.Chosen chosen -> {
                seat(table, chosen.seat());
                require(
                        table.running().state().decisionNumber() == chosen.number(),
                        "the choice answers another question");
                String why = chosen.why();
                if (why != null) {
                    require(Why.named(why).isPresent(), "nobody gives the reason '" + why + "'");
                    require(table.seats().get(chosen.seat()).mover() != null, "only a bot tells its reasons");
                }
            }
            case Entry.UndoAsked asked -> {
                seat(table, asked.seat());
                keep(table, asked.keep());
            }
            case Entry.UndoAnswered answered -> seat(table, answered.seat());
            case Entry.Undone undone -> {
                require(table.started() != null, "nothing is taken back before the start");
                seat(table, undone.seat());
                keep(table, undone.keep());
                require(table.mayUndo(undone.seat(), undone.keep()), "not everybody agreed to take choices back");
                boolean free = undone.keep() >= table.freeUndoTo(undone.seat());
                require(
                        Objects.equals(undone.deal(), free ? null : table.nextDeal()),
                        "the new deal is not the next one, or not for the people at the table");
            }
            case Entry.WindowAnswered _, Entry.GraceGiven _ -> {}
            case Entry.FullViewAgreed agreed -> seat(table, agreed.seat());
            case Entry.FullViewEnded ended -> seat(table, ended.seat());
            case Entry.ExportAgreed agreed -> seat(table, agreed.seat());
            case Entry.ExportEnded ended -> seat(table, ended.seat());
            case Entry.Said said -> {
                require(said.seat() >= -1 && said.seat() < table.seats().size(), "nobody sits where it was said");
                require(said.text().length() <= Tables.MAX_CHAT, "a line of chat is too long");
                require(said.name().length() <= Tables.MAX_NAME, "a name is too long");
                said.to().forEach(seat -> seat(table, seat));
                require(said.to().stream().distinct().count() == said.to().size(), "a whisper names a seat twice");
                require(table.linesOf(said.seat()) < MAX_IMPORTED_LINES, "more was said than a table may say");
            }
        }
    }

    private static void check(Table table, Entry.Chairs chairs) {
        switch (chairs) {
            case Entry.SeatTaken taken -> {
                seat(table, taken.seat());
                require(taken.name().length() <= Tables.MAX_NAME, "a name is too long");
                String commitment = taken.commitment();
                require(commitment == null || Fairness.isHash(commitment), "a commitment is no hash");
                String contribution = taken.contribution();
                require(
                        contribution == null
                                || contribution.equals(CleanText.clean(contribution, Seats.MAX_CONTRIBUTION)),
                        "a contribution to the shuffle holds what no server would have taken");
            }
            case Entry.SeatInvited invited -> seat(table, invited.seat());
            case Entry.SeatLeft left -> seat(table, left.seat());
            case Entry.SeatOpened opened -> seat(table, opened.seat());
            case Entry.PersonRemoved removed -> {
                seat(table, removed.seat());
                host(table, removed.by(), removed.seat());
                require((removed.level() == null) == (table.started() == null), "a bot plays on once there is a game");
                if (removed.level() != null) {
                    level(removed.level());
                }
            }
            case Entry.Muted muted -> {
                require(muted.seat() >= -1 && muted.seat() < table.seats().size(), "nobody sits where it is quiet");
                host(table, muted.by(), muted.seat());
            }
            case Entry.BotSeated bot -> {
                seat(table, bot.seat());
                level(bot.level());
            }
            case Entry.BotReplaced replaced -> {
                seat(table, replaced.seat());
                level(replaced.level());
                level(replaced.by());
            }
            case Entry.StandInWanted wanted -> {
                seat(table, wanted.seat());
                seat(table, wanted.by());
                level(wanted.level());
            }
            case Entry.StandInEnded ended -> seat(table, ended.seat());
            case Entry.TimeRanOut late -> {
                late.seats().forEach(seat -> seat(table, seat));
                level(late.level());
            }
            case Entry.ReactionsDeclined declined -> seat(table, declined.seat());
            case Entry.ReactionsWanted wanted -> seat(table, wanted.seat());
            case Entry.WebhookSet hook -> seat(table, hook.seat());
        }
    }

    /** Secret, commitment and seed must be what the opening of the table and the people at it make of them. */
    private static void checkStart(Table table, Entry.Started started) {
        List<SeatState> seats = table.seats();
        require(table.started() == null, "a game starts once");
        require(started.secret().equals(table.secret()), "the secret is not the one of the opening");
        require(Objects.equals(started.commitment(), table.commitment()), "the commitment is not that to the secret");
        Draw draw = table.draw();
        require(
                draw == null
                        ? table.nextDraw().isEmpty()
                        : draw.complete() || draw.shown().isEmpty(),
                "the game starts before all contributions were shown");
        require(
                Fairness.isSeed(started.seed(), table.secret(), seats, table.draws() > 0),
                "the seed is not mixed from the secret and what the people contributed");
    }

    private static void host(Table table, int by, int seat) {
        require(by == table.host() && by != seat, "only whoever opened a table keeps order at it, among the others");
    }

    private static void seat(Table table, int seat) {
        require(seat >= 0 && seat < table.seats().size(), "there is no seat " + seat);
    }

    private static void keep(Table table, int keep) {
        require(keep >= 0 && keep <= table.choices().size(), "there are not so many choices to keep");
    }

    private static void level(String level) {
        require(Bots.names().contains(level) || RetiredBots.has(level), "no bot is called '" + level + "'");
    }

    private static void require(boolean fine, String otherwise) {
        if (!fine) {
            throw new TableException("broken-file", otherwise);
        }
    }
}
