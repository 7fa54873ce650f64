package coldwake.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Declarations;
import coldwake.content.Rulesets;
import coldwake.content.facts.Facts;
import coldwake.content.facts.SpeciesFacts;
import coldwake.engine.Game;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.EventCard;
import coldwake.engine.decision.Consequence;
import coldwake.engine.event.GameEvent;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.rules.Questions;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Everything that can be said has words. {@link MessagesTest} sees to it that the languages agree. */
class CoverageTest {
    private static final GameSetup SETUP = GameSetup.standard(3).withCrew(List.of("captain", "scout", "soldier"));

    private final Messages messages = Messages.of(Language.EN);
    private final Facts facts = Facts.load();

    private Set<String> keysOf(String prefix) {
        Set<String> keys = new TreeSet<>();
        messages.keys().stream().filter(key -> key.startsWith(prefix)).forEach(keys::add);
        return keys;
    }

    /** Says only what is missing and what nobody needs, not the hundreds of keys that are right. */
    private void assertKeys(String prefix, Set<String> expected) {
        Set<String> missing = new TreeSet<>(expected);
        Set<String> idle = keysOf(prefix);
        missing.removeAll(idle);
        idle.removeAll(expected);
        assertThat(missing).as("keys without words").isEmpty();
        assertThat(idle).as("words that nobody says").isEmpty();
    }

    @Test
    void everyEventHasItsSentencesAndNoSentenceIsIdle() {
        Set<String> expected = new TreeSet<>();
        Events.all().forEach(event -> {
            String key = "log." + Events.key((Record) event);
            expected.add(key);
            if (event instanceof GameEvent.Private) {
                expected.add(key + ".by-another");
            }
        });
        assertKeys("log.", expected);
    }

    @Test
    void everyConsequenceHasItsWordsAndNoneIsIdle() {
        Set<String> expected = new TreeSet<>();
        Declarations.CONSEQUENCES.stream()
                .flatMap(Events::instances)
                .forEach(means -> expected.add("means." + Events.key((Record) means)));
        assertKeys("means.", expected);
        Narrator narrator = new Narrator(
                Language.EN,
                Rulesets.of(SETUP),
                PublicTable.of(Game.start(Rulesets.of(SETUP), 1, null).state()));
        assertThat(Declarations.CONSEQUENCES.stream().flatMap(Events::instances).map(Consequence.class::cast))
                .allSatisfy(
                        means -> assertThat(narrator.tell(means)).isNotBlank().doesNotEndWith("."));
    }

    @Test
    void everyOptionHasALabelAndNoLabelIsIdle() {
        Set<String> expected = new TreeSet<>();
        Declarations.OPTIONS.forEach(kind ->
                expected.add("option." + kind.name().toLowerCase(Locale.ROOT).replace('_', '-')));
        expected.addAll(List.of(
                "option.move.escape",
                "option.corridor.door",
                "option.card.branch",
                "option.item.branch",
                "option.species-card.branch",
                "option.room-action.branch"));
        assertKeys("option.", expected);
    }

    @Test
    void everyRefusalHasItsWordsAndItsRule() {
        Set<String> expected = new TreeSet<>();
        Declarations.REASONS.forEach(reason -> {
            expected.add("refusal." + reason.id());
            assertThat(messages.has("rule." + reason.rule() + ".text"))
                    .as("rule %s of %s", reason.rule(), reason)
                    .isTrue();
        });
        assertKeys("refusal.", expected);
    }

    @Test
    void everyQuestionHasItsWordsAndNoneIsIdle() {
        Set<String> expected = new TreeSet<>();
        addAsked(Rulesets.of(SETUP.withMode("standard", "prototype")), expected);
        for (SpeciesFacts species : facts.species()) {
            boolean played = species.id().equals(SETUP.species());
            GameSetup setup = played
                    ? SETUP.withMode(
                            "standard",
                            "intruder-player",
                            "aftermath-characters",
                            "traits",
                            "turrets",
                            "crawl",
                            "achievements",
                            "feats",
                            "blood-tests")
                    : SETUP.withMode(
                            "standard",
                            "aftermath-characters",
                            "traits",
                            "turrets",
                            "crawl",
                            "achievements",
                            "feats",
                            "blood-tests");
            Game game = Game.start(Rulesets.of(setup.withSpecies(species.id())), 1, null);
            questions().forEach(q -> expected.add("question." + Questions.reason(game.play(), q)));
            addAsked(game.rules(), expected);
            branches(game).flatMap(branch -> branch.stages().stream()).forEach(stage -> {
                if (stage instanceof Branch.Stage.Ask(var _, String reason, var _)) {
                    expected.add("question." + reason);
                }
            });
        }
        assertKeys("question.", expected);
    }

    /** The questions that only modules ask. */
    private static void addAsked(Ruleset rules, Set<String> keys) {
        rules.modules().stream().flatMap(module -> module.tasks().stream()).forEach(task -> {
            if (task instanceof ModuleAsk ask) {
                keys.add("question." + ask.key());
            }
        });
    }

    /** One instance of every question the engine asks by itself. */
    private static Stream<Step.Question> questions() {
        return Arrays.stream(Step.Question.class.getPermittedSubclasses())
                .filter(type -> type != Step.StageAsk.class && type != Step.ModuleQuestion.class)
                .flatMap(Events::instances)
                .map(Step.Question.class::cast);
    }

    @Test
    void aQuestionNamesASubjectOnlyIfItHasOne() {
        Game game = Game.start(Rulesets.of(SETUP), 1, null);
        QuestionTexts texts = new QuestionTexts(Language.EN, game.rules(), PublicTable.of(game.state()));
        assertThat(questions()).allSatisfy(q -> {
            String reason = Questions.reason(game.play(), q);
            String subject = Questions.subject(game.play(), q);
            assertThat(texts.text(reason, subject)).as(reason).isNotBlank();
            assertThat(messages.arguments("question." + reason).isEmpty())
                    .as(reason)
                    .isEqualTo(subject.isEmpty());
        });
    }

    private static Stream<Branch> branches(Game game) {
        return IntStream.range(0, game.rules().pieceCount())
                .mapToObj(game.rules()::piece)
                .flatMap(piece -> switch (piece) {
                    case ActionSource source -> source.branches().stream();
                    case EventCard event -> Stream.of(event.branch());
                    default -> Stream.empty();
                });
    }

    @Test
    void everythingPrintedHasANameAndAText() {
        List<String> things = new ArrayList<>();
        facts.characters().forEach(c -> things.add("character." + c.id()));
        facts.actionCards().forEach(c -> things.add("action." + c.id()));
        facts.items().forEach(i -> things.add("item." + i.id()));
        facts.rooms().forEach(r -> things.add("room." + r.id()));
        facts.explorationTokens().forEach(t -> things.add("exploration." + t.effect()));
        facts.species().forEach(species -> {
            species.creatures().tokens().forEach(t -> things.add("intruder." + t.kind()));
            species.creatures().types().forEach(t -> things.add("intruder." + t.id()));
            species.creatures().track().forEach(t -> things.add("track." + t.id()));
            species.creatures().explorationTokens().forEach(t -> things.add("exploration." + t.effect()));
            species.events().forEach(e -> things.add("event." + e.id()));
            species.attacks().forEach(a -> things.add("attack." + a.effect()));
            species.weaknesses().forEach(w -> things.add("weakness." + w.id()));
            species.cards().forEach(c -> things.add("species-card." + c.id()));
        });
        facts.promos().achievements().forEach(c -> things.add("achievement-card." + c.id()));
        facts.promos().crawl().forEach(c -> things.add("crawl-card." + c.id()));
        facts.wounds().forEach(w -> things.add("wound." + w.id()));
        facts.objectives().forEach(o -> things.add("objective." + o.id()));
        keysOf("rule.").forEach(key -> things.add(key.substring(0, key.lastIndexOf('.'))));
        assertThat(things.stream().flatMap(thing -> Stream.of(thing + ".name", thing + ".text")))
                .filteredOn(key -> !messages.has(key))
                .as("keys without words")
                .isEmpty();
    }

    @Test
    void whatReadsDifferentlyWithASpeciesReadsSomehowWithoutIt() {
        List<String> variants = facts.species().stream()
                .flatMap(species -> keysOf(species.id() + ".").stream())
                .toList();
        assertThat(variants).isNotEmpty();
        assertThat(variants)
                .filteredOn(variant -> {
                    String key = variant.substring(variant.indexOf('.') + 1);
                    return !messages.has(key) || !messages.arguments(variant).equals(messages.arguments(key));
                })
                .isEmpty();
    }

    @Test
    void alternativesAndActivationsHaveLabels() {
        Set<String> expected = new TreeSet<>();
        facts.actionCards().forEach(c -> addBranches(expected, "action." + c.id(), c.branches()));
        facts.items().forEach(i -> addBranches(expected, "item." + i.id(), i.branches()));
        facts.rooms().forEach(r -> addBranches(expected, "room." + r.id(), r.branches()));
        facts.items().stream()
                .filter(i -> i.activation() != null)
                .forEach(i -> expected.add("item." + i.id() + ".activation"));
        expected.removeAll(messages.keys());
        assertThat(expected).as("keys without words").isEmpty();
    }

    private static void addBranches(Set<String> keys, String source, List<String> branches) {
        if (branches.size() > 1) {
            branches.forEach(branch -> keys.add(source + "." + branch));
        }
    }

    @Test
    void whatIsToldByItsIdAloneIsCalledOneThing() {
        for (String kind : List.of("basic", "character", "action", "item", "room", "event", "intruder", "attack")) {
            for (String other : List.of("basic", "character", "action", "item", "room", "event", "intruder")) {
                if (!kind.equals(other)) {
                    assertThat(messages.between(kind + ".", ".name"))
                            .as("%s and %s", kind, other)
                            .doesNotContainAnyElementsOf(messages.between(other + ".", ".name"));
                }
            }
        }
    }
}
