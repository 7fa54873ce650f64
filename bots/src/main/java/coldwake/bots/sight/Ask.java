package coldwake.bots.sight;

/** What a seat is asked. A question that bots have never heard of is {@link #OTHER}. */
public enum Ask {
    PICK_CHARACTER,
    ACTION,
    IN_POD,
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
    OTHER
}
