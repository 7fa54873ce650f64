package coldwake.testkit.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes in a scenario file are reported with their line and what was expected. */
class ScenarioReaderTest {
    private static final String WHOLE = """
            scenario: escape
            title: Escaping from two intruders
            refs: [000 character escape]
            setup: {board: nemesis-basic, species: intruders, mode: standard, crew: [captain, scout], seed: 1}
            given:
              turn: captain
              time: 12
              rooms: {"006": {tile: canteen, explored: true, items: 2}}
              doors: {006-011: open}
              noise: [006-007, technical]
              fire: ["008"]
              malfunction: []
              crew:
                captain:
                  room: "006"
                  hand: [search, rest, order]
                  hands: [{item: six-shooter, ammo: 3}]
                  inventory: [medkit]
                  wounds: {light: 1, serious: [leg, {body: dressed}]}
                  slime: true
                scout: {room: "011", hand: [search, search, rest, demolition, adrenaline]}
              intruders: [{type: adult, room: "006", injuries: 1}, {type: larva, room: "006"}]
              bag: [adult/3, larva/1, blank]
              next:
                attack: [attack-bite-1]
                noise: [3]
            when:
              - captain: move:011
                pay: [search, rest]
            then:
              crew:
                captain: {room: "011", larva: true, contamination: {discard: 1}}
              intruders: [{type: adult, room: "006"}]
              asked: {seat: scout}
              refused: [{seat: captain, option: careful-move:007, because: in-combat}]
              log: [intruder-attacked, larva-infested, crew-moved]
            """;

    @Test
    void everyPartIsRead() {
        Scenario scenario = ScenarioReader.read("escape.yaml", WHOLE);
        assertThat(scenario.id()).isEqualTo("escape");
        assertThat(scenario.setup().seed()).isEqualTo(1);
        Scenario.Stage stage = scenario.stages().getFirst();
        assertThat(stage.next()).containsEntry("noise", List.of("3")).containsEntry("attack", List.of("attack-bite-1"));
        assertThat(stage.when().getFirst().option().text()).isEqualTo("move:011");
        assertThat(stage.then().log()).hasSize(3);
        assertThat(scenario.given().foes().intruders()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "time: 12 | tiem: 12 | escape.yaml:7: unknown key 'tiem'; expected one of",
                "items: 2 | items: two | escape.yaml:8: expected a whole number, found text 'two'",
                "slime: true | slime: yes | escape.yaml:20: expected true or false, found text 'yes'",
                "[006-007, technical] | 006-007 | escape.yaml:10: expected a list, found text '006-007'",
                "{body: dressed} | {body: healed} | escape.yaml:19: expected a wound such as 'leg'",
                "crew: [captain, scout], seed | seed | escape.yaml:4: expected either crew: [...] or seats: N",
                "time: 12 | turn: scout | escape.yaml:7: duplicate key 'turn', expected each key once",
                "title: | titel: | escape.yaml:1: missing key 'title'",
                "asked: {seat: scout} | asked: {who: scout} | escape.yaml:34: expected {seat: ...} or 'nobody'"
            })
    void aMistakeIsReportedWithItsLine(String right, String wrong, String message) {
        assertThatThrownBy(() -> ScenarioReader.read("escape.yaml", WHOLE.replace(right, wrong)))
                .isInstanceOf(ScenarioException.class)
                .hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tile: canteen | tile: kantine | escape.yaml:8: found 'kantine', expected a room that is not used already: one of airlock-control",
                "fire: [\"008\"] | fire: [\"088\"] | escape.yaml:11: unknown room '088'; expected one of 001, 002",
                "[006-007, technical] | [006-012] | escape.yaml:10: unknown corridor '006-012'",
                "turn: captain | turn: pilot | escape.yaml:6: unknown seat 'pilot'; expected one of captain, scout",
                "rest, order] | rest, serch] | escape.yaml:16: found 'serch', expected an action card",
                "[search, rest, order] | [rest, rest, order] | escape.yaml:16: found 'rest', expected an action card",
                "type: larva | type: lava | escape.yaml:22: unknown intruder type 'lava'",
                "crew: [captain, scout] | crew: [captain, captain] | escape.yaml:4: ",
                "[captain, scout], seed | [captain], seed | escape.yaml:4: ",
                "{seat: scout} | {seat: pilot} | escape.yaml:34: unknown seat 'pilot'",
                "larva-infested | larva-infests | escape.yaml:36: found 'larva-infests', expected the name of an event"
            })
    void aWordThatMeansNothingIsReportedWithItsLine(String right, String wrong, String message) {
        String playable = WHOLE.replace("[attack-bite-1]", "[attack-scratch-1]\n    contamination: [clean, clean]")
                .replace("    noise: [3]\n", "");
        Scenario scenario = ScenarioReader.read("escape.yaml", playable.replace(right, wrong));
        assertThatThrownBy(() -> Runner.play(scenario))
                .isInstanceOf(ScenarioException.class)
                .hasMessageStartingWith(message);
    }
}
