package coldwake.server.table;

/** How a game starts: its seats show what they contribute to the shuffle, then it is dealt. */
public final class Draws {
    private final Tables tables;

    Draws(Tables tables) {
        this.tables = tables;
    }

    /**
     * Starts the game: open chairs must be filled. If seats committed to a contribution, they are first asked to show it;
     * the game starts with the last of them, or when it is tried again later, without those that kept silent.
     */
    public int start(String id) {
        int draws = tables.read(id, Table::draws);
        return tables.command(id, Seats.unique("start-" + draws), table -> {
            if (table.started() != null || table.draws() != draws) {
                return null;
            }
            if (table.seats().stream().anyMatch(SeatState::open)) {
                throw openSeats();
            }
            Draw draw = table.draw();
            if (draw != null && !draw.complete() && tables.now() < draw.deadline()) {
                return null;
            }
            return draw != null && draw.complete() || table.nextDraw().isEmpty()
                    ? started(table)
                    : new Entry.DrawOpened(table.nextDraw());
        });
    }

    private static Entry.Started started(Table table) {
        String seed = Fairness.seed(table.secret(), table.seats());
        return new Entry.Started(seed, table.secret(), table.commitment(), RulesetCache.version());
    }

    /**
     * A seat shows what it contributes to the seed; the game starts with the last one. Whoever got no answer can show the same
     * again: it counts once, and a game that was not dealt yet is dealt.
     */
    public int showContribution(String id, int seat, String contribution, String next) {
        if (!Fairness.isContribution(contribution) || !Fairness.isHash(next)) {
            throw new TableException(
                    "no-contribution",
                    "A contribution has 22 to 64 letters, digits, - or _; the next commitment is a SHA-256 hash.");
        }
        tables.command(id, Seats.unique("show-" + seat), table -> {
            if (table.seats().get(seat).hasShown(contribution, next)) {
                return null;
            }
            Draw draw = table.draw();
            if (draw == null || !draw.waitsFor(seat)) {
                throw new TableException("no-draw", "This seat is not asked to show a contribution now.");
            }
            if (!Tokens.hash(contribution).equals(table.seats().get(seat).commitment())) {
                throw new TableException(
                        "no-contribution", "The contribution is not the one that this seat committed to.");
            }
            return new Entry.ContributionShown(seat, contribution, next);
        });
        return tables.command(id, Seats.unique("deal"), table -> {
            Draw draw = table.draw();
            return draw != null && draw.complete() ? started(table) : null;
        });
    }

    public static TableException openSeats() {
        return new TableException("open-seats", "Every seat must be taken by a person or a bot first.");
    }
}
