package coldwake.testkit.guard;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.facts.Facts;
import coldwake.content.facts.SpeciesFacts;
import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.testkit.guard.TextFiles.Text;
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
    private static final Map<String, String> ONLY_WITH_INTRUDERS = Map.of(
            "intruder-action.", "only the Intruders can be played",
            "marker.larva.", "nobody carries a Larva with another species",
            "log.larva-", "told of Larvae only",
            "log.weakness-discovered", "the Carnomorphs tell log.trait-discarded instead");

    /** Rules of the base game, and the rules that say what is different with Carnomorphs and with Void Seeders. */
    private static final Map<String, List<String>> DIFFERENT_RULES = Map.ofEntries(
            Map.entry("bag-development", List.of("carnomorph-bag-development", "void-bag")),
            Map.entry("encounter", List.of("carnomorph-encounter", "void-encounter")),
            Map.entry("injuries", List.of("carnomorph-injuries", "void-injuries")),
            Map.entry("intruder-attack", List.of("metagorger-attack", "void-seeders")),
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

    private static final List<String> SPECIES = List.of("carnomorphs", "void-seeders");

    private final Messages messages = Messages.of(Language.EN);
    private final Set<String> inOneBox = inOneBox(Facts.load());

    @ParameterizedTest
    @ValueSource(strings = {"carnomorphs", "void-seeders"})
    void whatNamesCreaturesOfTheBaseGameHasWordsForTheSpecies(String species) {
        Set<String> foreign = naming(species);
        foreign.removeIf(key -> inOneBox.contains(thingOf(key)) || isMeant(key, species));
        assertThat(foreign)
                .isNotEmpty()
                .allSatisfy(key ->
                        assertThat(messages.has(species + "." + key)).as(key).isTrue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"carnomorphs", "void-seeders"})
    void theWordsForTheSpeciesNameNoCreatureOfTheBaseGame(String species) {
        for (Language language : Language.values()) {
            assertThat(TextFiles.game(language))
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
            case DE -> "larve|kriecher|jäger|brutbestie|königin";
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
