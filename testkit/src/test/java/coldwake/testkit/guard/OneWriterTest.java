package coldwake.testkit.guard;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import coldwake.engine.state.CrewState;
import coldwake.engine.state.GameState;
import coldwake.engine.state.IntruderState;
import coldwake.engine.state.PieceState;
import coldwake.engine.state.Rearrange;
import coldwake.engine.state.ShipState;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaFieldAccess.AccessType;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;

/** Only the package of the state writes it: everybody else reads, or asks {@code Changes}. */
@AnalyzeClasses(packages = "coldwake", importOptions = DoNotIncludeTests.class)
class OneWriterTest {

    private static final List<Class<?>> NOUNS =
            List.of(PieceState.class, ShipState.class, IntruderState.class, CrewState.class);

    private static final DescribedPredicate<JavaMember> OF_THE_STATE =
            DescribedPredicate.describe("are of the state", member -> isState(member.getOwner()));

    /** Only the nouns of the state are open, and they stay the same. */
    @ArchTest
    static final ArchRule NO_FIELD_OF_THE_STATE_CAN_BE_WRITTEN =
            fields().that(OF_THE_STATE).and().arePublic().should().beFinal().andShould(beNouns());

    @ArchTest
    static final ArchRule WHAT_THE_STATE_OFFERS_ONLY_READS =
            methods().that(OF_THE_STATE).and().arePublic().should(notWrite());

    @ArchTest
    static final ArchRule NO_RULE_OR_CARD_REARRANGES = noClasses()
            .that()
            .resideOutsideOfPackage("coldwake.testkit..")
            .and()
            .doNotBelongToAnyOf(Rearrange.class)
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Rearrange.class);

    private static boolean isState(JavaClass type) {
        return type.isEquivalentTo(GameState.class) || isNoun(type);
    }

    private static boolean isNoun(JavaClass type) {
        return NOUNS.stream().anyMatch(type::isEquivalentTo);
    }

    private static ArchCondition<JavaField> beNouns() {
        return new ArchCondition<>("be nouns of the state") {
            @Override
            public void check(JavaField field, ConditionEvents events) {
                events.add(new SimpleConditionEvent(field, isNoun(field.getRawType()), field.getDescription()));
            }
        };
    }

    /** Sets no field, and calls nothing of the state that is not open to all and returns nothing. */
    private static ArchCondition<JavaMethod> notWrite() {
        return new ArchCondition<>("not write") {
            @Override
            public void check(JavaMethod method, ConditionEvents events) {
                for (JavaFieldAccess access : method.getFieldAccesses()) {
                    if (access.getAccessType() == AccessType.SET) {
                        violated(method, access, events);
                    }
                }
                method.getMethodCallsFromSelf()
                        .forEach(call -> call.getTarget()
                                .resolveMember()
                                .filter(OneWriterTest::isWriter)
                                .ifPresent(writer -> violated(method, call, events)));
            }
        };
    }

    private static boolean isWriter(JavaCodeUnit called) {
        return isState(called.getOwner())
                && !called.getModifiers().contains(JavaModifier.PUBLIC)
                && called.getRawReturnType().isEquivalentTo(void.class);
    }

    private static void violated(JavaMethod method, JavaAccess<?> access, ConditionEvents events) {
        events.add(SimpleConditionEvent.violated(method, access.getDescription()));
    }
}
