package coldwake.testkit.guard;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.facts.Facts;
import coldwake.content.facts.SpeciesFacts;
import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.testkit.Project;
import coldwake.testkit.guard.TextFiles.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A text that names creatures of the base game reads otherwise with another species, or is listed here as meant. */
class SpeciesTextsTest {
    /** Texts that no other species ever shows, and why. */
    private static final Map<String, String> ONLY_WITH_INTRUDERS = Map.ofEntries(
            Map.entry("intruder-action.", "only the Intruders can be played"),
            Map.entry("marker.larva.", "nobody carries a Larva with another species"),
            Map.entry("log.larva-", "told of Larvae only"),
            Map.entry("log.weakness-discovered", "the Carnomorphs tell log.trait-discarded instead"),
            Map.entry("rule.house-species.", "says how the cards are read with other species"),
            Map.entry("objective.requirement-", "the Epilogue is played with the Intruders only"),
            Map.entry(
                    "log.weakness-lost",
                    "the card that loses one is in the decks of the Epilogue and the research mission only"),
            Map.entry("event.aft-event-", "in the Epilogue and the research mission only"),
            Map.entry("exploration.larva.", "in the Epilogue and the research mission only"),
            Map.entry("rule.epilogue.", "with the Intruders only"),
            Map.entry("rule.research-mission.", "with the Intruders only"),
            Map.entry("rule.prototype", "with the Intruders only"),
            Map.entry("setup-option.prototype.", "with the Intruders only"));

    /** Rules of the base game, and the rules that say what is different with Carnomorphs and with Void Seeders. */
    private static final Map<String, List<String>> DIFFERENT_RULES = Map.ofEntries(
            Map.entry("bag-development", List.of("carnomorph-bag-development", "void-bag")),
            Map.entry("encounter", List.of("carnomorph-encounter", "void-encounter")),
            Map.entry("injuries", List.of("carnomorph-injuries", "void-injuries")),
            Map.entry("intruders", List.of("carnomorphs", "void-seeders")),
            Map.entry("laboratory", List.of("adaptations", "void-laboratory")),
            Map.entry("larva", List.of("carnomorphs", "void-seeders")),
            Map.entry("scanning", List.of("carnomorph-contamination-check", "void-recovery")),
            Map.entry("secrets", List.of("carnomorphs", "void-seeders")),
            Map.entry("set-up", List.of("carnomorph-set-up", "void-set-up")),
            Map.entry("victory-check", List.of("carnomorph-contamination-check", "void-end")),
            Map.entry("weaknesses", List.of("adaptations", "void-laboratory")));

    /** Rules of another species that name what the base game has instead. */
    private static final Set<String> COMPARES = Set.of(
            "rule.carnomorphs.text",
            "rule.adaptations.text",
            "rule.void-seeders.text",
            "rule.despoiler.text",
            "rule.void-laboratory.text");

    /** Texts of the client that another species never shows, or that are about all of them. */
    private static final List<String> FOR_ALL_IN_CLIENT = List.of(
            "guide.intruders.",
            "guide.prototype.",
            "prototype.",
            "mark.",
            "table.ship.bag-nest",
            "modes.bag-lairs",
            "moment.weakness-discovered",
            "rules.");

    private static final List<String> SPECIES = List.of("carnomorphs", "void-seeders");

    private final Messages messages = Messages.of(Language.EN);
    private final Set<String> inOneBox = inOneBox(Facts.load());

    @ParameterizedTest
    @ValueSource(strings = {"carnomorphs", "void-seeders"})
    void whatNamesCreaturesOfTheBaseGameHasWordsForTheSpecies(String species) {
        Set<String> foreign = naming(species);
        // Lessons are taught with the creatures of the base game.
        foreign.removeIf(key -> inOneBox.contains(thingOf(key)) || isMeant(key, species) || key.startsWith("lesson."));
        assertThat(foreign)
                .isNotEmpty()
                .allSatisfy(key ->
                        assertThat(messages.has(species + "." + key)).as(key).isTrue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"carnomorphs", "void-seeders"})
    void whatTheClientSaysHasWordsForTheSpecies(String species) {
        List<Text> texts = TextFiles.client(Language.EN);
        Set<String> keys = new HashSet<>();
        texts.forEach(text -> keys.add(text.key()));
        assertThat(texts)
                .filteredOn(text ->
                        foreign(Language.EN, species).matcher(text.text()).find())
                .extracting(Text::key)
                .filteredOn(key -> FOR_ALL_IN_CLIENT.stream().noneMatch(key::startsWith))
                .allSatisfy(key -> assertThat(keys).contains(species + "." + key));
    }

    /** Where the client points at a rule that is different, it points at the one of the species. */
    @ParameterizedTest
    @ValueSource(strings = {"carnomorphs", "void-seeders"})
    void theClientPointsAtTheRulesOfTheSpecies(String species) throws IOException {
        Path client = Project.root().resolve("web/src");
        String pointing = Files.readString(client.resolve("table/inspection.ts"));
        String box = Files.readString(client.resolve("boxes/" + species + "/box.ts"));
        assertThat(DIFFERENT_RULES.entrySet())
                .filteredOn(rule -> pointing.contains("'" + rule.getKey() + "'"))
                .isNotEmpty()
                .allSatisfy(rule -> assertThat(box)
                        .contains("'rule." + rule.getKey() + "': 'rule."
                                + rule.getValue().get(SPECIES.indexOf(species)) + "'"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"carnomorphs", "void-seeders"})
    void theWordsForTheSpeciesNameNoCreatureOfTheBaseGame(String species) {
        for (Language language : Language.values()) {
            assertThat(TextFiles.all(language))
                    .filteredOn(text -> text.key().startsWith(species + "."))
                    .isNotEmpty()
                    .allSatisfy(text -> assertThat(foreign(language, species)
                                    .matcher(text.text())
                                    .find())
                            .as(text.key())
                            .isFalse());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "carnomorphs, Hit: Metagorger or Shambler",
        "void-seeders, Hit: Lurker or Whisperer",
        "intruders, 'Hit: Larva, Creeper or Adult'"
    })
    void theWordsOfTheSpeciesAreFoundFirst(String species, String text) {
        assertThat(Messages.of(Language.EN, species).text("combat.adult.name")).isEqualTo(text);
        assertThat(Messages.of(Language.EN, species).text("combat.miss.name")).isEqualTo("Miss");
    }

    /** Keys of texts that name creatures of the base game in some language, and its weaknesses if there are none. */
    private static Set<String> naming(String species) {
        Set<String> keys = new TreeSet<>();
        for (Language language : Language.values()) {
            Pattern pattern = foreign(language, species);
            for (Text text : TextFiles.game(language)) {
                boolean variant = SPECIES.stream().anyMatch(s -> text.key().startsWith(s + "."));
                if (!variant && pattern.matcher(text.text()).find()) {
                    keys.add(text.key());
                }
            }
        }
        return keys;
    }

    private static Pattern foreign(Language language, String species) {
        boolean weaknesses = species.equals("void-seeders");
        String words = weaknesses ? creatures(language) : creatures(language) + "|" + weakness(language);
        return Pattern.compile(words, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    private static String creatures(Language language) {
        return switch (language) {
            case EN -> "\\b(larva|creeper|adult|breeder|queen)";
            case DE -> "larve|kriecher|(?<!kopfgeld)jäger|brutbestie|königin";
            case PL -> "larw|pełzacz|dorosł|reproduktor|królow";
        };
    }

    private static String weakness(Language language) {
        return switch (language) {
            case EN -> "\\bweakness";
            case DE -> "schwäche(?!r)";
            case PL -> "słaboś";
        };
    }

    /** Cards, tokens and figures that are in the box of one species only. */
    private static Set<String> inOneBox(Facts facts) {
        Set<String> once = new HashSet<>();
        Set<String> again = new HashSet<>();
        for (SpeciesFacts species : facts.species()) {
            for (String thing : Set.copyOf(boxOf(species))) {
                if (!once.add(thing)) {
                    again.add(thing);
                }
            }
        }
        once.removeAll(again);
        // The modes of Aftermath are played with the creatures of the base game.
        facts.aftermath().tokens().forEach(token -> once.add("room-token-card." + token.id()));
        return once;
    }

    private static List<String> boxOf(SpeciesFacts species) {
        List<String> things = new ArrayList<>();
        species.creatures().tokens().forEach(token -> things.add("intruder." + token.kind()));
        species.creatures().types().forEach(type -> things.add("intruder." + type.id()));
        species.creatures().track().forEach(space -> things.add("track." + space.id()));
        species.events().forEach(event -> things.add("event." + event.id()));
        species.attacks().forEach(attack -> things.add("attack." + attack.effect()));
        species.weaknesses().forEach(weakness -> things.add("weakness." + weakness.id()));
        species.cards().forEach(card -> things.add("species-card." + card.id()));
        return things;
    }

    private static String thingOf(String key) {
        return key.substring(0, Math.max(0, key.lastIndexOf('.')));
    }

    private boolean isMeant(String key, String species) {
        String[] parts = key.split("\\.");
        List<String> different = parts[0].equals("rule") ? DIFFERENT_RULES.get(parts[1]) : null;
        return COMPARES.contains(key)
                || ONLY_WITH_INTRUDERS.keySet().stream().anyMatch(key::startsWith)
                || different != null && messages.has("rule." + different.get(SPECIES.indexOf(species)) + ".text");
    }
}
