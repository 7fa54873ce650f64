package coldwake.engine.species;

/** What becomes of an injured intruder. */
public enum InjuryCheck {
    FIGHTS_ON,
    FLEES,
    DIES
}
