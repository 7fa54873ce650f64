package coldwake.bots.aftermath;

import coldwake.bots.sight.AlertWish;
import coldwake.bots.sight.BoxSight;
import coldwake.content.aftermath.AftermathTokens;
import coldwake.content.aftermath.Alerts;
import coldwake.content.aftermath.Android;
import coldwake.content.aftermath.BountyHunter;
import coldwake.content.aftermath.Ceo;
import coldwake.content.aftermath.Convict;
import coldwake.content.aftermath.EpilogueMode;
import coldwake.content.aftermath.Shuttle;
import coldwake.content.aftermath.Turrets;
import coldwake.engine.module.Module;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import java.util.Arrays;

/** The eyes for what Aftermath brings. A part of it that is not in play looks as if there were no such box. */
public final class AftermathSight implements BoxSight {
    /** Where nobody knows what a turret does, it shoots characters with one status of three. */
    private static final double UNKNOWN_AIM = 1.0 / 3;

    private static final AlertWish[] WISHES = Arrays.stream(Alerts.Wish.values())
            .map(wish -> AlertWish.valueOf(wish.name()))
            .toArray(AlertWish[]::new);

    private final boolean inPlay;
    private final boolean alerts;
    private final boolean shuttleLeaves;

    public AftermathSight(Ruleset rules) {
        inPlay = rules.modules().stream().anyMatch(AftermathSight::isKnown);
        alerts = rules.modules().stream().anyMatch(Alerts.class::isInstance);
        shuttleLeaves = rules.mode().id().equals(EpilogueMode.ID);
    }

    private static boolean isKnown(Module module) {
        return switch (module) {
            case Alerts _, Android _, BountyHunter _, Ceo _, Convict _, Turrets _ -> true;
            default -> false;
        };
    }

    @Override
    public boolean inPlay() {
        return inPlay;
    }

    // ---------------------------------------------------------------- characters

    @Override
    public int roundsLeft(GameState s, int seat, int left) {
        return shuttleLeaves ? Shuttle.END - Shuttle.space(s) : left - Android.spacesShort(s, seat);
    }

    @Override
    public int energy(GameState s, int who) {
        return s.crew.character(who).id().equals(Ceo.ID) ? Ceo.energy(s, who) : 0;
    }

    @Override
    public int dogIn(GameState s) {
        return BountyHunter.dogIn(s);
    }

    @Override
    public boolean ignoresWound(GameState s, int seat) {
        return Convict.ignoresWound(s, seat);
    }

    // ---------------------------------------------------------------- turrets

    @Override
    public double turretAim(GameState s, int seat, int slot) {
        if (Turrets.at(s, slot) < 0) {
            return 0;
        }
        Turrets.Status status = Turrets.known(s, seat, slot);
        return status == null ? UNKNOWN_AIM : status == Turrets.Status.TARGET_ALL ? 1 : 0;
    }

    // ---------------------------------------------------------------- alerts

    @Override
    public AlertWish alert(GameState s) {
        return alerts ? WISHES[Alerts.wish(s).ordinal()] : AlertWish.NOTHING;
    }

    @Override
    public boolean isActivation(Ruleset rules, int source, int branch) {
        return alerts && rules.source(source) instanceof Alerts && branch == 0;
    }

    @Override
    public int alertRounds(GameState s) {
        if (!alerts) {
            return 0;
        }
        int space = Shuttle.space(s);
        return (shuttleLeaves ? nextCheck(space) : Shuttle.END) - space;
    }

    private static int nextCheck(int space) {
        for (int yellow : Shuttle.YELLOW) {
            if (yellow > space) {
                return yellow;
            }
        }
        return Shuttle.END;
    }

    @Override
    public boolean answersAlert(GameState s, int seat, int slot) {
        return alerts && Alerts.isAnsweredAt(s, seat, slot);
    }

    @Override
    public boolean isMainRoom(GameState s, int slot) {
        return Shuttle.isMainRoom(s, slot);
    }

    // ---------------------------------------------------------------- the shuttle of the Epilogue

    @Override
    public boolean shuttleLeaves() {
        return shuttleLeaves;
    }

    @Override
    public boolean onShuttle(GameState s, int slot) {
        return shuttleLeaves && Shuttle.isOn(s, slot);
    }

    @Override
    public boolean hidesToken(GameState s, int slot) {
        return shuttleLeaves && AftermathTokens.isHidden(s, slot);
    }
}
