package coldwake.content.facts;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a way to play changes in the set-up of the first game.
 *
 * @param id the option or the mode that it is
 * @param annex the board that lies beside the other one
 * @param species the species it goes together with
 * @param boards the boards it goes together with
 * @param uses options that always belong to it
 * @param crew the options whose characters take part
 * @param leftOut exploration tokens and events that stay in the box
 * @param replaced more of them, which make room for the pieces of an option that it uses
 * @param bag what the bag holds at the start, if not what the species says
 * @param speciesEvents how many events of the species are in the deck; null for all that are not left out
 * @param added tokens that join the bag, by the number of players
 */
public record MissionFacts(
        String id,
        String annex,
        List<String> species,
        List<String> boards,
        List<String> uses,
        List<String> crew,
        List<String> leftOut,
        List<Replaced> replaced,
        @Nullable BagFacts bag,
        @Nullable Integer speciesEvents,
        List<Added> added,
        Confidence confidence) {
    /** The word for characters that belong to no option. */
    private static final String BASE = "base";

    /** Tokens that join the bag for so many players or fewer. */
    public record Added(int players, Map<String, Integer> tokens) {
        /** Keeps the map unchangeable. */
        public Added {
            tokens = Ordered.copy(tokens);
        }

        static Added read(FactReader entry) {
            return new Added(entry.number("players"), entry.numbersByText("tokens"));
        }
    }

    /** Pieces that stay in the box if an option is in play. */
    public record Replaced(String option, List<String> pieces) {
        /** Keeps the list unchangeable. */
        public Replaced {
            pieces = List.copyOf(pieces);
        }

        static Replaced read(FactReader entry) {
            return new Replaced(entry.text("option"), entry.texts("pieces"));
        }
    }

    /** Keeps the lists unchangeable. */
    public MissionFacts {
        species = List.copyOf(species);
        boards = List.copyOf(boards);
        uses = List.copyOf(uses);
        crew = List.copyOf(crew);
        leftOut = List.copyOf(leftOut);
        replaced = List.copyOf(replaced);
        added = List.copyOf(added);
    }

    static MissionFacts read(FactReader entry) {
        return new MissionFacts(
                entry.text("id"),
                entry.text("annex"),
                entry.texts("species"),
                entry.texts("boards"),
                entry.texts("uses"),
                entry.texts("crew"),
                entry.texts("left-out"),
                entry.entries("replaced", Replaced::read),
                entry.maybeEntry("bag", BagFacts::read),
                entry.maybeNumber("species-events"),
                entry.entries("added", Added::read),
                Confidence.read(entry));
    }

    /** What stays in the box with some options. */
    public List<String> leftOut(List<String> options) {
        return Stream.concat(
                        leftOut.stream(),
                        replaced.stream()
                                .filter(each -> options.contains(each.option()))
                                .flatMap(each -> each.pieces().stream()))
                .toList();
    }

    /** The tokens that join the bag for a number of players. */
    public Map<String, Integer> added(int players) {
        return added.stream()
                .filter(each -> players <= each.players())
                .findFirst()
                .map(Added::tokens)
                .orElse(Map.of());
    }

    /** Whether a character with this option, or with none, takes part. */
    public boolean takesPart(@Nullable String option) {
        return crew.contains(option == null ? BASE : option);
    }
}
