package coldwake.content.save;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.Decision;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games that were saved with rules version 3 or 5 are read and go on. Each was recorded with what the program said then. */
class OldFormTest {
    private static final String FOLDER = "/coldwake/content/save/";
    private static final int MOST_CHOICES = 5_000;

    private static InputStream open(String file) {
        return Objects.requireNonNull(OldFormTest.class.getResourceAsStream(FOLDER + file), file);
    }

    private static String save(String name) throws IOException {
        try (InputStream in = new GZIPInputStream(open(name + ".json.gz"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String recorded(String name) throws IOException {
        try (InputStream in = open(name + ".txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static final List<String> GAMES = List.of(
            "intruders-1",
            "intruders-2",
            "intruders-3",
            "carnomorphs-1",
            "carnomorphs-2",
            "carnomorphs-3",
            "void-seeders-1",
            "void-seeders-2",
            "void-seeders-3",
            "medic-1",
            "alternative-1",
            "coop-1",
            "intruder-player-1",
            "intruder-player-2",
            "intruder-player-3");

    static List<String> files() {
        return Stream.of(
                        GAMES.stream().map(game -> "old/" + game),
                        Stream.of("old/solo-1"),
                        GAMES.stream().map(game -> "rules-5/" + game))
                .flatMap(names -> names)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("files")
    void isReadAndGoesOn(String name) throws IOException {
        SavedGames.Loaded loaded = SavedGames.read(save(name));
        assertThat(told(loaded.game())).isEqualTo(recorded(name));

        Journal journal = Journal.resume(loaded);
        String now = SavedGames.write(journal.save());
        assertThat(SavedGames.read(now).game().state().hash())
                .isEqualTo(loaded.game().state().hash());

        Random chance = new Random(1);
        for (int k = 0; k < MOST_CHOICES && !journal.game().over(); k++) {
            Game game = journal.game();
            int seat = game.toAct();
            List<String> ids = OptionIds.of(game.state(), game.options(seat));
            journal.choose(new Choice(game.state().decisionNumber(), seat, ids.get(chance.nextInt(ids.size()))));
        }
        assertThat(journal.game().over()).isTrue();
    }

    private static String told(Game game) {
        GameState s = game.state();
        StringBuilder out = new StringBuilder("asked " + game.asked() + "\n");
        for (int seat = 0; seat < s.seats(); seat++) {
            if ((game.asked() & 1 << seat) != 0) {
                Decision decision = game.decision(seat);
                out.append("question ")
                        .append(seat)
                        .append(' ')
                        .append(decision.reason())
                        .append('\n');
                for (String option : decision.options()) {
                    out.append("option ")
                            .append(seat)
                            .append(' ')
                            .append(option)
                            .append('\n');
                }
            }
            out.append("hand ").append(seat).append(ids(s, Zone.hand(seat)));
            out.append("inventory ").append(seat).append(ids(s, Zone.inventory(seat)));
        }
        out.append("events").append(ids(s, Zone.EVENT_DECK)).append("rooms");
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            out.append(' ').append(s.ship.room(slot).id());
        }
        return out.append('\n').toString();
    }

    private static String ids(GameState s, int zone) {
        return IntStream.iterate(s.pieces.first(zone), p -> p >= 0, s.pieces::next)
                        .mapToObj(p -> " " + s.rules().idOf(p))
                        .collect(Collectors.joining())
                + "\n";
    }
}
