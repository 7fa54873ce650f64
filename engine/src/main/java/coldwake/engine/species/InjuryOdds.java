package coldwake.engine.species;

import coldwake.engine.card.AttackCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.setup.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How likely an injury check rids a room of an intruder, by all attack cards there are. */
public final class InjuryOdds {
    private final Species species;
    private final List<AttackCard> deck;

    public InjuryOdds(Ruleset rules) {
        species = rules.species();
        deck = Arrays.stream(rules.ofKind(PieceKind.ATTACK))
                .mapToObj(piece -> (AttackCard) rules.piece(piece))
                .toList();
    }

    /**
     * The chance that a kind of intruder dies or flees.
     *
     * @param injuries less {@link Species#toughness}, for whoever knows how the game stands
     */
    public double gone(int type, int injuries) {
        int cards = species.types().get(type).checkCards();
        long draws = 1;
        for (int k = 0; k < cards; k++) {
            draws *= deck.size() - k;
        }
        return draws == 0 ? 0 : (double) gone(type, injuries, cards, new ArrayList<>()) / draws;
    }

    /** In how many of the ways to draw the cards that are missing. */
    private long gone(int type, int injuries, int cards, List<AttackCard> drawn) {
        if (drawn.size() == cards) {
            return species.injured(type, injuries, drawn) == InjuryCheck.FIGHTS_ON ? 0 : 1;
        }
        long ways = 0;
        for (AttackCard card : deck) {
            if (!drawn.contains(card)) {
                drawn.addLast(card);
                ways += gone(type, injuries, cards, drawn);
                drawn.removeLast();
            }
        }
        return ways;
    }
}
