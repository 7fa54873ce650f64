package coldwake.content.ship;

import coldwake.engine.decision.OptionForm;
import coldwake.engine.state.GameState;

/** The forms of options that only the ship has. */
public enum ShipOption implements OptionForm {
    LAUNCH("launch", Arg.NONE),
    LEAVE_POD("leave-pod", Arg.NONE),
    POD("pod", Arg.NUMBER),
    DESTINATION("destination", Arg.OWN) {
        @Override
        public String write(GameState s, int value) {
            return Ship.of(s).tracks().destinations().get(value);
        }
    };

    private final String word;
    private final Arg first;

    ShipOption(String word, Arg first) {
        this.word = word;
        this.first = first;
    }

    @Override
    public String word() {
        return word;
    }

    @Override
    public boolean drastic() {
        return this == LAUNCH;
    }

    @Override
    public Arg first() {
        return first;
    }

    @Override
    public Arg second() {
        return Arg.NONE;
    }
}
