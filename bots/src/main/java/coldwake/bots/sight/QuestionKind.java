package coldwake.bots.sight;

/** What a seat is asked. */
public enum QuestionKind {
    PICK_CHARACTER,
    ACTION,
    IN_POD,
    LAST_DROP,
    DISCARD,
    TARGET,
    CONSENT,
    PAYMENT,
    REACTION,
    STAGE,
    ROOM_ACTION,
    NOISE,
    NOISE_REROLL,
    DOORS,
    OBJECTIVES,
    DEFENCE,
    COMBAT_REROLL,
    EXTRA_AMMO,
    MAKE_ROOM,
    FOUND,
    ENGINE_ORDER,
    PARTNER,
    OFFER,
    DEAL,
    LAUNCH,
    INTRUDER_ACTION,
    INTRUDER_CARD,
    SPECIES
}
