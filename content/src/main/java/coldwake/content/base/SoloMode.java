package coldwake.content.base;

import coldwake.engine.rules.Play;

/** One player against the ship, with a deck of objectives of its own and fewer items to find. */
public final class SoloMode extends SecretObjectives {
    @Override
    public String id() {
        return "solo";
    }

    /** Two cards; one of them is kept at the first encounter. */
    @Override
    public void dealObjectives(Play p) {
        p.changes().decks.dealObjective(0, deal(p, CoopMode.DECK, 0));
        p.changes().decks.dealObjective(0, deal(p, CoopMode.DECK, 1));
        p.changes().decks.objectivesDealt(0);
    }

    /** Half of what the token shows, rounded up. */
    @Override
    public int itemsFound(int printed) {
        return (printed + 1) / 2;
    }
}
