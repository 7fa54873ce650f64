package coldwake.content;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.species.InjuryOdds;
import coldwake.engine.species.IntruderType;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Injury odds are counted over the printed cards, by the same question that the rules ask. */
class InjuryOddsTest {
    private static final Offset<Double> EXACTLY = Offset.offset(1e-12);

    @Test
    void oneCardIsDrawnForAnAdult() {
        assertThat(odds("intruders", "adult", 1)).isEqualTo(2 / 20.0, EXACTLY);
        assertThat(odds("intruders", "adult", 4)).isEqualTo(13 / 20.0, EXACTLY);
        assertThat(odds("intruders", "adult", 6)).isEqualTo(1, EXACTLY);
    }

    @Test
    void anyInjuryKillsALarva() {
        assertThat(odds("intruders", "larva", 1)).isEqualTo(1, EXACTLY);
    }

    @Test
    void twoCardsAreAddedForAQueen() {
        double arrow = 1 - 18 * 17 / 380.0;
        assertThat(odds("intruders", "queen", 3)).isEqualTo(arrow, EXACTLY);
        assertThat(odds("intruders", "queen", 4)).isEqualTo(arrow + 2 / 380.0, EXACTLY);
    }

    @Test
    void aMetagorgerHasValuesOfItsOwn() {
        assertThat(odds("carnomorphs", "metagorger", 1)).isEqualTo(13 / 20.0, EXACTLY);
        assertThat(odds("carnomorphs", "shambler", 1)).isEqualTo(4 / 20.0, EXACTLY);
    }

    @Test
    void aLairStaysAndNothingKillsTheDespoiler() {
        assertThat(odds("void-seeders", "lair", 1)).isEqualTo(0, EXACTLY);
        assertThat(odds("void-seeders", "lair", 6)).isEqualTo(17 * 16 / 380.0, EXACTLY);
        assertThat(odds("void-seeders", "despoiler", 10)).isEqualTo(3 / 20.0, EXACTLY);
    }

    private static double odds(String species, String type, int injuries) {
        Ruleset rules = Rulesets.of(GameSetup.standard(2).withSpecies(species));
        int index =
                rules.species().types().stream().map(IntruderType::id).toList().indexOf(type);
        return new InjuryOdds(rules).gone(index, injuries);
    }
}
