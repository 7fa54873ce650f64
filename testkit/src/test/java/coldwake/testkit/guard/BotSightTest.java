package coldwake.testkit.guard;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import coldwake.content.ship.ShipOption;
import coldwake.content.ship.ShipTracks;
import coldwake.engine.decision.Option;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** A bot cannot look at what its seat may not see: its parts do not know the classes that could show it. */
@AnalyzeClasses(packages = "coldwake", importOptions = DoNotIncludeTests.class)
class BotSightTest {
    private static final String MIND = "coldwake.bots.mind..";
    private static final String SEARCH = "coldwake.bots.search..";
    private static final String SIGHT = "coldwake.bots.sight..";
    /** What reads the numbers that a place and the species keep in a state, imagined or not. */
    private static final String[] READERS = {"coldwake.content.ship..", "coldwake.content.hive.."};

    /**
     * Rules see through the eyes of a seat alone: no state, no game, no agenda. The printed tracks of the ship and its kinds
     * of options are no secrets.
     */
    @ArchTest
    static final ArchRule A_MIND_USES_ONLY_ITS_SIGHT = classes()
            .that()
            .resideInAPackage(MIND)
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                            MIND,
                            SIGHT,
                            "coldwake.engine.decision..",
                            "coldwake.engine.setup..",
                            "coldwake.engine.card..",
                            "coldwake.engine.species..",
                            "java.lang..",
                            "java.util..",
                            "java.io..",
                            "org.jspecify.annotations..")
                    .or(belongToAnyOf(ShipTracks.class, ShipOption.class)));

    /** What follows from an option is the engine's business. */
    @ArchTest
    static final ArchRule NO_BOT_LOOKS_BEHIND_AN_OPTION =
            noClasses().that().resideInAPackage("coldwake.bots..").should().callMethod(Option.class, "then");

    /** A search gets its games as imagined ones, and cannot deal or start any itself. */
    @ArchTest
    static final ArchRule A_SEARCH_IS_GIVEN_IMAGINED_GAMES = noClasses()
            .that()
            .resideInAPackage(SEARCH)
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                            "coldwake.engine.view..",
                            "coldwake.engine.agenda..",
                            "coldwake.engine.rules..",
                            "coldwake.content..")
                    .and(not(resideInAnyPackage(READERS))))
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("coldwake.bots.SeatContext");

    /** The real game is touched by those who seat bots, make the sight, and put answers into words. */
    @ArchTest
    static final ArchRule BOTS_DO_NOT_HOLD_THE_GAME = noClasses()
            .that()
            .resideInAPackage("coldwake.bots")
            .and()
            .haveSimpleNameEndingWith("Bot")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("coldwake.engine.state.GameState")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("coldwake.engine.view.Determinizer");
}
