package coldwake.bots.sight;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Rooms, cards, items and objectives that bots know by name. What they have never heard of is {@link #OTHER}. */
public enum Word {
    OTHER,
    CONTAMINATION,
    INFECTED,
    // Rooms.
    ARMORY,
    COMMS_ROOM,
    EMERGENCY_ROOM,
    EVACUATION_SECTION_A,
    EVACUATION_SECTION_B,
    FIRE_CONTROL_SYSTEM,
    GENERATOR,
    LABORATORY,
    NEST,
    STORAGE,
    SURGERY,
    AIRLOCK_CONTROL,
    CABINS,
    CANTEEN,
    COMMAND_CENTER,
    ENGINE_CONTROL_ROOM,
    HATCH_CONTROL_SYSTEM,
    MONITORING_ROOM,
    ROOM_COVERED_WITH_SLIME,
    SHOWER_ROOM,
    COCKPIT,
    HIBERNATORIUM,
    ENGINE_1,
    ENGINE_2,
    ENGINE_3,
    // Action cards.
    SEARCH,
    REST,
    DEMOLITION,
    INTERRUPTION,
    BASIC_REPAIRS,
    REPAIRS,
    FAST_REPAIRS,
    COMPUTER_SKILLS,
    ORDER,
    MOTIVATION,
    RELOAD,
    SUPPRESSIVE_FIRE,
    PILOTING,
    KNOWLEDGE_OF_THE_SHIP,
    OLD_FRIEND,
    INTRANET,
    BLOCKING_ACCESS,
    RISK_ASSESSMENT,
    RECONNAISSANCE,
    SCAVENGING,
    ADRENALINE,
    COVERING_FIRE,
    FULL_AUTO,
    NERVES_OF_STEEL,
    TAKING_AIM,
    INGENUITY,
    PYROTECHNICS,
    TECHNICAL_CORRIDORS,
    // Items.
    ENERGY_CHARGE_RED,
    ENERGY_CHARGE_YELLOW,
    GRENADE,
    SMOKE_GRENADE,
    RECON_DRONE,
    DECOY,
    EXTENDED_MAGAZINE,
    COMMS_KEY,
    EVACUATION_KEY,
    EVACUATION_KEY_QUEST,
    SELF_DESTRUCT_KEY,
    CHEMICALS,
    TOOLS,
    DUCT_TAPE,
    FIRE_EXTINGUISHER,
    CLOTHES_YELLOW,
    CLOTHES_GREEN,
    TECHNICAL_CORRIDORS_PLANS,
    SPACE_SUIT,
    NEMESIS_PLANS,
    MEDKIT,
    BANDAGES,
    SYNTHETIC_FOOD,
    ADRENALINE_INJECTION,
    ALCOHOL,
    MILITARY_DRUGS,
    ANTIDOTE,
    TASER,
    FLAMETHROWER,
    MOLOTOV_COCKTAIL,
    ORBITAL_MANEUVERING_SYSTEM,
    LOG_KEY,
    AUTOLOADER,
    ARMOR,
    LABORATORY_EQUIPMENT,
    HOLO_COMPUTER,
    INTERCOM,
    PLASMA_TORCH,
    FLASHLIGHT,
    MOTION_SCANNER,
    SECURITY_KEY,
    SURGERY_KIT,
    COMBAT_DRUGS,
    NEEDLE_GUN,
    ER,
    PHARMACIST,
    FIELD_DRESSING,
    // Cards of who plays the intruders, by their effect.
    PURSUIT,
    COORDINATED_HUNT,
    METAMORPHOSIS,
    PLANNING,
    SELF_HEALING,
    // Mutations.
    MIMICRY,
    BONE_CLAWS,
    REGENERATIVE_TISSUE,
    CHITINOUS_HIDE,
    WALL_CRAWLER,
    PHEROMONE_GLANDS,
    ADRENAL_OVERGROWTH,
    // Objectives.
    SALVAGING_THE_PRIME_ASSET,
    QUARANTINE,
    THE_GREAT_HUNT,
    HOARDER,
    RELENTLESS_INVESTIGATOR,
    A_PROPER_BURIAL,
    THE_OLDEST_FRIEND,
    BEST_FRIENDS_FOREVER,
    ALIENS_ON_A_SPACESHIP,
    THE_RIGHT_MOMENT_TO_STRIKE,
    GREENER_PASTURES,
    EXTREME_FIELD_BIOLOGY,
    AB_OVO,
    NECROSCOPY,
    MY_PRECIOUS,
    AN_OLD_FEUD,
    HOSTILE_TAKEOVER,
    THE_FINAL_ENLIGHTENMENT,
    // Objectives for one player, or for all together.
    DESTINATION_EARTH,
    EMERGENCY_POST_MORTEM,
    FIRST_CONTACT_PROTOCOL,
    CUTTING_OFF_THE_HEAD,
    NO_MAN_LEFT_BEHIND,
    SPECIAL_DELIVERY,
    CLEAN_UP_CREW;

    private static final Map<String, Word> BY_ID = new HashMap<>();

    static {
        for (Word word : values()) {
            BY_ID.put(word.id(), word);
        }
    }

    /** The id in facts and messages. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Word of(String id) {
        return BY_ID.getOrDefault(id, OTHER);
    }
}
