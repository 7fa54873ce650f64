package coldwake.content;

import coldwake.content.Choices.ModeChoice;
import coldwake.content.base.BaseBox;
import coldwake.content.carnomorphs.Carnomorphs;
import coldwake.content.facts.AnnexFacts;
import coldwake.content.facts.BagFacts;
import coldwake.content.facts.BoardFacts;
import coldwake.content.facts.Facts;
import coldwake.content.facts.MarkersFacts;
import coldwake.content.facts.MissionFacts;
import coldwake.content.facts.SlotFacts;
import coldwake.content.facts.SpeciesFacts;
import coldwake.content.intruders.Intruders;
import coldwake.content.ship.Ship;
import coldwake.content.voidseeders.VoidSeeders;
import coldwake.engine.Game;
import coldwake.engine.card.CharacterDef;
import coldwake.engine.card.Definition;
import coldwake.engine.module.Module;
import coldwake.engine.rules.BasicActions;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Remains;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Builds the ruleset of a setup, or says why the setup is impossible. */
public final class Rulesets {
    /** Changes whenever a rule or a list of pieces does, so that saves know what they were made with. */
    public static final String VERSION = "7";

    private static final List<SpeciesModule> SPECIES =
            List.of(Intruders.module(), Carnomorphs.module(), VoidSeeders.module());

    private static final List<PlaceModule> PLACES = List.of(Ship.module());

    private static final Rulesets ALL = new Rulesets(AddOns.ALL);

    private final List<AddOn> addOns;

    private Rulesets(List<AddOn> addOns) {
        this.addOns = List.copyOf(addOns);
    }

    /** The rulesets there would be with one more add-on. */
    public static Rulesets with(AddOn another) {
        List<AddOn> addOns = new ArrayList<>(AddOns.ALL);
        addOns.add(another);
        return new Rulesets(addOns);
    }

    public static Ruleset of(GameSetup setup) {
        return ALL.compose(setup);
    }

    /** All that can be agreed on before a game. */
    public static Choices choices() {
        return ALL.allChoices();
    }

    /** Whether a choice is nobody's answer but one that some option allows at any time, in play or not. */
    public static boolean isAnytime(String choice) {
        return AddOns.ALL.stream()
                .flatMap(addOn -> addOn.rules().get().stream())
                .anyMatch(module -> module.isAnytime(choice));
    }

    /** How many tokens are in the bag of a species when a game for 1, 2, ... players begins. */
    public static List<Integer> tokensInBag(String species) {
        List<Integer> tokens = new ArrayList<>();
        for (int seats = 1; modeFor(seats).isPresent(); seats++) {
            String mode = modeFor(seats).orElseThrow().id();
            GameSetup setup = GameSetup.standard(seats).withSpecies(species).withMode(mode);
            Game game = Game.start(of(setup), 0, null);
            // The characters bring tokens of their own, whoever they are.
            while (game.state().round() == 0) {
                game.choose(game.toAct(), game.options(game.toAct()).get(0));
            }
            tokens.add(game.state().pieces.count(Zone.BAG));
        }
        return List.copyOf(tokens);
    }

    /** A mode that so many players can play. */
    private static Optional<ModeChoice> modeFor(int seats) {
        return choices().modes().stream()
                .filter(mode -> mode.minSeats() <= seats && seats <= mode.maxSeats())
                .findFirst();
    }

    /** The ruleset of a setup: only what is in play is in it. */
    public Ruleset compose(GameSetup wanted) {
        Facts facts = Facts.load();
        Choices choices = allChoices();
        GameSetup agreed = Missions.agreed(facts, wanted);
        new SetupCheck(choices, Missions.of(facts, agreed), facts.objectives(), agreed).check();
        GameSetup setup = Missions.full(
                facts, choices.options().stream().map(Choices.OptionChoice::id).toList(), agreed);
        PartsInPlay crew = new PartsInPlay(facts, setup, BaseBox.cards(facts));
        SpeciesFacts printed = species(facts, setup);
        SpeciesBox species = new SpeciesBox(printed, module(setup.species()));
        Set<String> leftOut = new TreeSet<>(printed.creatures().leftOut());
        Missions.of(facts, setup).ifPresent(mission -> leftOut.addAll(mission.leftOut(setup.options())));
        if (Missions.leavesOutEvents(facts, setup)) {
            printed.events().forEach(event -> leftOut.add(event.id()));
        }
        List<Definition> pieces = new ArrayList<>();
        List<Integer> owners = new ArrayList<>();
        for (int k = 0; k < crew.pieces().size(); k++) {
            if (!leftOut.contains(crew.pieces().get(k).id())) {
                pieces.add(crew.pieces().get(k));
                owners.add(crew.owners().get(k));
            }
        }
        for (Definition piece : species.pieces()) {
            if (!leftOut.contains(piece.id())) {
                pieces.add(piece);
                owners.add(-1);
            }
        }
        List<CharacterDef> characters = new ArrayList<>(crew.characters());
        List<AddOn> inPlay = Stream.concat(addOns.stream(), AddOns.OF_MODES.stream())
                .filter(addOn -> addOn.isIn(facts, setup))
                .toList();
        for (AddOn addOn : inPlay) {
            List<? extends Definition> cards = addOn.pieces().apply(facts, species.species());
            pieces.addAll(cards);
            owners.addAll(Collections.nCopies(cards.size(), -1));
            for (CrewMember member : addOn.crew(facts, setup)) {
                pieces.addAll(member.pieces());
                owners.addAll(Collections.nCopies(member.pieces().size(), characters.size()));
                characters.add(member.character());
            }
        }
        Ruleset rules = new Ruleset(
                VERSION,
                setup,
                board(facts.board(setup.board())),
                place(facts.board(setup.board()).place()).rules().apply(facts, facts.board(setup.board())),
                species.species(),
                Modes.of(setup),
                eachOnce(Stream.concat(
                        inPlay.stream().flatMap(addOn -> addOn.rules().get().stream()), crew.rules().stream())),
                limits(facts),
                characters,
                new BasicActions(),
                pieces,
                owners);
        Remains before = setup.before();
        if (before != null) {
            Epilogues.check(rules, before);
        }
        return rules;
    }

    /** Several options may bring the same rules. */
    private static List<Module> eachOnce(Stream<Module> rules) {
        Map<String, Module> modules = new LinkedHashMap<>();
        rules.forEach(module -> modules.putIfAbsent(module.id(), module));
        return List.copyOf(modules.values());
    }

    /** What is printed for the species, with the bag of the mission if it has one of its own. */
    private static SpeciesFacts species(Facts facts, GameSetup setup) {
        SpeciesFacts printed = facts.species(setup.species());
        BagFacts bag = Missions.of(facts, setup).map(MissionFacts::bag).orElse(null);
        return bag == null ? printed : printed.withBag(bag);
    }

    private static SpeciesModule module(String id) {
        return SPECIES.stream()
                .filter(module -> module.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no behaviour for the species " + id));
    }

    private static PlaceModule place(String id) {
        return PLACES.stream()
                .filter(module -> module.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no behaviour for the place " + id));
    }

    private Choices allChoices() {
        Facts facts = Facts.load();
        List<String> species = SPECIES.stream().map(SpeciesModule::id).toList();
        List<String> modes = Modes.ALL.stream().map(Choices.ModeChoice::id).toList();
        List<String> boards = facts.boards().stream().map(BoardFacts::id).toList();
        return new Choices(
                boards,
                species,
                Modes.ALL.stream().map(mode -> mode.among(species, boards)).toList(),
                addOns.stream()
                        .map(addOn -> addOn.option().among(modes, species, boards))
                        .toList(),
                Stream.concat(
                                facts.characters().stream()
                                        .map(c -> new Choices.CharacterChoice(
                                                c.id(), c.colour(), Objects.requireNonNullElse(c.option(), ""))),
                                addOns.stream()
                                        .flatMap(addOn -> addOn.crew().apply(facts).stream())
                                        .map(CrewMember::character)
                                        .map(c -> new Choices.CharacterChoice(c.id(), c.colour(), c.option())))
                        .toList());
    }

    // ---------------------------------------------------------------- facts as the engine wants them

    private static Ruleset.Limits limits(Facts facts) {
        MarkersFacts markers = facts.markers();
        return new Ruleset.Limits(markers.fire(), markers.malfunction(), markers.doors());
    }

    private static Board board(BoardFacts facts) {
        List<String> numbers = facts.rooms().stream().map(r -> r.number()).toList();
        List<Board.Slot> slots = facts.rooms().stream()
                .map(r -> {
                    String room = r.room();
                    return new Board.Slot(
                            r.number(), r.kind(), room == null ? "" : room, r.x(), r.y(), r.open(), r.never());
                })
                .toList();
        List<Board.Corridor> corridors = facts.corridors().stream()
                .map(c -> new Board.Corridor(c.id(), numbers.indexOf(c.a()), numbers.indexOf(c.b()), c.numbers()))
                .toList();
        List<Board.Network> networks = facts.networks().stream()
                .map(n -> new Board.Network(n.id(), entrances(facts, n.id())))
                .toList();
        return new Board(facts.id(), slots, corridors, networks, facts.tracks().timeEnd(), crossings(facts));
    }

    /** From one room of the annex to all rooms of the place with an entrance, and from those into others of the annex. */
    private static List<Integer> crossings(BoardFacts facts) {
        AnnexFacts annex = facts.annex();
        List<Integer> crossings =
                new ArrayList<>(Collections.nCopies(facts.rooms().size(), 0));
        if (annex == null) {
            return crossings;
        }
        List<String> numbers = facts.rooms().stream().map(SlotFacts::number).toList();
        int from = numbers.indexOf(annex.crossing().from());
        int into = annex.crossing().into().stream()
                .mapToInt(number -> 1 << numbers.indexOf(number))
                .sum();
        for (int slot = 0; slot < facts.rooms().size() - annex.rooms().size(); slot++) {
            if (!facts.rooms().get(slot).entrances().isEmpty()) {
                crossings.set(from, crossings.get(from) | 1 << slot);
                crossings.set(slot, into);
            }
        }
        return crossings;
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
