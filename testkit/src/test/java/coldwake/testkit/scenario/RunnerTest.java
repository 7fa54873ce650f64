package coldwake.testkit.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a scenario that does not hold reports. */
class RunnerTest {
    private static final String HEAD = """
            scenario: example
            title: A scout moves
            setup: {crew: [scout, captain]}
            given:
              turn: scout
              rooms: {"006": {tile: canteen, explored: true, items: 2}}
              crew:
                scout: {room: "011", hand: [search, rest, demolition]}
                captain: {room: "001"}
            """;

    private static Outcome play(String rest) {
        return Runner.play(ScenarioReader.read("example.yaml", HEAD + rest));
    }

    @Test
    void oneThatHoldsPasses() {
        Outcome outcome = play("""
                  next: {noise: [silence]}
                when:
                  - scout: move:006
                    pay: [rest]
                then:
                  crew: {scout: {room: "006"}}
                """);
        assertThat(outcome.failures()).isEmpty();
    }

    @Test
    void aDifferenceIsShownWithQuestionAgendaAndLog() {
        Outcome outcome = play("""
                  next: {noise: [2]}
                when:
                  - scout: move:006
                    pay: [rest]
                then:
                  noise: [006-007]
                  crew: {scout: {room: "007", hand: [search]}}
                """);
        assertThat(outcome.failures())
                .containsExactly(
                        "noise: expected [006-007], found [006-011]",
                        "scout room: expected 007, found 006",
                        "scout hand: expected [search], found [search, demolition]");
        assertThat(outcome.text())
                .contains(
                        "Open question: choose-action of scout",
                        "offered: pass,",
                        "refused:",
                        "choose-action seat=scout")
                .contains("crew-moved who=scout from=011 to=006");
    }

    @Test
    void chanceThatIsNotRiggedFails() {
        Outcome outcome = play("""
                when:
                  - scout: move:006
                    pay: [rest]
                then:
                  crew: {scout: {room: "006"}}
                """);
        assertThat(outcome.failures())
                .containsExactly("chance of kind 'noise' was needed but no outcome is rigged for it");
    }

    @Test
    void chanceThatIsNotUsedFails() {
        Outcome outcome = play("""
                  next: {noise: [silence, 1], token: [blank]}
                when:
                  - scout: move:006
                    pay: [rest]
                then:
                  crew: {scout: {room: "006"}}
                """);
        assertThat(outcome.failures())
                .containsExactly("next: these outcomes were not used: {noise=[1], token=[blank]}");
    }

    @Test
    void anotherPaymentFails() {
        Outcome outcome = play("""
                  next: {noise: [silence]}
                when:
                  - scout: move:006
                    pay: [rest, search]
                then:
                  crew: {scout: {room: "006"}}
                """);
        assertThat(outcome.failures())
                .containsExactly(
                        "paid by scout: expected [rest, search], found [rest], left in hand are [search, demolition]");
    }

    @Test
    void anUnexpectedQuestionFails() {
        Outcome outcome = play("""
                when:
                  - scout: careful-move:006
                    pay: [rest, search]
                then:
                  crew: {scout: {room: "006"}}
                """);
        assertThat(outcome.failures()).containsExactly("the open question is not expected");
    }

    @Test
    void anOptionThatIsRefusedFailsAndSaysWhy() {
        Outcome outcome = play("""
                  doors: {006-011: closed}
                when:
                  - scout: move:006
                then:
                  crew: {scout: {room: "006"}}
                """);
        assertThat(outcome.failures().getFirst())
                .startsWith("example.yaml:12: scout: option 'move:006' is not offered; offered are pass,")
                .endsWith("refused is move:006 because door-closed");
    }

    @Test
    void aMoveOfSomebodyElseFails() {
        Outcome outcome = play("""
                when:
                  - captain: pass
                then:
                  passed: [captain]
                """);
        assertThat(outcome.failures().getFirst())
                .isEqualTo("example.yaml:11: captain: is not asked now; asked is scout");
    }

    @Test
    void strictWindowsMustBeAnswered() {
        String together = HEAD.replace("room: \"001\"", "room: \"011\", hand: [interruption]");
        String rest = """
                when:
                  - scout: move:006
                    pay: [rest]
                then:
                  asked: {seat: captain, reason: choose-reaction, options: [decline, react:interruption]}
                """;
        assertThat(Runner.play(ScenarioReader.read("example.yaml", "windows: strict\n" + together + rest))
                        .failures())
                .isEmpty();
    }

    private static String mistake(String text) {
        try {
            return Runner.play(ScenarioReader.read("example.yaml", text))
                    .failures()
                    .toString();
        } catch (ScenarioException e) {
            return String.valueOf(e.getMessage());
        }
    }

    private static final String NOTHING_MORE = """
            then:
              turn: scout
            """;

    @Test
    void aTableThatNoGameComesToIsRefused() {
        assertThat(mistake(HEAD.replace("tile: canteen", "tile: nest") + NOTHING_MORE))
                .contains("found 'nest', expected a room of kind 2 in 006: one of airlock-control, cabins");
        assertThat(mistake(HEAD.replace("items: 2", "items: 9") + NOTHING_MORE))
                .contains("found items: 9, expected 0 to 4");
        assertThat(mistake(HEAD.replace("{room: \"001\"}", "{room: \"001\", inventory: [shotgun]}") + NOTHING_MORE))
                .contains("found 'shotgun', expected an item that is not heavy; heavy ones are in hands");
        assertThat(mistake(HEAD.replace("{room: \"001\"}", "{room: \"002\"}") + NOTHING_MORE))
                .contains("the captain stands in room 002, which is not explored");
        assertThat(mistake(HEAD + """
                  piles: {event-deck: [event-hunt-2], event-discard: [event-hunt-3]}
                """ + NOTHING_MORE)).contains("given contradicts itself: event-d");
    }

    @Test
    void aRoomThatTheFileDoesNotDescribeIsNotWalkedInto() {
        assertThat(mistake(HEAD + """
                  doors: {006-011: destroyed}
                  next: {noise: [silence]}
                when:
                  - scout: move:014
                    pay: [rest]
                then:
                  crew: {scout: {room: "014"}}
                """)).contains("room 014, which the file does not describe");
    }

    @Test
    void aMisspeltOptionIsNotMistakenForOneThatIsNotOffered() {
        assertThat(mistake(HEAD + """
                then:
                  not-offered: [mvoe:006]
                """))
                .contains("found 'mvoe:006', expected an option that starts with one of accept, bottom, card");
        assertThat(mistake(HEAD + """
                then:
                  not-offered: ["move:099"]
                """)).contains("found 'move:099', expected move:ROOM (its number)");
        assertThat(mistake(HEAD + """
                then:
                  not-offered: ["move:001", card:search, "melee:adult-1", room/dress]
                """)).isEqualTo("[]");
    }

    @Test
    void chanceOfAnUnknownKindOrFaceIsNamed() {
        assertThat(mistake(HEAD + "  next: {noize: [1]}\n" + NOTHING_MORE))
                .contains("next: unknown kind 'noize'; expected one of attack, combat");
        assertThat(mistake(HEAD + "  next: {noise: [5]}\n" + NOTHING_MORE))
                .contains("next: found '5' under noise, expected one of 1, 2, 3, 4, silence, danger");
    }

    @Test
    void whoLearnsSomethingCanBeSaid() {
        String peek =
                HEAD.replace("tile: canteen", "tile: monitoring-room").replace("room: \"011\"", "room: \"006\"") + """
                when:
                  - scout: room
                    answers: [room:014]
                    pay: [rest, search]
                then:
                """;
        String wrong = mistake(peek + "  log: [{event: tile-seen, learned-by: everybody}]\n");
        assertThat(wrong).contains("log: expected tile-seen learned by [everybody] in this order, not found");
        assertThat(mistake(peek + "  log: [{event: tile-seen, learned-by: scout}]\n"))
                .isEqualTo("[]");
        assertThat(mistake(peek + "  sees: {scout: []}\n"))
                .contains("seen by scout: expected nothing, found tile-seen");
        assertThat(mistake(peek + "  sees: {captain: []}\n")).isEqualTo("[]");
    }

    @Test
    void aListOfTheExtinctIsCompared() {
        assertThat(mistake(HEAD + "  extinct: [queen]\nthen:\n  extinct: []\n"))
                .contains("killed for good: expected [], found [queen]");
    }
}
