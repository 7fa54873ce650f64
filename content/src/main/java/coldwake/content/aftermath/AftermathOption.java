package coldwake.content.aftermath;

import coldwake.engine.decision.OptionForm;

/** The forms of options that only this box has. */
public enum AftermathOption implements OptionForm {
    /** The dog comes back to her master. */
    CALL_BACK("call-back"),
    TURRET_INACTIVE("turret-inactive"),
    TURRET_TARGET_ALL("turret-target-all"),
    TURRET_TARGET_INTRUDERS("turret-target-intruders");

    private final String word;

    AftermathOption(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    @Override
    public boolean drastic() {
        return false;
    }

    @Override
    public Arg first() {
        return Arg.NONE;
    }

    @Override
    public Arg second() {
        return Arg.NONE;
    }
}
