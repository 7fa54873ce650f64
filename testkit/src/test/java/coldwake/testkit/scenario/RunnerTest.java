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
                .contains("Open question: choose-action of scout", "offered: pass,", "refused:", "ChooseAction[seat=0]")
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
        assertThat(outcome.failures()).containsExactly("paid by scout: expected [rest, search], found [rest]");
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
        assertThat(outcome.failures().getFirst()).startsWith("example.yaml:11: captain: seat 1 is not asked now");
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
}
