package coldwake.content;

import coldwake.content.base.BaseBox;
import coldwake.content.base.StandardMode;
import coldwake.content.facts.BoardFacts;
import coldwake.content.facts.Facts;
import coldwake.content.facts.MarkersFacts;
import coldwake.content.facts.TracksFacts;
import coldwake.engine.rules.BasicActions;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.setup.SetupException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Builds the ruleset of a setup, or says why the setup is impossible. */
public final class Rulesets {
    /** Changes whenever a rule or a list of pieces does, so that saves know what they were made with. */
    public static final String VERSION = "1";

    private static final int MIN_SEATS = 2;

    private Rulesets() {}

    public static Ruleset of(GameSetup setup) {
        Facts facts = Facts.load();
        check(setup, facts);
        BaseBox box = new BaseBox(facts);
        return new Ruleset(
                VERSION,
                setup,
                board(facts.board(setup.board())),
                box.species(),
                new StandardMode(),
                limits(facts),
                box.characters(),
                new BasicActions(),
                box.pieces(),
                box.owners(),
                0);
    }

    // ---------------------------------------------------------------- what the rules allow

    private static void check(GameSetup setup, Facts facts) {
        oneOf(
                "board",
                setup.board(),
                facts.boards().stream().map(BoardFacts::id).toList());
        oneOf("species", setup.species(), List.of("intruders"));
        oneOf("mode", setup.mode(), List.of("standard"));
        if (setup.seats() < MIN_SEATS || setup.seats() > GameSetup.MAX_SEATS) {
            throw new SetupException("the standard game is for " + MIN_SEATS + " to " + GameSetup.MAX_SEATS
                    + " players, not " + setup.seats());
        }
        checkCrew(setup, facts);
        checkNumbers(setup);
    }

    private static void oneOf(String what, String found, List<String> known) {
        if (!known.contains(found)) {
            throw new SetupException(
                    "no " + what + " is called '" + found + "'; known are " + String.join(", ", known));
        }
    }

    private static void checkCrew(GameSetup setup, Facts facts) {
        if (setup.crew().isEmpty()) {
            return;
        }
        if (setup.crew().size() != setup.seats()) {
            throw new SetupException(
                    "for " + setup.seats() + " players " + setup.crew().size() + " characters are named");
        }
        List<String> known = facts.characters().stream().map(c -> c.id()).toList();
        List<String> colours = new ArrayList<>();
        for (String id : setup.crew()) {
            oneOf("character", id, known);
            String colour = facts.characters().get(known.indexOf(id)).colour();
            if (colours.contains(colour)) {
                throw new SetupException(
                        "two characters of the colour " + colour + " are named; each colour can be in a game once");
            }
            colours.add(colour);
        }
    }

    private static void checkNumbers(GameSetup setup) {
        List<Integer> expected = IntStream.rangeClosed(1, setup.seats()).boxed().toList();
        if (!setup.numbers().isEmpty()
                && !setup.numbers().stream().sorted().toList().equals(expected)) {
            throw new SetupException("player numbers must be " + expected + " in some order, not " + setup.numbers());
        }
    }

    // ---------------------------------------------------------------- facts as the engine wants them

    private static Ruleset.Limits limits(Facts facts) {
        MarkersFacts markers = facts.markers();
        List<Integer> pods = IntStream.rangeClosed(0, GameSetup.MAX_SEATS)
                .map(seats -> markers.podsByPlayers().getOrDefault(seats, 0))
                .boxed()
                .toList();
        return new Ruleset.Limits(
                markers.fire(),
                markers.malfunction(),
                markers.doors(),
                markers.podPlaces(),
                pods,
                facts.intruders().eggs());
    }

    private static Board board(BoardFacts facts) {
        List<String> numbers = facts.rooms().stream().map(r -> r.number()).toList();
        List<Board.Slot> slots = facts.rooms().stream()
                .map(r -> {
                    String room = r.room();
                    return new Board.Slot(r.number(), r.kind(), room == null ? "" : room, r.x(), r.y());
                })
                .toList();
        List<Board.Corridor> corridors = facts.corridors().stream()
                .map(c -> new Board.Corridor(c.id(), numbers.indexOf(c.a()), numbers.indexOf(c.b()), c.numbers()))
                .toList();
        List<Board.Network> networks = facts.networks().stream()
                .map(n -> new Board.Network(n.id(), entrances(facts, n.id())))
                .toList();
        TracksFacts tracks = facts.tracks();
        return new Board(
                facts.id(),
                slots,
                corridors,
                networks,
                new Board.Tracks(
                        tracks.timeEnd(),
                        tracks.hibernationFrom(),
                        tracks.selfDestructEnd(),
                        tracks.selfDestructYellow(),
                        tracks.destinations(),
                        tracks.destinations().indexOf(tracks.destinationStart())));
    }

    private static List<Board.Entrance> entrances(BoardFacts facts, String network) {
        List<Board.Entrance> entrances = new ArrayList<>();
        for (int slot = 0; slot < facts.rooms().size(); slot++) {
            for (var entrance : facts.rooms().get(slot).entrances()) {
                if (entrance.network().equals(network)) {
                    entrances.add(new Board.Entrance(slot, entrance.numbers()));
                }
            }
        }
        return entrances;
    }
}
