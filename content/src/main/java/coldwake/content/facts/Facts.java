package coldwake.content.facts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** All facts, checked against each other. */
public final class Facts {

    private static final List<String> SPECIES = List.of("intruders", "carnomorphs", "void-seeders");
    private static final List<String> BOARDS = List.of("nemesis-basic", "nemesis-alternative");

    private final List<CharacterFacts> characters;
    private final List<ActionCardFacts> actionCards;
    private final List<ItemFacts> items;
    private final List<RoomFacts> rooms;
    private final List<ExplorationFacts> explorationTokens;
    private final List<SpeciesFacts> species;
    private final List<WoundFacts> wounds;
    private final ContaminationFacts contamination;
    private final List<ObjectiveFacts> objectives;
    private final List<IntruderActionFacts> intruderActions;
    private final List<CoordinatesFacts> coordinates;
    private final DiceFacts dice;
    private final MarkersFacts markers;
    private final Map<String, BoardFacts> boards;
    private final Map<String, Confidence> confidence;

    private Facts(FactFiles files) {
        characters = files.list("characters", CharacterFacts::read, CharacterFacts::id);
        actionCards = files.list("action-cards", ActionCardFacts::read, ActionCardFacts::id);
        items = files.list("items", ItemFacts::read, ItemFacts::id);
        rooms = files.list("rooms", RoomFacts::read, RoomFacts::id);
        explorationTokens =
                files.listOfOneConfidence("exploration-tokens", ExplorationFacts::read, ExplorationFacts::id);
        species = SPECIES.stream().map(id -> SpeciesFacts.read(files, id)).toList();
        wounds = files.list("wounds", WoundFacts::read, WoundFacts::id);
        contamination = files.one("contamination", ContaminationFacts::read);
        objectives = files.list("objectives", ObjectiveFacts::read, ObjectiveFacts::id);
        intruderActions = files.list("intruder-actions", IntruderActionFacts::read, IntruderActionFacts::id);
        coordinates = files.list("coordinates", CoordinatesFacts::read, CoordinatesFacts::id);
        dice = files.one("dice", DiceFacts::read);
        markers = files.oneWithConfidence("markers", MarkersFacts::read);
        boards = boards(files);
        confidence = files.confidence();
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

    /** The facts packed with the program, read once. */
    public static Facts load() {
        return Holder.BASE;
    }

    /** Facts from texts by file name. */
    static Facts read(UnaryOperator<String> textOf) {
        FactFiles files = new FactFiles(textOf);
        Facts facts = new Facts(files);
        new CrossReferences(facts, files.places()).check();
        return facts;
    }

    /** The characters with their decks. */
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

    /** A board by its id; an unknown id is refused with the known ones. */
    public BoardFacts board(String id) {
        BoardFacts board = boards.get(id);
        if (board == null) {
            throw new IllegalArgumentException("unknown board '" + id + "', expected one of " + boards.keySet());
        }
        return board;
    }

    /** The boards in file order. */
    public List<BoardFacts> boards() {
        return List.copyOf(boards.values());
    }

    /** The confidence of the files whose entries share one, by file name without ending. */
    public Map<String, Confidence> confidence() {
        return confidence;
    }

    private static final class Holder {
        private static final Facts BASE = read(FactFiles::resource);
    }
}
