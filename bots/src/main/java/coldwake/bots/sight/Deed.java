package coldwake.bots.sight;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** What the branches of cards, items and rooms do, as far as bots know them by name. */
public enum Deed {
    OTHER_DEED,
    AIMED_SHOT,
    ANALYSE,
    ATTACH,
    ATTACK,
    BASH,
    BOARD,
    BOOST,
    BOTH,
    BURST,
    CALL_BACK,
    CHECK_ENGINE,
    CHECK_ENGINES,
    COORDINATES,
    CRAFT,
    CRAWL,
    CURE,
    DEPRESSURIZE,
    DESTINATION,
    DESTROY_DOOR,
    DESTROY_TURRET,
    DOOR,
    DOORS,
    DOUSE,
    DRAW,
    DRESS,
    DRINK,
    EAT,
    EFFECT,
    ENGINE,
    ESCAPE,
    FIX_ROOM,
    HEAL_DRESSED,
    HEAL_LIGHT,
    HARM,
    HIBERNATE,
    IGNITE,
    IGNORE_WOUND,
    INJECT,
    LEND,
    LOAD,
    LOOK,
    MOTIVATE,
    MOVE,
    MUTATE,
    OPERATE,
    ORDER,
    OTHER,
    PEEK,
    PEEK_EVENT,
    PEEK_ROOM,
    PODS,
    PREPARE_BLOOD_TEST,
    PUNCH,
    REASSURE,
    RECHARGE,
    RELOAD,
    REMOTE_COORDINATES,
    REMOTE_ROOM_ACTION,
    REMOTE_SABOTAGE,
    REPEL,
    REST,
    ROOM_ACTION,
    SABOTAGE,
    SCAVENGE,
    SEARCH,
    SELF,
    SELF_DESTRUCT,
    SET_STATUS,
    SHOCK_CHARACTER,
    SHOCK_INTRUDER,
    SHOOT,
    SIGNAL,
    SILENT_MOVE,
    TAKE,
    TAKE_EGG,
    TAKE_ITEM,
    TAPE,
    TEST_ALL,
    TEST_DRAWN,
    TEST_GROUP,
    TEST_HAND,
    TEST_ONE,
    THROW,
    THROW_AT_EGGS,
    USE,
    WASH,
    WIPE;

    private static final Map<String, Deed> BY_ID = new HashMap<>();

    static {
        for (Deed deed : values()) {
            BY_ID.put(deed.name().toLowerCase(Locale.ROOT).replace('_', '-'), deed);
        }
    }

    static Deed of(String id) {
        return BY_ID.getOrDefault(id, OTHER_DEED);
    }
}
