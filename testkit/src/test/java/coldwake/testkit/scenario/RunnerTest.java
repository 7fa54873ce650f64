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

    private static ScenarioResult play(String rest) {
        return Runner.play(ScenarioReader.read("example.yaml", HEAD + rest));
    }

    @Test
    void oneThatHoldsPasses() {
        ScenarioResult outcome = play("""
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
        ScenarioResult outcome = play("""
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
        ScenarioResult outcome = play("""
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
        ScenarioResult outcome = play("""
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
        ScenarioResult outcome = play("""
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
        ScenarioResult outcome = play("""
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
        ScenarioResult outcome = play("""
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
        ScenarioResult outcome = play("""
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

    private static String given(String more) {
        return mistake(HEAD + more + "\n" + NOTHING_MORE);
    }

    private static String captain(String more) {
        return mistake(HEAD.replace("{room: \"001\"}", "{room: \"001\", " + more + "}") + NOTHING_MORE);
    }

    @Test
    void aNumberOffItsTrackIsRefused() {
        assertThat(given("  time: 16")).contains("found time: 16, expected 0 to 15");
        assertThat(given("  time: -1")).contains("found time: -1, expected 0 to 15");
        assertThat(given("  time: 15")).doesNotContain("found time");
        assertThat(given("  self-destruct: 7")).contains("found '7', expected off, or 0 to 6");
        assertThat(given("  eggs: 99")).contains("found eggs: 99, expected 0 to 5");
        assertThat(mistake(HEAD.replace("items: 2", "items: -1") + NOTHING_MORE))
                .contains("found items: -1, expected 0 to 4");
        assertThat(captain("wounds: {light: 3}")).contains("found light wounds: 3, expected 0 to 2");
        assertThat(captain("hands: [{item: six-shooter, ammo: 7}]"))
                .contains("found ammo of six-shooter: 7, expected 0 to 6");
    }

    @Test
    void aMomentThatNoGameComesToIsRefused() {
        assertThat(given("  round: -1")).contains("found round: -1, expected 0 or more");
        assertThat(given("  ending: jump")).contains("expected an ending together with phase: end only");
        assertThat(captain("number: 9")).contains("found number: 9, expected 1 to 5");
        assertThat(captain("objectives: [quarantine, ab-ovo]"))
                .contains("found 'ab-ovo', expected one objective; two are held with first-encounter: false");
        assertThat(captain("quests: [medkit]"))
                .contains("found 'medkit', expected a quest item of this character: one of");
        assertThat(given("  intruder-player: captain"))
                .contains("no intruder-player without setup: {options: [intruder-player]}");
        assertThat(given("  intruders: [{type: adult, room: \"006\", injuries: -1}]"))
                .contains("found injuries: -1, expected 0 or more");
    }

    @Test
    void whatContradictsTheRestOfTheTableIsRefused() {
        assertThat(mistake(HEAD.replace("turn: scout", "turn: captain")
                                .replace("{room: \"001\"}", "{room: \"001\", status: dead}")
                        + NOTHING_MORE))
                .contains("found 'captain', expected a character that is awake aboard");
        assertThat(mistake(HEAD.replace("turn: scout", "turn: {who: scout, actions: 5}") + NOTHING_MORE))
                .contains("found actions: 5, expected 0 to 2");
        assertThat(given("  extinct: [adult]"))
                .contains("found 'adult', expected a type with one miniature: one of queen");
        assertThat(given("  extinct: [queen]\n  intruders: [{type: queen, room: \"002\"}]"))
                .contains("found 'queen', expected a type that is not on the board");
        assertThat(given("  depressurizing: \"006\""))
                .contains("found '006', expected an explored yellow room with all its doors closed");
        assertThat(captain("hands: [{item: six-shooter, attached: [medkit]}]"))
                .contains("found 'medkit', expected a heavy item that is taped to it, or what is added to weapons");
        assertThat(captain("species-cards: [mimicry]")).contains("intruders lay no cards before characters");
        assertThat(mistake(HEAD.replace("tile: canteen", "tile: cockpit") + NOTHING_MORE))
                .contains("found 'cockpit', expected a room that is not printed elsewhere: one of airlock-control");
    }

    @Test
    void theAgendaIsWrittenInWordsOfScenarios() {
        ScenarioResult outcome = play("""
            when:
              - scout: move:006
            then:
              turn: scout
            """);
        assertThat(outcome.text())
                .contains("offer-reactions actor=scout scope=1 after=scout")
                .contains("resolve seat=scout source=basic branch=movement\n")
                .contains("next-turn seat=captain");
    }

    @Test
    void aMisspeltEventIsNotMistakenForOneThatDidNotHappen() {
        String table = HEAD + NOTHING_MORE;
        assertThat(mistake(table + "  not-logged: [{event: encounter-begun, whoo: scout}]"))
                .contains("found 'whoo', expected a field of encounter-begun: one of [who, room]");
        assertThat(mistake(table + "  not-logged: [{event: intruder-moved, intruder: adlt}]"))
                .contains("unknown intruder type 'adlt'; expected one of larva");
        assertThat(mistake(table + "  not-logged: [{event: crew-moved, who: scuot}]"))
                .contains("unknown seat 'scuot'; expected one of scout, captain");
        assertThat(mistake(table + "  not-logged: [{event: card-paid, card: rset}]"))
                .contains("found 'rset', expected the id of a card, token or item of this game");
    }

    @Test
    void handsHoldTwoHeavyThings() {
        assertThat(captain("hands: [six-shooter, prototype-rifle, prototype-shotgun]"))
                .contains("the captain holds 3 heavy things, expected no more than 2");
        assertThat(captain("hands: [six-shooter, prototype-rifle], wounds: {serious: [arm]}"))
                .contains("the captain holds 2 heavy things, expected no more than 1");
        assertThat(captain("carried: [intruder-egg, intruder-egg, intruder-egg]"))
                .contains("expected two heavy objects at most");
    }

    @Test
    void whatIsAllowedIsListed() {
        assertThat(captain("hand: [scavenging]"))
                .contains("found 'scavenging', expected an action card of this character (or infected, clean)")
                .contains("not used already: one of basic-repairs, demolition, interruption");
        assertThat(captain("objectives: [win]"))
                .contains("an objective that is not used already: one of a-proper-burial, ab-ovo");
        assertThat(captain("counters: {insanity: 1}")).contains("unknown counter 'insanity'; expected one of larva");
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
                .contains(
                        "found 'mvoe:006', expected an option that starts with one of accept, act, bottom, call-back, card");
        assertThat(mistake(HEAD + """
            then:
              not-offered: ["move:099"]
            """)).contains("found 'move:099', expected move:ROOM (its number)");
        assertThat(mistake(HEAD + """
            then:
              not-offered: ["shoot:rifle/adlt-1"]
            """)).contains("/TARGET (TYPE-N or eggs)");
        assertThat(mistake(HEAD + """
            then:
              not-offered: ["pod:9"]
            """)).contains("found 'pod:9', expected pod:N (counted from 1)");
        assertThat(mistake(HEAD + """
            then:
              not-offered: ["move:001", card:search, "melee:adult-1", room/dress]
            """)).isEqualTo("[]");
    }

    @Test
    void chanceOfAnUnknownKindOrFaceIsNamed() {
        assertThat(mistake(HEAD + "  next: {noize: [1]}\n" + NOTHING_MORE))
                .contains("next: unknown kind 'noize'; expected one of achievement, alert, attack");
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

    /** What is said not to be would hold for whatever is misspelt. */
    @Test
    void whatIsNotMustBeSpeltAsItCouldBe() {
        assertThat(then("absent: [exp-slmie-1]"))
                .contains("unknown piece 'exp-slmie-1'; expected one of ")
                .contains(" panic-04, ");
        assertThat(then("absent: [panic-04]")).isEmpty();
        assertThat(then("absent: [medkit]")).contains("absent: medkit is in the game");
        assertThat(then("crew: {captain: {knows-not: [\"item:scout/mdekit\"]}}"))
                .contains("found 'mdekit', expected the id of a card, token or item of this game");
        assertThat(then("crew: {captain: {knows-not: [\"event:1\"]}}")).contains("found 'event:1', expected tile:ROOM");
        assertThat(then("not-logged: [{event: crew-moved, learned-by: scuot}]"))
                .contains("unknown seat 'scuot'; expected one of scout, captain");
        assertThat(then("not-logged: [{event: round-started, round: two}]"))
                .contains("found 'two', expected a whole number");
    }

    private static String then(String check) {
        try {
            return String.join("\n", play("then:\n  " + check + "\n").failures());
        } catch (ScenarioException e) {
            return e.getMessage();
        }
    }
}
