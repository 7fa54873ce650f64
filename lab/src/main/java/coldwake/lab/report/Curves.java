package coldwake.lab.report;

import coldwake.engine.setup.Ruleset;
import coldwake.lab.DecisionTimes;
import coldwake.lab.Distribution;
import coldwake.lab.Recorder;
import coldwake.lab.Tally;
import coldwake.lab.plot.Ink;
import coldwake.lab.plot.LineChart;
import coldwake.lab.plot.LineChart.Scale;
import coldwake.lab.plot.LineChart.Series;
import coldwake.lab.stats.Durations;
import coldwake.lab.stats.Mean;
import coldwake.lab.stats.Share;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** What changes from round to round, and how long decisions take. */
final class Curves {
    private static final double TRACES = 0.005;

    private final Tally tally;
    private final Ruleset rules;

    Curves(Tally tally, Ruleset rules) {
        this.tally = tally;
        this.rules = rules;
    }

    // ---------------------------------------------------------------- survival

    Figure survival() {
        int rounds = tally.rounds().max();
        List<Series> series = new ArrayList<>();
        List<List<String>> table = new ArrayList<>();
        table.add(List.of("bot", "after round", "alive", "of", "share", "95 %"));
        tally.byBot().forEach((bot, standing) -> {
            Distribution deaths = tally.deathRounds().getOrDefault(bot, new Distribution());
            Share[] alive = IntStream.rangeClosed(0, rounds)
                    .mapToObj(round -> new Share(standing.played() - deaths.upTo(round), standing.played()))
                    .toArray(Share[]::new);
            series.add(curve(bot, alive, Ink.series(series.size())));
            for (int round = 0; round <= rounds; round++) {
                List<String> row = new ArrayList<>(List.of(bot, Integer.toString(round)));
                row.addAll(ReportWords.cells(alive[round]));
                table.add(row);
            }
        });
        LineChart chart =
                new LineChart(series, "after round", "alive", Scale.numbers(0, rounds), Scale.percent(1), false);
        return new Figure(
                "survival",
                "Who is still alive",
                ReportWords.count(tally.seats())
                        + " characters; one who has left or sleeps is alive until the last check, which"
                        + " counts to the last round of a game. Bands: Wilson, 95 %.",
                chart,
                table);
    }

    private static Series curve(String name, Share[] shares, Ink ink) {
        return new Series(
                name,
                IntStream.range(0, shares.length).mapToDouble(k -> k).toArray(),
                Arrays.stream(shares).mapToDouble(Share::value).toArray(),
                Arrays.stream(shares).mapToDouble(s -> s.interval().low()).toArray(),
                Arrays.stream(shares).mapToDouble(s -> s.interval().high()).toArray(),
                ink);
    }

    // ---------------------------------------------------------------- the bag

    Figure bag() {
        List<String> kinds = Recorder.bagKinds(rules);
        int rounds = (int) IntStream.rangeClosed(1, tally.bag().rounds())
                .filter(round -> tally.bag().games(round) > 1)
                .count();
        List<Series> series = new ArrayList<>();
        List<List<String>> table = new ArrayList<>();
        table.add(List.of("token", "round", "games", "mean", "95 %"));
        double most = 0;
        for (int kind = 0; kind < kinds.size(); kind++) {
            Mean[] means = means(rounds, kind);
            if (Arrays.stream(means).allMatch(mean -> mean.sum() == 0)) {
                continue;
            }
            series.add(curve(kinds.get(kind), means, Ink.series(series.size())));
            for (int round = 1; round <= rounds; round++) {
                Mean mean = means[round - 1];
                most = Math.max(most, mean.interval().high());
                table.add(List.of(
                        kinds.get(kind),
                        Integer.toString(round),
                        ReportWords.count(mean.n()),
                        String.format(Locale.ROOT, "%.3f", mean.value()),
                        ReportWords.range(mean.interval())));
            }
        }
        LineChart chart = new LineChart(
                series, "round", "tokens in the bag", Scale.numbers(1, Math.max(2, rounds)), Scale.upTo(most), false);
        return new Figure("bag", "What is in the bag", bagNote(rounds), chart, table);
    }

    private String bagNote(int rounds) {
        return "Mean number of tokens at the first question of a round; " + ReportWords.count(tally.games())
                + " games in round 1, "
                + (rounds == 0 ? "0" : ReportWords.count(tally.bag().games(rounds))) + " in round " + rounds
                + ". Bands: 95 % of the mean.";
    }

    private Mean[] means(int rounds, int kind) {
        return IntStream.rangeClosed(1, rounds)
                .mapToObj(round -> tally.bag().tokens(round, kind))
                .toArray(Mean[]::new);
    }

    private static Series curve(String name, Mean[] means, Ink ink) {
        return new Series(
                name,
                IntStream.rangeClosed(1, means.length).mapToDouble(k -> k).toArray(),
                Arrays.stream(means).mapToDouble(Mean::value).toArray(),
                Arrays.stream(means).mapToDouble(m -> m.interval().low()).toArray(),
                Arrays.stream(means).mapToDouble(m -> m.interval().high()).toArray(),
                ink);
    }

    // ---------------------------------------------------------------- decision times

    Figure times() {
        List<Series> series = new ArrayList<>();
        List<List<String>> table = new ArrayList<>();
        table.add(List.of("bot", "decisions", "mean", "median", "90 %", "99 %"));
        tally.times().forEach((bot, times) -> {
            if (times.n() > 0) {
                series.add(curve(bot, times, Ink.series(series.size())));
                table.add(row(bot, times));
            }
        });
        double low = series.stream().mapToDouble(s -> s.xs()[0]).min().orElse(1);
        double high = series.stream()
                .mapToDouble(s -> s.xs()[s.xs().length - 1])
                .max()
                .orElse(10);
        LineChart chart = new LineChart(
                series,
                "time of a decision",
                "share of decisions that took no longer",
                new Scale(low, high, Durations::text),
                Scale.percent(1),
                true);
        return new Figure("times", "How long decisions take", timesNote(), chart, table);
    }

    private String timesNote() {
        StringBuilder note = new StringBuilder();
        for (Map.Entry<String, DecisionTimes> entry : tally.times().entrySet()) {
            note.append(entry.getKey())
                    .append(": ")
                    .append(ReportWords.count(entry.getValue().n()))
                    .append(" decisions, median ")
                    .append(Durations.text(entry.getValue().quantileNanos(0.5)))
                    .append(". ");
        }
        return note + "Bands: Dvoretzky\u2013Kiefer\u2013Wolfowitz, 95 %. The slowest 0.5 % are not drawn.";
    }

    private static List<String> row(String bot, DecisionTimes times) {
        return List.of(
                bot,
                ReportWords.count(times.n()),
                Durations.text(times.meanNanos()),
                Durations.text(times.quantileNanos(0.5)),
                Durations.text(times.quantileNanos(0.9)),
                Durations.text(times.quantileNanos(0.99)));
    }

    /** The share up to the end of each bucket; the slowest half percent is left out. */
    private static Series curve(String name, DecisionTimes times, Ink ink) {
        List<Double> ends = new ArrayList<>();
        List<Double> shares = new ArrayList<>();
        long seen = 0;
        for (int bucket = 0; bucket < DecisionTimes.buckets() && seen < (1 - TRACES) * times.n(); bucket++) {
            seen += times.count(bucket);
            if (seen > 0) {
                ends.add(DecisionTimes.start(bucket + 1));
                shares.add((double) seen / times.n());
            }
        }
        double half = Math.sqrt(Math.log(2 / 0.05) / (2.0 * times.n()));
        return new Series(
                name,
                ends.stream().mapToDouble(x -> x).toArray(),
                shares.stream().mapToDouble(y -> y).toArray(),
                shares.stream().mapToDouble(y -> Math.max(0, y - half)).toArray(),
                shares.stream().mapToDouble(y -> Math.min(1, y + half)).toArray(),
                ink);
    }
}
