package coldwake.content.aftermath;

import coldwake.content.vocabulary.Part;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.WoundRules;
import java.util.List;

/** The serious wound of the box: whoever passes with slime on it is hurt. Without slime it only counts. */
public final class Melted implements Module {
    private static final String ID = "melted";

    public static final Part PART = Part.ofRules("aftermath/wounds", List.of()).with(() -> List.of(new Melted()));

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Happening.Kind> listens() {
        return List.of(Happening.Kind.CHARACTER_PASSED);
    }

    @Override
    public void on(Play p, Happening what) {
        if (what instanceof Happening.CharacterPassed(int seat)
                && Modifiers.slimed(p.state(), seat)
                && Modifiers.wounded(p.state(), seat, ID)) {
            WoundRules.wound(p, seat, 1, 0);
        }
    }
}
