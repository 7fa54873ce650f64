package coldwake.content.facts;

import java.util.List;

/**
 * What a part of a box has. The first game is one part in several files; a part of another box is one file.
 *
 * @param options the options that bring it; a part is in play with one of them, or with one of its characters
 */
public record PartFacts(
        String id,
        List<String> options,
        List<CharacterFacts> characters,
        List<ActionCardFacts> actionCards,
        List<ItemFacts> items,
        List<RoomFacts> rooms,
        List<ExplorationFacts> explorationTokens,
        List<WoundFacts> wounds,
        List<TraitFacts> traits) {
    /** The first game. */
    public static final String BASE = "base";

    /** The files of the first game. */
    static PartFacts base(FactFiles files) {
        return new PartFacts(
                BASE,
                List.of(),
                files.list("characters", CharacterFacts::read, CharacterFacts::id),
                files.list("action-cards", ActionCardFacts::read, ActionCardFacts::id),
                files.list("items", ItemFacts::read, ItemFacts::id),
                files.list("rooms", RoomFacts::read, RoomFacts::id),
                files.listOfOneConfidence("exploration-tokens", ExplorationFacts::read, ExplorationFacts::id),
                files.list("wounds", WoundFacts::read, WoundFacts::id),
                List.of());
    }

    /** The file {@code <box>/<part>.yaml}. */
    static PartFacts read(FactFiles files, String box, String part) {
        String id = box + "/" + part;
        return files.one(
                id,
                file -> new PartFacts(
                        id,
                        file.maybeTexts("options"),
                        file.maybeIdentified("characters", CharacterFacts::read, CharacterFacts::id),
                        file.maybeIdentified("action-cards", ActionCardFacts::read, ActionCardFacts::id),
                        file.maybeIdentified("items", ItemFacts::read, ItemFacts::id),
                        file.maybeIdentified("rooms", RoomFacts::read, RoomFacts::id),
                        file.maybeIdentified("exploration-tokens", ExplorationFacts::read, ExplorationFacts::id),
                        file.maybeIdentified("wounds", WoundFacts::read, WoundFacts::id),
                        file.maybeIdentified("traits", TraitFacts::read, TraitFacts::id)));
    }
}
