package coldwake.testkit.guard;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Each module uses only the levels above it, and the engine uses nothing but Java. */
@AnalyzeClasses(packages = "coldwake", importOptions = DoNotIncludeTests.class)
class ModuleLevelsTest {

    private static final String NULLNESS_ANNOTATIONS = "org.jspecify.annotations..";

    @ArchTest
    static final ArchRule ENGINE_USES_ONLY_JAVA = classes()
            .that()
            .resideInAPackage("coldwake.engine..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("coldwake.engine..", "java..", "javax.crypto..", NULLNESS_ANNOTATIONS);

    @ArchTest
    static final ArchRule ENGINE_HAS_NO_INPUT_OR_OUTPUT = noClasses()
            .that()
            .resideInAPackage("coldwake.engine..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.io..", "java.net..", "java.nio.channels..", "java.nio.file..", "java.sql..");

    @ArchTest
    static final ArchRule ENGINE_HAS_NO_THREADS = noClasses()
            .that()
            .resideInAPackage("coldwake.engine..")
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Thread.class, ThreadLocal.class)
            .orShould()
            .dependOnClassesThat()
            .resideInAPackage("java.util.concurrent..");

    @ArchTest
    static final ArchRule CONTENT_USES_ONLY_ENGINE_AND_JACKSON = classes()
            .that()
            .resideInAPackage("coldwake.content..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "coldwake.content..",
                    "coldwake.engine..",
                    "java..",
                    "tools.jackson..",
                    "com.fasterxml.jackson.annotation..",
                    NULLNESS_ANNOTATIONS);

    @ArchTest
    static final ArchRule TESTKIT_USES_ONLY_ENGINE_AND_CONTENT = noClasses()
            .that()
            .resideInAPackage("coldwake.testkit..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("coldwake.bots..", "coldwake.lab..", "coldwake.app..", "coldwake.bench..");
}
