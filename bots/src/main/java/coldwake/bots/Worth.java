package coldwake.bots;

import java.util.List;

/** How a crew member ranks cards, items and objectives: from what it would give away first to what it keeps. */
final class Worth {
    private static final List<String> ITEMS = List.of(
            "decoy",
            "extended-magazine",
            "technical-corridors-plans",
            "recon-drone",
            "comms-key",
            "chemicals",
            "military-drugs",
            "nemesis-plans",
            "fire-extinguisher",
            "clothes-yellow",
            "clothes-green",
            "alcohol",
            "smoke-grenade",
            "synthetic-food",
            "duct-tape",
            "tools",
            "adrenaline-injection",
            "energy-charge-yellow",
            "energy-charge-red",
            "grenade",
            "space-suit",
            "self-destruct-key",
            "evacuation-key",
            "bandages",
            "medkit",
            "prototype-pistol",
            "prototype-shotgun",
            "prototype-rifle");

    private static final List<String> CARDS = List.of(
            "demolition",
            "interruption",
            "order",
            "motivation",
            "risk-assessment",
            "pyrotechnics",
            "blocking-access",
            "technical-corridors",
            "knowledge-of-the-ship",
            "computer-skills",
            "intranet",
            "piloting",
            "old-friend",
            "basic-repairs",
            "reload",
            "repairs",
            "taking-aim",
            "fast-repairs",
            "ingenuity",
            "scavenging",
            "rest",
            "adrenaline",
            "full-auto",
            "reconnaissance",
            "search",
            "nerves-of-steel",
            "covering-fire",
            "suppressive-fire");

    /** Objectives from the hardest for one who harms nobody to the easiest. */
    private static final List<String> OBJECTIVES = List.of(
            "the-great-hunt",
            "aliens-on-a-spaceship",
            "my-precious",
            "necroscopy",
            "ab-ovo",
            "extreme-field-biology",
            "relentless-investigator",
            "quarantine",
            "hoarder",
            "a-proper-burial",
            "the-final-enlightenment",
            "hostile-takeover",
            "an-old-feud",
            "greener-pastures",
            "the-right-moment-to-strike",
            "the-oldest-friend",
            "salvaging-the-prime-asset",
            "best-friends-forever");

    private Worth() {}

    static int item(String id) {
        return ITEMS.indexOf(id);
    }

    static int card(String id) {
        return CARDS.indexOf(id);
    }

    static int objective(String id) {
        return OBJECTIVES.indexOf(id);
    }
}
