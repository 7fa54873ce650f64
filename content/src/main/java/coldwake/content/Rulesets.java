package coldwake.content;

import coldwake.content.base.BaseBox;
import coldwake.content.carnomorphs.Carnomorphs;
import coldwake.content.facts.BoardFacts;
import coldwake.content.facts.Facts;
import coldwake.content.facts.MarkersFacts;
import coldwake.content.facts.SpeciesFacts;
import coldwake.content.facts.TracksFacts;
import coldwake.content.intruders.IntruderPlayerDeck;
import coldwake.content.intruders.Intruders;
import coldwake.content.voidseeders.VoidSeeders;
import coldwake.engine.card.Definition;
import coldwake.engine.card.IntruderActionCard;
import coldwake.engine.rules.BasicActions;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Builds the ruleset of a setup, or says why the setup is impossible. */
public final class Rulesets {
    /** Changes whenever a rule or a list of pieces does, so that saves know what they were made with. */
    public static final String VERSION = "4";

    private static final List<SpeciesModule> SPECIES =
            List.of(Intruders.module(), Carnomorphs.module(), VoidSeeders.module());

    private Rulesets() {}

    public static Ruleset of(GameSetup setup) {
        Facts facts = Facts.load();
        new SetupCheck(choices(), facts.objectives(), setup).check();
        BaseBox crew = new BaseBox(facts);
        SpeciesFacts printed = facts.species(setup.species());
        SpeciesBox species = new SpeciesBox(printed, module(setup.species()));
        List<Definition> pieces = new ArrayList<>();
        List<Integer> owners = new ArrayList<>();
        for (int k = 0; k < crew.pieces().size(); k++) {
            if (!printed.creatures().leftOut().contains(crew.pieces().get(k).id())) {
                pieces.add(crew.pieces().get(k));
                owners.add(crew.owners().get(k));
            }
        }
        pieces.addAll(species.pieces());
        owners.addAll(Collections.nCopies(species.pieces().size(), -1));
        if (setup.options().contains(Modes.INTRUDER_PLAYER)) {
            List<IntruderActionCard> cards = IntruderPlayerDeck.cards(facts.intruderActions());
            pieces.addAll(cards);
            owners.addAll(Collections.nCopies(cards.size(), -1));
        }
        return new Ruleset(
                VERSION,
                setup,
                board(facts.board(setup.board())),
                species.species(),
                Modes.of(setup),
                limits(facts, printed),
                crew.characters(),
                new BasicActions(),
                pieces,
                owners);
    }

    private static SpeciesModule module(String id) {
        return SPECIES.stream()
                .filter(module -> module.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no behaviour for the species " + id));
    }

    /** All that can be agreed on before a game. */
    public static Choices choices() {
        Facts facts = Facts.load();
        List<String> species = SPECIES.stream().map(SpeciesModule::id).toList();
        return new Choices(
                facts.boards().stream().map(BoardFacts::id).toList(),
                species,
                Modes.ALL,
                Modes.options(species),
                facts.characters().stream()
                        .map(c -> new Choices.CharacterChoice(c.id(), c.colour()))
                        .toList());
    }

    // ---------------------------------------------------------------- facts as the engine wants them

    private static Ruleset.Limits limits(Facts facts, SpeciesFacts species) {
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
                species.creatures().eggs());
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
