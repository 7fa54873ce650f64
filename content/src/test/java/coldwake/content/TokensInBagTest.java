package coldwake.content;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.facts.CreaturesFacts;
import coldwake.content.facts.Facts;
import coldwake.content.facts.SpeciesFacts;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The number of tokens that a table is told before it begins is the one that lies in the bag then. */
class TokensInBagTest {
    @Test
    void isWhatTheFactsPrintForSoManyPlayers() {
        for (SpeciesFacts species : Facts.load().species()) {
            List<Integer> tokens = Rulesets.tokensInBag(species.id());
            assertThat(tokens).hasSize(5);
            for (int seats = 1; seats <= 5; seats++) {
                assertThat(tokens.get(seats - 1)).as(species.id() + " " + seats).isEqualTo(printed(species, seats));
            }
        }
    }

    /** With an insanity track everyone's own token is in the bag as well. */
    private static int printed(SpeciesFacts species, int seats) {
        CreaturesFacts creatures = species.creatures();
        int each =
                sum(creatures.bag().perPlayer().values()) + (creatures.track().isEmpty() ? 0 : 1);
        return sum(creatures.bag().fixed().values()) + seats * each;
    }

    private static int sum(Iterable<Integer> numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }
}
