package coldwake.content.deeds;

import java.util.Locale;

/** What a character does that the ledger counts. Everybody sees it happen. */
public enum DeedKind {
    /** Came into an unexplored room first. */
    ROOMS_EXPLORED,
    /** Dealt the injury of which an intruder died that is no larva. */
    INTRUDERS_KILLED,
    /** Shot an intruder dead, a larva too. */
    INTRUDERS_SHOT,
    FIRES_PUT_OUT,
    ROOMS_REPAIRED,
    /** Repaired an engine, or broke it. */
    ENGINES_CHANGED,
    /** Sent a signal, or did what else the comms room offers. */
    COMMS_USED,
    /** Was hit by an attack and lives. */
    ATTACKS_SURVIVED;

    /** The name of its counter. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What modules are told when it is counted. */
    public String told() {
        return Deeds.ID + "." + id();
    }
}
