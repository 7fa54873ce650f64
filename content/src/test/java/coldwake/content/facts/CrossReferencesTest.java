package coldwake.content.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Facts may only name what is in the box. */
class CrossReferencesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            characters.yaml         | motivation: 1                   | motivtion: 1                   | unknown action card 'motivtion'
            characters.yaml         | motivation: 1                   | motivation: 2                  | expected a deck of 10 cards for captain, found 11
            characters.yaml         | motivation: 1                   | motivation: 0                  | expected at least 1 copy of motivation, found 0
            characters.yaml         | starting-items: [rifle]         | starting-items: [pistol]       | expected an item of deck STARTING of scout
            characters.yaml         | [log-key, intercom]             | [log-key, armor]               | expected an item of deck QUEST of captain
            characters.yaml         | [log-key, intercom]             | [log-key]                      | expected 2 quest items for captain
            items.yaml              | recipe: [energy, tool]          | recipe: [energy, spoon]        | unknown craft component 'spoon'
            items.yaml              | recipe: [energy, tool],         |                                | expected a recipe in the blue deck
            items.yaml              | face-override: {two-hits: one-hit} | face-override: {two-hits: hit} | unknown combat die face 'hit'
            items.yaml              | {room: comms-room, cost: 1}     | {room: lobby, cost: 1}         | unknown room 'lobby'
            items.yaml              | {room: comms-room, cost: 1}     | {cost: 1}                      | expected a room, computer, anywhere
            items.yaml              | {discard: [chemicals]           | {discard: [soap]               | unknown item 'soap'
            items.yaml              | character: scout, copies        | character: cook, copies        | unknown character 'cook'
            rooms.yaml              | set: special                    | set: rare                      | expected set 1, 2 or special, found rare
            rooms.yaml              | colour: white                   | colour: pink                   | expected colour red, yellow
            rooms.yaml              | branches: [reload]              | branches: []                   | expected branches exactly where there is a cost
            exploration-tokens.yaml | effect: slime                   | effect: goo                    | found goo
            intruders/creatures.yaml | type: breeder                   | type: sitter                   | unknown Intruder type 'sitter'
            intruders/creatures.yaml | type: queen, surprise: 4        | type: queen, surprise: null    | expected a surprise number
            intruders/creatures.yaml | per-player: {adult: 1}          | per-player: {adult: 2}         | expected at most 12 tokens of type adult, found 13
            intruders/creatures.yaml | hit-by: [adult]                 | hit-by: [stare]                | unknown combat die face 'stare'
            intruders/events.yaml   | direction: 4                    | direction: 5                   | expected a direction from 1 to 4, found 5
            intruders/events.yaml   | [creeper, adult]                | [creeper, cat]                 | unknown Intruder type 'cat'
            intruders/attacks.yaml  | symbols: [creeper, queen]       | symbols: [creeper, king]       | unknown Intruder type 'king'
            objectives.yaml         | weakness-discovered: intruder-egg | weakness-discovered: cat     | unknown weakness slot 'cat'
            objectives.yaml         | kind: corporate                 | kind: public                   | expected a personal, corporate or solo-coop objective
            coordinates.yaml        | {A: venus,                      | {E: venus,                     | expected destinations for [A, B, C, D]
            """)
    void aWrongNameIsRefused(String file, String printed, String wrong, String problem) {
        String text = FactFiles.resource(file);
        String replacement = wrong == null ? "" : wrong;
        assertThat(text).contains(printed);
        int line = text.substring(0, text.indexOf(printed)).split("\n", -1).length;

        assertThatExceptionOfType(FactsException.class)
                .isThrownBy(() -> Facts.read(
                        name -> name.equals(file) ? text.replace(printed, replacement) : FactFiles.resource(name)))
                .withMessageStartingWith(file + ":")
                .withMessageContaining(problem)
                .satisfies(refusal -> assertThat(refusal.line()).isBetween(line - 12, line));
    }
}
