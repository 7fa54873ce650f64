package coldwake.lab;

import coldwake.engine.event.EventSink;
import coldwake.engine.event.GameEvent;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Listens to one game and notes what each character died of. */
final class Deaths implements EventSink {
    private final Ruleset rules;
    private final @Nullable String[] causes = new @Nullable String[GameSetup.MAX_SEATS];
    private final int[] attacker = new int[GameSetup.MAX_SEATS];
    private String moment = "set-up";
    private boolean ended;

    Deaths(Ruleset rules) {
        this.rules = rules;
        forgetAttackers();
    }

    /** What a seat died of, or null if it lives. */
    @Nullable String causeOf(int seat) {
        return causes[seat];
    }

    @Override
    public void accept(GameEvent event) {
        switch (event) {
            case GameEvent.TurnStarted _ -> enter("wounds in a turn");
            case GameEvent.StepStarted(String step) -> enter(step);
            case GameEvent.IntruderAttacked(var foe, var who) -> attacker[who.seat()] = foe.type();
            case GameEvent.SurpriseAttack(var foe, var who) -> attacker[who.seat()] = foe.type();
            case GameEvent.RoomDepressurized _ -> enter("airlock");
            case GameEvent.GameEnded _ -> {
                ended = true;
                enter("left aboard");
            }
            case GameEvent.ShipExploded _ -> enter("ship exploded");
            case GameEvent.DestinationRevealed _ -> enter("wrong destination");
            case GameEvent.ContaminationChecked(var _, boolean survived) -> {
                if (!survived) {
                    enter("contamination");
                }
            }
            case GameEvent.CharacterDied(var who, var _) -> causes[who.seat()] = cause(who.seat());
            default -> {}
        }
    }

    private String cause(int seat) {
        return attacker[seat] < 0 || ended
                ? moment
                : "attack: " + rules.species().types().get(attacker[seat]).id();
    }

    private void enter(String now) {
        moment = now;
        forgetAttackers();
    }

    private void forgetAttackers() {
        Arrays.fill(attacker, -1);
    }
}
