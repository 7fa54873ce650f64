package coldwake.content.facts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** All facts, checked against each other. */
public final class Facts {

    private static final List<String> SPECIES = List.of("intruders", "carnomorphs", "void-seeders");
    private static final List<String> BOARDS = List.of("nemesis-basic", "nemesis-alternative");

    /**
     * The boxes besides the first game, with those of their parts whose behaviour is written. A file of a part that is not
     * listed is read by the tests only.
     */
    private static final List<Box> BOXES = List.of(
            new Box(
                    "aftermath",
                    List.of(
                            "android",
                            "bounty-hunter",
                            "convict",
                            "psychologist",
                            "traits",
                            "ceo",
                            "rooms",
                            "wounds",
                            "turrets",
                            "shuttle"),
                    List.of(
                            "research-mission",
                            "epilogue",
                            "research-mission-carnomorphs",
                            "research-mission-void-seeders",
                            "epilogue-carnomorphs",
                            "epilogue-void-seeders")),
            new Box("promos", List.of("feats", "blood-tests")),
            new Box("prototype", List.of()));

    /**
     * A folder of facts and its files.
     *
     * @param missions the ways to play that change the set-up of the first game
     */
    record Box(String id, List<String> parts, List<String> missions) {
        Box(String id, List<String> parts) {
            this(id, parts, List.of());
        }
    }

    private final List<PartFacts> parts;
    private final List<CharacterFacts> characters;
    private final List<ActionCardFacts> actionCards;
    private final List<ItemFacts> items;
    private final List<RoomFacts> rooms;
    private final List<ExplorationFacts> explorationTokens;
    private final List<WoundFacts> wounds;
    private final List<TraitFacts> traits;
    private final List<SpeciesFacts> species;
    private final ContaminationFacts contamination;
    private final List<ObjectiveFacts> objectives;
    private final List<IntruderActionFacts> intruderActions;
    private final List<CoordinatesFacts> coordinates;
    private final DiceFacts dice;
    private final MarkersFacts markers;
    private final Map<String, BoardFacts> boards;
    private final Map<String, BoardFacts> extended;
    private final List<MissionFacts> missions;
    private final AftermathFacts aftermath;
    private final PromoFacts promos;
    private final List<PanicCheckFacts> panicChecks;
    private final Map<String, Confidence> confidence;

    private Facts(FactFiles files, List<Box> boxes) {
        parts = Stream.concat(
                        Stream.of(PartFacts.base(files)),
                        boxes.stream()
                                .flatMap(
                                        box -> box.parts().stream().map(part -> PartFacts.read(files, box.id(), part))))
                .toList();
        characters = all(PartFacts::characters);
        actionCards = all(PartFacts::actionCards);
        items = all(PartFacts::items);
        rooms = all(PartFacts::rooms);
        explorationTokens = all(PartFacts::explorationTokens);
        wounds = all(PartFacts::wounds);
        traits = all(PartFacts::traits);
        species = SPECIES.stream().map(id -> SpeciesFacts.read(files, id)).toList();
        contamination = files.one("contamination", ContaminationFacts::read);
        objectives = files.list("objectives", ObjectiveFacts::read, ObjectiveFacts::id);
        intruderActions = files.list("intruder-actions", IntruderActionFacts::read, IntruderActionFacts::id);
        coordinates = files.list("coordinates", CoordinatesFacts::read, CoordinatesFacts::id);
        dice = files.one("dice", DiceFacts::read);
        markers = files.oneWithConfidence("markers", MarkersFacts::read);
        boards = boards(files);
        missions = boxes.stream()
                .flatMap(box ->
                        box.missions().stream().map(mission -> files.one(box.id() + "/" + mission, MissionFacts::read)))
                .toList();
        extended = extended(files);
        aftermath = boxes.stream().anyMatch(box -> box.id().equals(AftermathFacts.BOX))
                ? AftermathFacts.read(files)
                : AftermathFacts.NONE;
        promos = boxes.stream().anyMatch(box -> box.id().equals(PromoFacts.BOX))
                ? PromoFacts.read(files)
                : PromoFacts.NONE;
        panicChecks = boxes.stream().anyMatch(box -> box.id().equals(PanicCheckFacts.BOX))
                ? files.list(PanicCheckFacts.BOX, "panic-checks", PanicCheckFacts::read, PanicCheckFacts::id)
                : List.of();
        confidence = files.confidence();
    }

    private <T> List<T> all(Function<PartFacts, List<T>> of) {
        return parts.stream().flatMap(part -> of.apply(part).stream()).toList();
    }

    private static Map<String, BoardFacts> boards(FactFiles files) {
        Map<String, BoardFacts> boards = new LinkedHashMap<>();
        for (String id : BOARDS) {
            BoardFacts board = files.one("boards/" + id, BoardFacts::read);
            if (!board.id().equals(id)) {
                throw files.places().broken(board, "expected the board '" + id + "', found '" + board.id() + "'");
            }
            boards.put(id, board);
        }
        return Ordered.copy(boards);
    }

    /** Each board with each of those that a mission puts beside it. */
    private Map<String, BoardFacts> extended(FactFiles files) {
        Map<String, BoardFacts> result = new LinkedHashMap<>();
        missions.stream().map(MissionFacts::annex).distinct().forEach(id -> {
            AnnexFacts annex = files.one("boards/" + id, AnnexFacts::read);
            boards.values().forEach(board -> result.put(board.id() + "-" + id, board.with(annex)));
        });
        return Ordered.copy(result);
    }

    /** The facts packed with the program, read once. */
    public static Facts load() {
        return Holder.BASE;
    }

    /** Facts from texts by file name. */
    static Facts read(UnaryOperator<String> textOf) {
        return read(textOf, BOXES);
    }

    /** Facts from texts by file name, with other parts of boxes. */
    static Facts read(UnaryOperator<String> textOf, List<Box> boxes) {
        FactFiles files = new FactFiles(textOf);
        Facts facts = new Facts(files, boxes);
        new CrossReferences(facts, files.places()).check();
        return facts;
    }

    /** The first game, then the parts of other boxes. */
    public List<PartFacts> parts() {
        return parts;
    }

    /** The first game alone. */
    public PartFacts base() {
        return parts.getFirst();
    }

    /** The characters of all boxes with their decks. */
    public List<CharacterFacts> characters() {
        return characters;
    }

    /** The different action cards. */
    public List<ActionCardFacts> actionCards() {
        return actionCards;
    }

    /** The different item cards of all decks, starting weapons and quest items. */
    public List<ItemFacts> items() {
        return items;
    }

    /** The room tiles and the rooms printed on the board. */
    public List<RoomFacts> rooms() {
        return rooms;
    }

    /** The exploration tokens. */
    public List<ExplorationFacts> explorationTokens() {
        return explorationTokens;
    }

    /** Every species that can be on board. */
    public List<SpeciesFacts> species() {
        return species;
    }

    /** A species by its id; an unknown id is refused with the known ones. */
    public SpeciesFacts species(String id) {
        return species.stream()
                .filter(facts -> facts.id().equals(id))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("unknown species '" + id + "', expected one of " + SPECIES));
    }

    /** The kinds of serious wounds. */
    public List<WoundFacts> wounds() {
        return wounds;
    }

    /** The traits of characters. */
    public List<TraitFacts> traits() {
        return traits;
    }

    /** The contamination deck. */
    public ContaminationFacts contamination() {
        return contamination;
    }

    /** The personal and corporate objectives. */
    public List<ObjectiveFacts> objectives() {
        return objectives;
    }

    /** The cards of a player who plays the Intruders. */
    public List<IntruderActionFacts> intruderActions() {
        return intruderActions;
    }

    /** The coordinates cards. */
    public List<CoordinatesFacts> coordinates() {
        return coordinates;
    }

    /** The two dice. */
    public DiceFacts dice() {
        return dice;
    }

    /** The limited markers and the escape pods. */
    public MarkersFacts markers() {
        return markers;
    }

    /** The ways to play that change the set-up of the first game. */
    public List<MissionFacts> missions() {
        return missions;
    }

    /** The panic deck of the prototype. */
    public List<PanicCheckFacts> panicChecks() {
        return panicChecks;
    }

    /** What is printed for the modes of Aftermath. */
    public AftermathFacts aftermath() {
        return aftermath;
    }

    /** The decks of the promo box that no player holds in hand. */
    public PromoFacts promos() {
        return promos;
    }

    /** A board by its id, alone or with another one beside it; an unknown id is refused with the known ones. */
    public BoardFacts board(String id) {
        BoardFacts board = boards.getOrDefault(id, extended.get(id));
        if (board == null) {
            throw new IllegalArgumentException("unknown board '" + id + "', expected one of " + boards.keySet());
        }
        return board;
    }

    /** The boards in file order. */
    public List<BoardFacts> boards() {
        return List.copyOf(boards.values());
    }

    /** The boards with another one beside them; nobody chooses them, they come with a mission. */
    public List<BoardFacts> extendedBoards() {
        return List.copyOf(extended.values());
    }

    /** The confidence of the files whose entries share one, by file name without ending. */
    public Map<String, Confidence> confidence() {
        return confidence;
    }

    private static final class Holder {
        private static final Facts BASE = read(FactFiles::resource);
    }
}
