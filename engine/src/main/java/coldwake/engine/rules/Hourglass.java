package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.Dice.NoiseFace;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.setup.Board;
import coldwake.engine.state.GameState;
import java.util.ArrayList;
import java.util.List;

/**
 * The hourglass, an option of any game: once a round, when the sand has run out, somebody may pick it up and roll for
 * noise in a room. The engine has no clock: whoever keeps the time says when it may be picked up.
 */
public final class Hourglass {
    /** The option that puts it on the table. */
    public static final String OPTION = "hourglass";

    /** A choice that is nobody's answer: picks it up and names a room. */
    public static final String PICK_UP = "hourglass:";
    /** A choice that is nobody's answer: takes it out of the game, once it was used. */
    public static final String REMOVE = "hourglass-off";

    /** Not in the game, or no longer. */
    public static final int ABSENT = 0;
    /** Its sand runs, or has run out. */
    public static final int TURNED = 1;
    /** It was used and lies aside until the next round. */
    public static final int ASIDE = 2;

    private Hourglass() {}

    public static boolean isMeant(String choice) {
        return choice.startsWith(PICK_UP) || choice.equals(REMOVE);
    }

    /** What a seat can do with it now, besides answering what it may be asked. Between two actions only. */
    public static List<String> choices(GameState s, int seat) {
        List<String> choices = new ArrayList<>();
        if (seat < 0 || seat >= s.seats() || !(s.agenda().top() instanceof Step.ChooseAction)) {
            return choices;
        }
        if (s.hourglass() == TURNED && s.crew.awake(seat)) {
            List<Board.Slot> slots = s.board().slots();
            for (int slot = 0; slot < slots.size(); slot++) {
                if (!s.crew.anyIn(slot) || !s.intruders.anyIn(slot)) {
                    choices.add(PICK_UP + slots.get(slot).number());
                }
            }
        } else if (s.hourglass() == ASIDE) {
            choices.add(REMOVE);
        }
        return choices;
    }

    /** Takes one of the choices. The open question is asked again afterwards. */
    public static void choose(Play p, int seat, String choice) {
        if (choice.equals(REMOVE)) {
            p.changes().setHourglass(ABSENT);
            p.changes().emit(new GameEvent.HourglassRemoved(new Who(seat)));
            p.changes().nextDecision();
            return;
        }
        int slot = p.board().slotNumbered(choice.substring(PICK_UP.length()));
        p.changes().setHourglass(ASIDE);
        p.changes().emit(new GameEvent.HourglassPickedUp(new Who(seat), new Place(slot)));
        p.then(new Step.RollNoiseIn(seat, slot));
        p.run();
    }

    /** A surprise attack is for who is there with the fewest cards; with nobody there is none. Ruling own-hourglass. */
    static void roll(Play p, int seat, int slot) {
        GameState s = p.state();
        NoiseFace face = p.changes().rollNoise(seat);
        int victim = IntruderRules.target(s, slot);
        switch (face) {
            case ONE, TWO, THREE, FOUR -> {
                int passage = s.board().exit(slot, face.number());
                if (s.ship.noisy(passage)) {
                    p.then(new Step.Encounter(victim >= 0 ? victim : seat, slot));
                } else {
                    p.changes().ship.placeNoise(passage);
                }
            }
            case SILENCE -> {}
            case DANGER -> p.then(new Step.Danger(slot));
        }
    }
}
