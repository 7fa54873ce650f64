package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.content.ship.Course;
import coldwake.content.ship.Engines;
import coldwake.engine.Game;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.decision.Consequence;
import coldwake.engine.decision.Question;
import coldwake.engine.event.Audience;
import coldwake.engine.event.EventSink;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import coldwake.engine.view.Determinizer;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ViewBuilder;
import coldwake.engine.view.Visibility;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Law 4: with all that a seat may not know dealt again, the seat sees the same. */
class IndistinguishabilityTest {
    private static final int GAMES = 25;

    /** Every species with 2 to 5 players, and every mode. */
    static Stream<GameSetup> tables() {
        Stream<GameSetup> species = Rulesets.choices().species().stream()
                .flatMap(id -> IntStream.rangeClosed(2, 5)
                        .mapToObj(seats -> GameSetup.standard(seats).withSpecies(id)));
        return Stream.concat(
                species,
                Stream.of(
                        GameSetup.standard(1).withMode("solo"),
                        GameSetup.standard(2).withMode("coop", "revive").withBoard("nemesis-alternative"),
                        GameSetup.standard(4).withMode("coop", "medic", "revive"),
                        GameSetup.standard(2).withMode("standard", "intruder-player"),
                        GameSetup.standard(3).withMode("standard", "hourglass", "intruder-player"),
                        GameSetup.standard(3).withMode("standard", "prototype"),
                        GameSetup.standard(3).withMode("coop", "hourglass").withSpecies("void-seeders"),
                        GameSetup.standard(2).withMode("standard", "hourglass").withSpecies("carnomorphs"),
                        GameSetup.standard(3).withMode("standard", "crawl", "achievements", "feats", "blood-tests"),
                        GameSetup.standard(4)
                                .withMode("standard", "crawl", "achievements", "feats", "blood-tests", "traits")
                                .withSpecies("void-seeders")
                                .withBoard("nemesis-alternative"),
                        GameSetup.standard(5)
                                .withMode("standard", "intruder-player")
                                .withBoard("nemesis-alternative")));
    }

    /** All seats, and whoever only watches. */
    private static List<Integer> watchers(GameState s) {
        List<Integer> seats =
                new ArrayList<>(IntStream.range(0, s.seats()).boxed().toList());
        seats.add(Audience.SPECTATOR);
        return seats;
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aRedealtGameLooksTheSame(GameSetup setup) {
        Ruleset rules = Rulesets.of(setup);
        for (long seed = 0; seed < GAMES; seed++) {
            RandomGames.play(rules, seed, null, game -> {
                if (game.state().decisionNumber() % 3 == 0) {
                    for (int seat : watchers(game.state())) {
                        looksTheSame(game, seat);
                    }
                }
            });
        }
    }

    private static void looksTheSame(Game game, int seat) {
        GameState before = game.state();
        long hash = before.hash();
        GameState dealt = Determinizer.redeal(before, seat, before.decisionNumber());
        assertThat(before.hash()).as("the original").isEqualTo(hash);
        assertThat(ViewBuilder.view(Game.resume(dealt), seat))
                .as("seat %s at\n%s", seat, before.agenda())
                .isEqualTo(ViewBuilder.view(game, seat));
        if (seat != Audience.SPECTATOR && (game.asked() & 1 << seat) != 0) {
            assertThat(means(Game.resume(dealt), seat))
                    .as("what seat %s is told about its answers at\n%s", seat, before.agenda())
                    .isEqualTo(means(game, seat));
        }
        seenPiecesStay(before, dealt, seat);
    }

    private static List<List<Consequence>> means(Game game, int seat) {
        return game.question(seat).options().stream()
                .map(Question.Answer::means)
                .toList();
    }

    /** What a seat sees stays where it is, in the same order; and nothing is lost or doubled. */
    private static void seenPiecesStay(GameState before, GameState dealt, int seat) {
        int found = 0;
        for (int zone = 0; zone < before.rules().zones().count(); zone++) {
            assertThat(dealt.pieces.count(zone))
                    .as(before.rules().zones().name(zone))
                    .isEqualTo(before.pieces.count(zone));
            int p = before.pieces.first(zone);
            for (int q = dealt.pieces.first(zone); q >= 0; q = dealt.pieces.next(q), p = before.pieces.next(p)) {
                found++;
                assertThat(dealt.pieces.zoneOf(q)).as("piece %s", q).isEqualTo(zone);
                boolean contamination = before.rules().piece(p) instanceof ContaminationCard;
                if (Visibility.sees(before, seat, p) && !contamination) {
                    assertThat(q)
                            .as("piece in %s", before.rules().zones().name(zone))
                            .isEqualTo(p);
                }
            }
            assertThat(p).isEqualTo(-1);
        }
        assertThat(found).isEqualTo(before.rules().pieceCount());
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aRedealtGameCanBePlayedOn(GameSetup setup) {
        Ruleset rules = Rulesets.of(setup);
        for (long seed = 100; seed < 100 + GAMES; seed++) {
            RandomGames.play(rules, seed, null, game -> {
                int number = game.state().decisionNumber();
                if (number % 23 == 0) {
                    int seat = number / 23 % setup.seats();
                    Game other = Game.resume(Determinizer.redeal(game.state(), seat, number));
                    RandomGames.playOn(other, number, _ -> {});
                }
            });
        }
    }

    @Test
    void aRedealIsAnotherGameButAlwaysTheSameOne() {
        GameState s = Game.start(RandomGames.rules(4), 7, null).state();
        assertThat(Determinizer.redeal(s, 1, 5).hash()).isNotEqualTo(s.hash());
        assertThat(Determinizer.redeal(s, 1, 5).hash())
                .isEqualTo(Determinizer.redeal(s, 1, 5).hash());
        assertThat(Determinizer.redeal(s, 1, 5).hash())
                .isNotEqualTo(Determinizer.redeal(s, 1, 6).hash());
    }

    /** Every secret of the set-up takes many values. */
    @Test
    void everySecretIsDealtAnew() {
        GameState s = Game.start(RandomGames.rules(5), 3, null).state();
        assertThat(IntStream.range(0, 200)
                        .mapToObj(k -> Determinizer.redeal(s, 0, k))
                        .map(IndistinguishabilityTest::secrets)
                        .toList())
                .satisfies(deals -> {
                    for (int k = 0; k < deals.getFirst().size(); k++) {
                        int secret = k;
                        assertThat(deals.stream().map(d -> d.get(secret)).distinct())
                                .as("secret %s", secret)
                                .hasSizeGreaterThan(1);
                    }
                });
    }

    private static List<Integer> secrets(GameState s) {
        List<Integer> result = new ArrayList<>();
        for (int zone : List.of(
                Zone.EVENT_DECK,
                Zone.ATTACK_DECK,
                Zone.WOUND_DECK,
                Zone.CONTAMINATION_DECK,
                s.rules().zones().pile(Course.COORDINATES),
                Zone.WEAKNESSES,
                Zone.itemDeck(coldwake.engine.card.Colour.RED),
                Zone.objectives(1))) {
            result.add(s.pieces.first(zone));
        }
        for (int engine = 0; engine < Engines.COUNT; engine++) {
            result.add(Engines.works(s, engine) ? 1 : 0);
        }
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            if (!s.ship.explored(slot)) {
                result.add(s.ship.tilePiece(slot));
                result.add(s.ship.tokenPiece(slot));
            }
        }
        return result;
    }

    // ---------------------------------------------------------------- events

    /** Tells every watcher's view before and after each event. */
    private static final class Spy implements EventSink {
        private final GameState state;
        private List<SeatView> views = List.of();

        Spy(GameState state) {
            this.state = state;
        }

        @Override
        public void accept(GameEvent event) {
            for (int seat : watchers(state)) {
                if (Visibility.seesEvent(state, event, seat)) {
                    cards(event)
                            .forEach(card -> assertThat(Visibility.sees(state, seat, card))
                                    .as(
                                            "seat %s is told of %s in %s by %s",
                                            seat,
                                            state.rules().idOf(card),
                                            state.rules().zones().name(state.pieces.zoneOf(card)),
                                            event)
                                    .isTrue());
                }
            }
            List<SeatView> now = watchers(state).stream()
                    .map(seat -> ViewBuilder.viewBetween(state, seat))
                    .toList();
            boolean secrets = !state.rules().mode().open();
            if (secrets && event instanceof GameEvent.Private secret && !views.isEmpty()) {
                for (int k = 0; k < now.size(); k++) {
                    if (now.get(k).seat() != secret.who().seat()) {
                        assertThat(now.get(k)).as("%s", event).isEqualTo(views.get(k));
                    }
                }
            }
            views = now;
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void eventsTellNoSecrets(GameSetup setup) {
        Ruleset rules = Rulesets.of(setup);
        for (long seed = 200; seed < 200 + GAMES; seed++) {
            Game game = Game.start(rules, seed, null);
            game.listen(new Spy(game.state()));
            RandomGames.playOn(game, seed, _ -> {});
        }
    }

    private static List<Integer> cards(Object event) {
        List<Integer> found = new ArrayList<>();
        collect(event, found);
        return found;
    }

    private static void collect(Object value, List<Integer> found) {
        switch (value) {
            case Card(int piece) -> found.add(piece);
            case List<?> list -> list.forEach(each -> collect(each, found));
            case Record record -> {
                for (RecordComponent part : record.getClass().getRecordComponents()) {
                    collect(read(part, record), found);
                }
            }
            default -> {}
        }
    }

    private static Object read(RecordComponent part, Record record) {
        try {
            return part.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("a record hides its component", e);
        }
    }
}
