package coldwake.lab.results;

import coldwake.engine.setup.GameSetup;
import coldwake.lab.Plan;
import coldwake.lab.Played;
import coldwake.lab.results.ResultException.Problem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** Puts the shards of a run together: the same file as that of a run in one piece. */
public final class Merge {
    private record Part(Path file, Header header) {
        int from() {
            return header.part().from(header.plan());
        }
    }

    private Merge() {}

    /** Checks all files before it writes anything. Returns the header of the merged file. */
    public static Header merge(List<Path> files, Path out) {
        List<Part> parts = new ArrayList<>();
        for (Path file : files) {
            parts.add(new Part(file, checked(file)));
        }
        parts.sort(Comparator.comparingInt(Part::from));
        Header whole = parts.getFirst().header().whole();
        parts.forEach(part -> samePlan(parts.getFirst(), part));
        checkCover(parts);
        try (ResultWriter writer = ResultWriter.create(out, whole)) {
            parts.forEach(part -> ResultFile.readAll(part.file(), writer));
        }
        return whole;
    }

    private static Header checked(Path file) {
        try (ResultFile results = ResultFile.open(file)) {
            Played played = results.read();
            while (played != null) {
                played = results.read();
            }
            if (!results.complete()) {
                throw new ResultException(
                        Problem.INCOMPLETE,
                        file + " ends before game " + results.next() + "; finish it with coldwake simulate --resume "
                                + file);
            }
            return results.header();
        }
    }

    private static void samePlan(Part first, Part other) {
        String difference = difference(first.header(), other.header());
        if (!difference.isEmpty()) {
            throw new ResultException(
                    Problem.OTHER_PLAN,
                    first.file() + " and " + other.file() + " are not of the same run: " + difference);
        }
    }

    /** What two runs do not agree on, in words; empty if they are the same run. */
    static String difference(Header a, Header b) {
        List<String> found = new ArrayList<>();
        Consumer<Object[]> compare = row -> {
            if (!Objects.equals(row[1], row[2])) {
                found.add(row[0] + " " + row[1] + " and " + row[2]);
            }
        };
        Plan p = a.plan();
        Plan q = b.plan();
        GameSetup s = p.setup();
        GameSetup t = q.setup();
        List.of(
                        new Object[] {"rules", a.rules(), b.rules()},
                        new Object[] {"board", s.board(), t.board()},
                        new Object[] {"species", s.species(), t.species()},
                        new Object[] {"mode", s.mode(), t.mode()},
                        new Object[] {"options", s.options(), t.options()},
                        new Object[] {"seats", s.seats(), t.seats()},
                        new Object[] {"objectives", s.objectives(), t.objectives()},
                        new Object[] {"bots", p.bots(), q.bots()},
                        new Object[] {"games", p.games(), q.games()},
                        new Object[] {"seed", p.seed(), q.seed()})
                .forEach(compare);
        if (found.isEmpty() && !p.equals(q)) {
            found.add("characters or seating");
        }
        return String.join(", ", found);
    }

    private static void checkCover(List<Part> parts) {
        int covered = 0;
        for (Part part : parts) {
            Plan plan = part.header().plan();
            if (part.from() != covered) {
                throw new ResultException(
                        Problem.INCOMPLETE,
                        part.from() < covered
                                ? "game " + part.from() + " is in two files; one of them is " + part.file()
                                : "games " + covered + " to " + (part.from() - 1) + " are in none of the files");
            }
            covered = part.header().part().to(plan);
        }
        int games = parts.getFirst().header().plan().games();
        if (covered < games) {
            throw new ResultException(
                    Problem.INCOMPLETE, "games " + covered + " to " + (games - 1) + " are in none of the files");
        }
    }
}
