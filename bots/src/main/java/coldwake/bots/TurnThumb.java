package coldwake.bots;

import coldwake.engine.decision.OptionKind;

/** How good the options of a turn look. Passing is 20; what is below that is left alone. */
final class TurnThumb {
    private static final int PASS = 20;
    private static final int NEVER = -100;

    private final Situation s;
    private final boolean combat;

    private final int[] steps;

    TurnThumb(Situation situation) {
        s = situation;
        combat = situation.inCombat();
        steps = situation.stepsTo(this::isGoal);
    }

    int score(OptionKind kind, String argument) {
        String id = argument.split("/")[0];
        return switch (kind) {
            case PASS -> pass();
            case MOVE -> move(id, 1);
            case CAREFUL_MOVE -> move(id, 2);
            case SHOOT -> argument.endsWith("/eggs") ? eggs() : 70;
            case MELEE -> melee(argument);
            case CARD -> card(id, argument);
            case ITEM -> item(id, argument);
            case ROOM_ACTION -> room();
            case QUEST -> 45;
            case CRAFT -> 30;
            case PICK_UP -> pickUp(id);
            default -> NEVER;
        };
    }

    /** Nobody sleeps in a fire or beside an intruder if there is another way. */
    private int pass() {
        return combat || s.room(s.here()).fire() ? 5 : PASS;
    }

    // ---------------------------------------------------------------- going somewhere

    private int move(String number, int cost) {
        int to = s.board().slotNumbered(number);
        int score = combat ? escape() : walk(to, cost);
        if (s.occupied(to)) {
            score -= 60;
        }
        if (s.room(to).fire()) {
            score -= 15;
        }
        return cost == 2 ? score + (s.noisyPassages(to) > 1 ? 4 : -6) : score;
    }

    private int escape() {
        return 40 + (s.outmatched() || s.ammo() == 0 ? 25 : 0) + (s.hurt() ? 10 : 0);
    }

    private int walk(int to, int cost) {
        if (s.actionCards() - cost < s.reserve() && !s.room(s.here()).fire()) {
            return PASS - 5;
        }
        int nearer = Integer.signum(steps[s.here()] - steps[to]);
        return 28 + 16 * nearer + (s.room(s.here()).fire() ? 30 : 0);
    }

    /** Where to: out, while there is time; then where the objective leads; then what nobody has seen. */
    private boolean isGoal(int slot) {
        String tile = s.room(slot).tile();
        if (s.leaving()) {
            return tile != null && isWayOut(tile);
        }
        if (tile != null && needsSignal() && s.slotOf("comms-room") >= 0) {
            return tile.equals("comms-room");
        }
        if (tile != null && needsEarth()) {
            return tile.equals("cockpit");
        }
        return !s.room(slot).explored() || s.room(slot).items() > 0 && s.hand().contains("search");
    }

    private boolean isWayOut(String tile) {
        boolean chamber = tile.equals("hibernatorium") && s.shipSound();
        return chamber || tile.startsWith("evacuation-section") && s.podOpen();
    }

    private boolean needsSignal() {
        return !s.me().signal()
                && s.wants(
                        "the-great-hunt",
                        "relentless-investigator",
                        "a-proper-burial",
                        "aliens-on-a-spaceship",
                        "necroscopy",
                        "my-precious");
    }

    /** Whether the course must be looked at or set. */
    private boolean needsEarth() {
        return s.view().ship().coordinates() == null
                && s.wants("salvaging-the-prime-asset", "the-oldest-friend", "quarantine");
    }

    // ---------------------------------------------------------------- rooms

    private int room() {
        return switch (s.tile()) {
            case "hibernatorium" -> s.shipSound() ? 100 : 10;
            case "evacuation-section-a", "evacuation-section-b" -> s.leaving() || s.hurt() ? 95 : 15;
            case "comms-room" -> needsSignal() ? 80 : 0;
            case "cockpit" -> needsEarth() ? 60 : 10;
            case "emergency-room" -> s.me().wounds().isEmpty() ? 22 : 55;
            case "surgery" -> s.me().larva() ? 90 : 0;
            case "storage" -> s.items() < 5 ? 40 : 10;
            case "armory" -> s.ammo() < 3 ? 45 : 10;
            case "laboratory" -> 40;
            case "fire-control-system" -> s.view().ship().firesLeft() < 6 ? 62 : 30;
            case "canteen" -> s.me().lightWounds() > 0 ? 40 : 5;
            case "shower-room" -> s.me().slime() ? 45 : 0;
            case "engine-1", "engine-2", "engine-3" -> knows(s.tile()) ? 0 : 35;
            case "engine-control-room" -> 30;
            default -> 0;
        };
    }

    private boolean knows(String engine) {
        int index = engine.charAt(engine.length() - 1) - '1';
        return !s.view().ship().engines().get(index).equals("unknown");
    }

    // ---------------------------------------------------------------- cards and items

    private int card(String id, String branch) {
        return switch (id) {
            case "search" -> s.items() < 7 ? 60 : 10;
            case "scavenging" -> s.items() < 7 ? 50 : 10;
            case "rest" -> s.holdsContamination() && !s.me().larva() ? 50 : 0;
            case "suppressive-fire", "covering-fire" -> branch.endsWith("/other") ? 0 : s.outmatched() ? 85 : 65;
            case "adrenaline" -> branch.endsWith("/shoot") ? 80 : 60;
            case "full-auto" -> combat ? 75 : 0;
            case "taking-aim" -> 78;
            case "reload" -> 40;
            case "motivation" -> 35;
            case "reconnaissance" -> s.actionCards() > s.reserve() + 1 ? 48 : 0;
            case "basic-repairs", "repairs", "fast-repairs", "ingenuity" -> repair(branch);
            case "old-friend", "intranet", "piloting", "computer-skills" -> branch.endsWith("/door") ? 0 : room() + 5;
            case "pyrotechnics" -> branch.endsWith("/douse") ? 45 : NEVER;
            default -> 0;
        };
    }

    private int repair(String branch) {
        if (branch.endsWith("/engine")) {
            return knows(s.tile()) ? 0 : 50;
        }
        return branch.endsWith("/fix-room") ? (s.view().ship().malfunctionsLeft() < 5 ? 62 : 34) : 0;
    }

    private int item(String id, String branch) {
        return switch (id) {
            case "medkit", "bandages" -> s.me().wounds().isEmpty() && s.me().lightWounds() == 0 ? 0 : 65;
            case "clothes-yellow", "clothes-green", "alcohol", "synthetic-food" -> 42;
            case "energy-charge-red", "energy-charge-yellow" -> branch.endsWith("/load") ? 55 : 0;
            case "grenade", "molotov-cocktail", "smoke-grenade", "taser" ->
                combat && s.outmatched() ? 82 : combat && s.ammo() == 0 ? 66 : 0;
            case "fire-extinguisher" -> combat ? 72 : 50;
            case "tools", "duct-tape" -> repair(branch);
            case "antidote" -> s.me().larva() ? 90 : 0;
            case "adrenaline-injection", "military-drugs" -> combat ? 40 : 0;
            case "evacuation-key", "evacuation-key-quest" -> s.leaving() ? 70 : 0;
            case "extended-magazine" -> 60;
            default -> 0;
        };
    }

    /** Eggs are left in peace, for shooting them makes noise; unless an objective wants the nest gone. */
    private int eggs() {
        return !combat && s.wants("quarantine", "aliens-on-a-spaceship") ? 40 : 0;
    }

    private int melee(String foe) {
        return foe.startsWith("larva") || foe.startsWith("creeper") ? 45 : combat ? 8 : 0;
    }

    private int pickUp(String thing) {
        boolean wanted = thing.equals("blue-character-corpse") && s.wants("a-proper-burial")
                || thing.equals("intruder-egg") && s.wants("my-precious", "ab-ovo")
                || thing.equals("intruder-carcass") && s.wants("necroscopy");
        return wanted ? 50 : 0;
    }
}
