package coldwake.engine.setup;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionCard;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.CharacterDef;
import coldwake.engine.card.Definition;
import coldwake.engine.card.EventCard;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.card.RoomDef;
import coldwake.engine.card.Trigger;
import coldwake.engine.mode.Mode;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Modifier;
import coldwake.engine.module.Module;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Pile;
import coldwake.engine.place.Place;
import coldwake.engine.place.WayOut;
import coldwake.engine.species.Species;
import coldwake.engine.state.Ending;
import coldwake.engine.state.Streams;
import coldwake.engine.state.Zones;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Everything that is printed, for one setup: board, place, species, mode and a table of all pieces. Content builds it; the
 * engine never imports content.
 *
 * <p>A <em>piece</em> is a card, token or tile with an index of its own; the game state knows where each piece is.
 */
public final class Ruleset {
    /** Numbers of markers in the box that are limits of the rules. */
    public record Limits(int fire, int malfunction, int doors) {}

    private final String version;
    private final GameSetup setup;
    private final Board board;
    private final Place place;
    private final List<Ending> endings;
    private final List<WayOut> waysOut;
    private final Species species;
    private final Mode mode;
    private final List<Module> modules;
    private final Module[][] listeners;
    private final Modifier[] modifiers;
    private final int[] moduleActions;
    private final List<Counter> counters;
    private final List<String> counterNames;
    private final int countersOfPlace;
    private final Limits limits;
    private final List<CharacterDef> characters;
    private final ActionSource basicActions;
    private final Definition[] pieces;
    private final List<String> names;
    private final Map<String, Integer> byName;
    private final PieceKind[] kinds;
    private final int[][] ofKind;
    private final byte[] ownerOf;
    private final int[] definitionOf;
    private final int[] firstCell;
    private final Zones zones;
    private final Streams streams;
    private final Things things;
    private final int[][] reactions;
    private final Backs backs;

    /**
     * @param addOns other modules in play, in the order in which they hear of things
     * @param pieces every piece in the box for this setup
     * @param owners for action cards, starting weapons and quest items the index of their character, else -1
     */
    public Ruleset(
            String version,
            GameSetup setup,
            Board board,
            Place place,
            Species species,
            Mode mode,
            List<Module> addOns,
            Limits limits,
            List<CharacterDef> characters,
            ActionSource basicActions,
            List<? extends Definition> pieces,
            List<Integer> owners) {
        this.version = version;
        this.setup = setup;
        this.board = board;
        this.place = place;
        waysOut = List.copyOf(place.waysOut());
        this.species = species;
        this.mode = mode;
        List<Module> all = new ArrayList<>(List.of(species, place, mode));
        all.addAll(addOns);
        modules = List.copyOf(all);
        List<Ending> reasonsToEnd = new ArrayList<>(List.of(Ending.NONE));
        reasonsToEnd.addAll(place.endings());
        modules.stream()
                .filter(module -> !module.equals(place))
                .forEach(module -> reasonsToEnd.addAll(module.endings()));
        endings = List.copyOf(reasonsToEnd);
        listeners = Arrays.stream(Happening.Kind.values())
                .map(kind -> modules.stream()
                        .filter(module -> module.listens().contains(kind))
                        .toArray(Module[]::new))
                .toArray(Module[][]::new);
        modifiers = modules.stream()
                .filter(Modifier.class::isInstance)
                .map(Modifier.class::cast)
                .toArray(Modifier[]::new);
        moduleActions = IntStream.range(0, modules.size())
                .filter(module -> modules.get(module).actions() != null)
                .map(Step::sourceOf)
                .toArray();
        countersOfPlace = species.counters().size();
        counters = modules.stream().flatMap(m -> m.counters().stream()).toList();
        counterNames = modules.stream()
                .flatMap(m -> m.counters().stream().map(counter -> m.id() + "." + counter.id()))
                .toList();
        this.limits = limits;
        this.characters = List.copyOf(characters);
        this.basicActions = basicActions;
        this.pieces = pieces.toArray(Definition[]::new);
        kinds = pieces.stream().map(Definition::kind).toArray(PieceKind[]::new);
        ofKind = Arrays.stream(PieceKind.values())
                .map(kind -> IntStream.range(0, kinds.length)
                        .filter(p -> kinds[p] == kind)
                        .toArray())
                .toArray(int[][]::new);
        firstCell = firstCells(counters, setup.seats(), board);
        List<Pile> piles = modules.stream().flatMap(m -> m.piles().stream()).toList();
        zones = new Zones(piles, setup.seats());
        streams = new Streams(
                zones, modules.stream().flatMap(m -> m.draws().stream()).toList());
        things = new Things(modules, setup.seats());
        ownerOf = new byte[this.pieces.length];
        definitionOf = new int[this.pieces.length];
        for (int p = 0; p < this.pieces.length; p++) {
            ownerOf[p] = owners.get(p).byteValue();
            definitionOf[p] = p;
            for (int q = p - 1; q >= 0; q--) {
                if (this.pieces[q].kind() == this.pieces[p].kind()
                        && this.pieces[q].id().equals(this.pieces[p].id())) {
                    definitionOf[p] = definitionOf[q];
                    break;
                }
            }
        }
        names = PieceNames.of(this.pieces, owners, this.characters);
        byName = new TreeMap<>();
        for (int p = 0; p < names.size(); p++) {
            byName.put(names.get(p), p);
        }
        backs = new Backs(this.pieces, owners, setup.seats());
        reactions = new int[characters.size()][];
        for (int c = 0; c < reactions.length; c++) {
            int character = c;
            reactions[c] = IntStream.range(0, this.pieces.length)
                    .filter(p -> ownerOf[p] == character
                            && this.pieces[p] instanceof ActionCard card
                            && card.trigger() != Trigger.NONE)
                    .toArray();
        }
    }

    /** Which pieces nobody can tell apart face down. */
    public Backs backs() {
        return backs;
    }

    /** The reaction cards in the deck of a character. */
    public int[] reactions(int character) {
        return reactions[character];
    }

    public String version() {
        return version;
    }

    public GameSetup setup() {
        return setup;
    }

    public Board board() {
        return board;
    }

    public Place place() {
        return place;
    }

    /** Why a game can end here, by the number that saved games have for it; the first is that it has not ended. */
    public List<Ending> endings() {
        return endings;
    }

    /** The ways out of the place, by the number that saved games have for them. */
    public List<WayOut> waysOut() {
        return waysOut;
    }

    public Species species() {
        return species;
    }

    public Mode mode() {
        return mode;
    }

    public Limits limits() {
        return limits;
    }

    public int seats() {
        return setup.seats();
    }

    /** Species, place, mode and add-ons, in the order in which they hear of things. */
    public List<Module> modules() {
        return modules;
    }

    /** The modules besides species, place and mode. */
    public List<Module> addOns() {
        return modules.subList(3, modules.size());
    }

    /** The modules that listen to a kind of happening. Not to be written to. */
    public Module[] listeners(Happening.Kind kind) {
        return listeners[kind.ordinal()];
    }

    /** The modules that change what is asked of characters. Not to be written to. */
    public Modifier[] modifiers() {
        return modifiers;
    }

    /** The module that a task belongs to. */
    public Module module(ModuleTask task) {
        for (Module module : modules) {
            if (module.id().equals(task.module())) {
                return module;
            }
        }
        throw new IllegalStateException("no module in play is called " + task.module());
    }

    /** The counters of all modules by index; those of the species come first. */
    public List<Counter> counters() {
        return counters;
    }

    /** The names of the counters by index: the module's id, a dot, and the counter's id. */
    public List<String> counterNames() {
        return counterNames;
    }

    /** The index of a counter by its name; one that no module in play has is an error. */
    public int counter(String name) {
        int index = counterNames.indexOf(name);
        if (index < 0) {
            throw new IllegalArgumentException("no module in play keeps a counter " + name);
        }
        return index;
    }

    /** The index of the first counter of the place. */
    public int countersOfPlace() {
        return countersOfPlace;
    }

    /** Where the numbers of each counter start among those that the state keeps; the last entry is how many there are. */
    private static int[] firstCells(List<Counter> counters, int seats, Board board) {
        int[] first = new int[counters.size() + 1];
        for (int k = 0; k < counters.size(); k++) {
            int size = counters.get(k).scope().size(seats, board);
            first[k + 1] = first[k] + (counters.get(k).secret() ? 2 * size : size);
        }
        return first;
    }

    /** How many numbers the state keeps for the counters of all modules. */
    public int cells() {
        return firstCell[counters.size()];
    }

    /** Where the numbers of a counter start. Behind those of a secret one is who knows each, as bit sets of seats. */
    public int firstCell(int counter) {
        return firstCell[counter];
    }

    /** How many numbers a counter has. */
    public int size(int counter) {
        return counters.get(counter).scope().size(seats(), board);
    }

    /** Where pieces of this game may lie. */
    public Zones zones() {
        return zones;
    }

    /** Where chance of this game comes from. */
    public Streams streams() {
        return streams;
    }

    /** The heavy objects of this game. */
    public Things things() {
        return things;
    }

    public List<CharacterDef> characters() {
        return characters;
    }

    /** The actions everyone has: move, shoot, trade and so on. */
    public ActionSource basicActions() {
        return basicActions;
    }

    /** What offers an action: the basic actions, those of a module, or what a piece offers. */
    public ActionSource source(int source) {
        if (source >= 0) {
            return (ActionSource) pieces[source];
        }
        return source == Step.BASIC ? basicActions : actionsOf(modules.get(Step.sourceOf(source)));
    }

    private static ActionSource actionsOf(Module module) {
        ActionSource actions = module.actions();
        if (actions == null) {
            throw new IllegalStateException(module.id() + " offers no actions");
        }
        return actions;
    }

    /** The module that offers the actions of such a source. */
    public Module moduleOf(int source) {
        return modules.get(Step.sourceOf(source));
    }

    /** The sources of the actions that modules offer in a turn. Not to be written to. */
    public int[] moduleActions() {
        return moduleActions;
    }

    /** A branch of what offers an action; an event card has one only. */
    public Branch branch(int source, int branch) {
        if (source >= 0 && pieces[source] instanceof EventCard event) {
            return event.branch();
        }
        return source(source).branches().get(branch);
    }

    public int pieceCount() {
        return pieces.length;
    }

    public Definition piece(int piece) {
        return pieces[piece];
    }

    public PieceKind kind(int piece) {
        return kinds[piece];
    }

    /** All pieces of a kind, in order. */
    public int[] ofKind(PieceKind kind) {
        return ofKind[kind.ordinal()];
    }

    public String idOf(int piece) {
        return pieces[piece].id();
    }

    /**
     * The names of all pieces by number. A number means something only among the pieces of one ruleset; a name means the
     * same piece whatever else is in play.
     */
    public List<String> names() {
        return names;
    }

    /** The piece with a name, or -1. */
    public int named(String name) {
        return byName.getOrDefault(name, -1);
    }

    public ActionCard action(int piece) {
        return (ActionCard) pieces[piece];
    }

    public ItemCard item(int piece) {
        return (ItemCard) pieces[piece];
    }

    public RoomDef room(int piece) {
        return (RoomDef) pieces[piece];
    }

    /** The character a piece belongs to, or -1. */
    public int owner(int piece) {
        return ownerOf[piece];
    }

    /** Equal for pieces with the same definition: the index of the first of them. */
    public int definition(int piece) {
        return definitionOf[piece];
    }

    /** The first piece with this id and kind, or -1. */
    public int find(PieceKind kind, String id) {
        for (int p : ofKind(kind)) {
            if (pieces[p].id().equals(id)) {
                return p;
            }
        }
        return -1;
    }

    /** The draft card of a character, by the first character of its colour. */
    public int draftCard(int character) {
        for (int c = 0; c < character; c++) {
            if (characters.get(c).colour().equals(characters.get(character).colour())) {
                return c;
            }
        }
        return character;
    }

    /** The index of a character, or -1. */
    public int character(String id) {
        for (int c = 0; c < characters.size(); c++) {
            if (characters.get(c).id().equals(id)) {
                return c;
            }
        }
        return -1;
    }
}
