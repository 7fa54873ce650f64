package coldwake.app.guard;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import coldwake.engine.agenda.Step;
import coldwake.engine.rules.Play;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/**
 * Whoever shows a game to people, or only plays it, asks {@link coldwake.engine.Game#question} and sees nothing of how the
 * rules work inside.
 */
@AnalyzeClasses(
        packages = {"coldwake.server", "coldwake.app", "coldwake.lab"},
        importOptions = DoNotIncludeTests.class)
class OneQuestionTest {
    @ArchTest
    static final ArchRule PLAY_AND_STEPS_STAY_INSIDE = noClasses()
            .that()
            .resideInAnyPackage("coldwake.server..", "coldwake.app..", "coldwake.lab..")
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Play.class, Step.class);
}
