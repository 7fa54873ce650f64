package coldwake.bots.mind;

import coldwake.engine.card.Weapon;

/** What cards and items are worth to keep. */
final class Values {
    private final Outlook o;
    private final Aims aims;

    Values(Outlook outlook, Aims aims) {
        o = outlook;
        this.aims = aims;
    }

    /** What an action card is worth to keep in hand. */
    double card(int piece) {
        boolean searchable = o.sight.searchable(o.here) && o.sight.items(o.here) > 0;
        return switch (o.sight.word(piece)) {
            case CONTAMINATION, INFECTED -> -1;
            case DEMOLITION -> 0.2;
            case INTERRUPTION -> 0.5;
            case ORDER -> 0.6;
            case RISK_ASSESSMENT, BLOCKING_ACCESS -> 0.8;
            case PYROTECHNICS -> o.sight.burning(o.here) ? 3 : 0.7;
            case TECHNICAL_CORRIDORS, KNOWLEDGE_OF_THE_SHIP -> 1;
            case OLD_FRIEND, PILOTING, COMPUTER_SKILLS, INTRANET -> 2;
            case MOTIVATION -> 2.2;
            case RELOAD -> o.ammo < 4 ? 2 : 0.5;
            case BASIC_REPAIRS, REPAIRS, FAST_REPAIRS, INGENUITY -> o.sight.malfunctionsLeft() < 5 ? 3.2 : 2;
            case REST -> o.sight.contamination() > 0 || o.sight.insanity(o.me) > 3 ? 4 : 0.4;
            case TAKING_AIM, FULL_AUTO -> o.combat ? 4 : 1.5;
            case NERVES_OF_STEEL -> 2.5;
            case SEARCH, SCAVENGING -> searchable ? 3 : 1.5;
            case RECONNAISSANCE -> 2.6;
            case ADRENALINE -> o.combat ? 4 : 2;
            case SUPPRESSIVE_FIRE, COVERING_FIRE -> o.combat ? 6 : 3.5;
            default -> 1.5;
        };
    }

    /** What a mutation is worth to have. */
    double mutation(int piece) {
        return switch (o.sight.word(piece)) {
            case REGENERATIVE_TISSUE -> 5;
            case CHITINOUS_HIDE, MIMICRY -> 4;
            case ADRENAL_OVERGROWTH, PHEROMONE_GLANDS -> 3;
            case WALL_CRAWLER, BONE_CLAWS -> 2;
            default -> 1;
        };
    }

    /** What an item is worth to have. */
    double item(int piece) {
        Weapon weapon = o.sight.weapon(piece);
        if (weapon != null) {
            return 5 + 2 * o.sight.ammo(piece) + weapon.bonusOnHit() + (weapon.minOneUnlessMiss() ? 1 : 0);
        }
        return switch (o.sight.word(piece)) {
            case DECOY, TECHNICAL_CORRIDORS_PLANS, NEMESIS_PLANS, COMMS_KEY -> 0.5;
            case EXTENDED_MAGAZINE, RECON_DRONE, CHEMICALS, SPACE_SUIT -> 1;
            case MILITARY_DRUGS -> 1.2;
            case CLOTHES_YELLOW, CLOTHES_GREEN -> 1.5;
            case DUCT_TAPE, TOOLS -> 3;
            case ALCOHOL, SYNTHETIC_FOOD -> o.sight.contamination() > 0 ? 4 : 2.2;
            case FIRE_EXTINGUISHER -> 3.5;
            case SMOKE_GRENADE -> 4;
            case ADRENALINE_INJECTION -> 2.5;
            case ENERGY_CHARGE_RED, ENERGY_CHARGE_YELLOW -> o.ammo < 3 ? 4.2 : 2.5;
            case GRENADE -> 2;
            case SELF_DESTRUCT_KEY -> aims.needsRuin ? 9 : 2.4;
            case EVACUATION_KEY -> o.podPlaces > 0 ? 1 : 6;
            case BANDAGES -> 3 + o.sight.seriousWounds(o.me) + o.sight.lightWounds(o.me);
            case MEDKIT -> 3 + 0.2 + 1.5 * o.sight.seriousWounds(o.me);
            default -> 2;
        };
    }
}
