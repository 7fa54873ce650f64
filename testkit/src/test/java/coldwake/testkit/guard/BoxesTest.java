package coldwake.testkit.guard;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;

/** No box knows another one: each can be taken out, and the others do not notice. */
@AnalyzeClasses(packages = "coldwake.content", importOptions = DoNotIncludeTests.class)
class BoxesTest {
    /**
     * The folders of content that are boxes. The ship is not among them: it is what the boxes of the first game are played
     * on, and their cards may speak of its pods and engines.
     */
    static final List<String> BOXES =
            List.of("base", "aftermath", "hourglass", "intruders", "carnomorphs", "voidseeders", "promos", "prototype");

    private static final class Boxes implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            String folder = type.getPackageName().replaceFirst("^coldwake\\.content\\.?", "");
            return BOXES.contains(folder) ? SliceIdentifier.of(folder) : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "boxes";
        }
    }

    @ArchTest
    static final ArchRule BOXES_DO_NOT_KNOW_EACH_OTHER =
            slices().assignedFrom(new Boxes()).should().notDependOnEachOther();
}
