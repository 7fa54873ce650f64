package coldwake.content;

import coldwake.content.facts.Facts;
import coldwake.content.facts.MissionFacts;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Remains;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Setups with a mission: what players agree on, and what is in play because of that. */
final class Missions {
    private Missions() {}

    /** The mission of a setup, if it has one; each species has its own. */
    static Optional<MissionFacts> of(Facts facts, GameSetup setup) {
        List<MissionFacts> chosen = facts.missions().stream()
                .filter(mission ->
                        setup.options().contains(mission.id()) || setup.mode().equals(mission.id()))
                .toList();
        return chosen.stream()
                .filter(mission -> mission.species().contains(setup.species()))
                .findFirst()
                .or(() -> chosen.stream().findFirst());
    }

    /** Whether a character took part in the game before. */
    static boolean tookPart(GameSetup setup, String character) {
        Remains before = setup.before();
        return before != null && before.crew().contains(character);
    }

    /** Whether no event of the species is in the deck. */
    static boolean leavesOutEvents(Facts facts, GameSetup setup) {
        return of(facts, setup)
                .map(MissionFacts::speciesEvents)
                .filter(events -> events == 0)
                .isPresent();
    }

    /** A setup as players agree on it: a saved game names the board with the annex beside it. */
    static GameSetup agreed(Facts facts, GameSetup setup) {
        return of(facts, setup)
                .map(mission -> "-" + mission.annex())
                .filter(setup.board()::endsWith)
                .map(annex ->
                        setup.withBoard(setup.board().substring(0, setup.board().length() - annex.length())))
                .orElse(setup);
    }

    /** An agreed setup with the board and the options that its mission brings; those that nobody knows are not there yet. */
    static GameSetup full(Facts facts, List<String> knownOptions, GameSetup agreed) {
        return of(facts, agreed)
                .map(mission -> agreed.withBoard(agreed.board() + "-" + mission.annex())
                        .withMode(
                                agreed.mode(),
                                Stream.concat(
                                                agreed.options().stream(),
                                                mission.uses().stream().filter(knownOptions::contains))
                                        .toArray(String[]::new)))
                .orElse(agreed);
    }
}
