package coldwake.content.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.card.PieceKind;
import coldwake.engine.event.Audience;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Foe;
import coldwake.engine.event.GameEvent.Passage;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.Ending;
import coldwake.engine.state.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Events as sentences. */
class NarratorTest {
    private final Ruleset rules = Rulesets.of(GameSetup.standard(2));

    /** Seat 0 is the Captain, seat 1 has not chosen; only the first slot is explored. */
    private final Table table = new Table() {
        @Override
        public int characterAt(int seat) {
            return seat == 0 ? rules.character("captain") : -1;
        }

        @Override
        public @Nullable String roomAt(int slot) {
            return slot == 0 ? "comms-room" : null;
        }
    };

    private String tell(Language language, GameEvent event) {
        return new Narrator(language, rules, table).tell(event, 0);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyEventIsASentence(Language language) {
        Narrator narrator = new Narrator(language, rules, table);
        assertThat(Events.all(rules))
                .allSatisfy(event -> assertThat(
                                List.of(narrator.tell(event, 0), narrator.tell(event, Audience.SPECTATOR)))
                        .as(event.toString())
                        .allSatisfy(sentence -> assertThat(sentence)
                                .doesNotContain("{", "}", "\u00AD")
                                .endsWith(".")
                                .matches("(?s)[\\p{Lu}\\p{N}].*")));
    }

    @Test
    void whatAnotherSeesIsToldByName() {
        GameEvent seen = new GameEvent.EngineSeen(new Who(0), 1, true);
        Narrator narrator = new Narrator(Language.EN, rules, table);
        assertThat(narrator.tell(seen, 0)).isEqualTo("Engine 2 works.");
        assertThat(narrator.tell(seen, 1)).isEqualTo("Captain finds that engine 2 works.");
    }

    @Test
    void roomsAreTheirNameOnceExploredAndTheirNumberBefore() {
        GameEvent moved = new GameEvent.CrewMoved(new Who(0), new Place(0), new Place(1));
        String number = rules.board().slots().get(1).number();
        assertThat(tell(Language.EN, moved)).isEqualTo("Captain moves from Comms Room to room " + number + ".");
        assertThat(tell(Language.DE, moved)).isEqualTo("Captain geht: Übertragungsraum → Raum " + number + ".");
        assertThat(tell(Language.PL, moved))
                .isEqualTo("Kapitan przechodzi: Pokój łączności → pomieszczenie " + number + ".");
    }

    @Test
    void aSeatWithoutACharacterIsCalledByItsNumber() {
        assertThat(tell(Language.EN, new GameEvent.TurnStarted(new Who(1)))).isEqualTo("Seat 2 takes a turn.");
        GameEvent chosen = new GameEvent.CharacterChosen(new Who(0), new GameEvent.Role(rules.character("captain")));
        assertThat(tell(Language.EN, chosen)).isEqualTo("Seat 1 plays the Captain.");
    }

    @Test
    void polishCountsInThreeForms() {
        assertThat(tell(Language.PL, new GameEvent.CardsDrawn(new Who(0), 1))).isEqualTo("Kapitan dobiera 1 kartę.");
        assertThat(tell(Language.PL, new GameEvent.CardsDrawn(new Who(0), 3))).isEqualTo("Kapitan dobiera 3 karty.");
        assertThat(tell(Language.PL, new GameEvent.CardsDrawn(new Who(0), 5))).isEqualTo("Kapitan dobiera 5 kart.");
    }

    @Test
    void cardsTokensAndObjectsHaveTheirNames() {
        int token = rules.find(PieceKind.INTRUDER_TOKEN, "tok-adult-1");
        assertThat(tell(Language.EN, new GameEvent.TokenDrawn(new Card(token))))
                .isEqualTo("Drawn from the bag: Adult (2).");
        assertThat(tell(Language.EN, new GameEvent.TokenAdded(-1))).isEqualTo("Added to the bag: Blank token.");
        int card = rules.find(PieceKind.ATTACK, "attack-bite-2");
        assertThat(tell(Language.DE, new GameEvent.AttackCardDrawn(new Card(card))))
                .isEqualTo("Angriff: Biss.");
        assertThat(tell(Language.EN, new GameEvent.EnduranceDrawn(new Card(card))))
                .isEqualTo("Injury check: blood value 4.");
        int fleeing = rules.find(PieceKind.ATTACK, "attack-bite-4");
        assertThat(tell(Language.PL, new GameEvent.EnduranceDrawn(new Card(fleeing))))
                .isEqualTo("Efekt obrażeń: wycofanie.");
        int coordinates = rules.find(PieceKind.COORDINATES, "coordinates-1");
        assertThat(tell(Language.EN, new GameEvent.CoordinatesSeen(new Who(0), new Card(coordinates))))
                .isEqualTo("You see the coordinates: A: Venus, B: Deep space, C: Mars, D: Earth.");
        GameEvent.Thing corpse = new GameEvent.Thing(Thing.corpseOf(0));
        assertThat(tell(Language.EN, new GameEvent.ObjectPickedUp(new Who(0), corpse)))
                .isEqualTo("Captain picks up: Red Character Corpse (Captain).");
    }

    @Test
    void corridorsAreTheirRoomsAndTheTechnicalOnesAreOnePlace() {
        assertThat(tell(Language.EN, new GameEvent.NoisePlaced(new Passage(0))))
                .isEqualTo("Noise: corridor " + rules.board().passageName(0) + ".");
        int technical = rules.board().corridorCount();
        assertThat(tell(Language.PL, new GameEvent.NoisePlaced(new Passage(technical))))
                .isEqualTo("Szmery: korytarze techniczne.");
    }

    @Test
    void whatWasSecretStaysSecret() {
        int first = rules.find(PieceKind.CONTAMINATION, "contamination-1");
        int last = rules.find(PieceKind.CONTAMINATION, "contamination-27");
        assertThat(tell(Language.EN, new GameEvent.CardDiscarded(new Who(0), new Card(first))))
                .isEqualTo(tell(Language.EN, new GameEvent.CardDiscarded(new Who(0), new Card(last))));
    }

    @Test
    void tracksAreToldByWhatIsLeft() {
        int end = rules.board().tracks().timeEnd();
        assertThat(tell(Language.EN, new GameEvent.TimeAdvanced(end - 1))).isEqualTo("1 round left until the jump.");
        assertThat(tell(Language.EN, new GameEvent.TimeAdvanced(1)))
                .isEqualTo(end - 1 + " rounds left until the jump.");
    }

    @Test
    void actionsAreToldWithTheAlternativeChosen() {
        assertThat(tell(Language.EN, new GameEvent.ActionBegun(new Who(0), "demolition", "sabotage")))
                .isEqualTo("Captain: Demolition – Sabotage this room.");
        assertThat(tell(Language.EN, new GameEvent.ActionBegun(new Who(0), "basic", "trade")))
                .isEqualTo("Captain: Trade.");
        assertThat(tell(Language.EN, new GameEvent.ActionBegun(new Who(0), "armory", "reload")))
                .isEqualTo("Captain: Armory.");
        GameEvent unknown = new GameEvent.ActionBegun(new Who(0), "nonsense", "reload");
        assertThatThrownBy(() -> tell(Language.EN, unknown)).hasMessageContaining("nonsense");
    }

    @Test
    void endingsDecksAndBacksHaveWordsInEveryLanguage() {
        List<GameEvent> events = new ArrayList<>();
        for (Ending ending : Ending.values()) {
            if (ending != Ending.NONE) {
                events.add(new GameEvent.GameEnded(
                        ending.name().toLowerCase(Locale.ROOT).replace('_', '-')));
            }
        }
        for (String colour : List.of("red", "yellow", "green", "blue", "character")) {
            events.add(new GameEvent.ItemGained(new Who(0), colour));
        }
        for (String face : List.of("one", "two", "three", "four", "silence", "danger")) {
            events.add(new GameEvent.NoiseRolled(new Who(0), face));
        }
        for (Language language : Language.values()) {
            assertThat(events)
                    .allSatisfy(event -> assertThat(tell(language, event)).endsWith("."));
        }
        assertThat(tell(Language.EN, new GameEvent.DeckShuffled("deck-0")))
                .isEqualTo("Shuffled: Captain’s action deck.");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aGameCanBeToldFromItsStart(Language language) {
        List<GameEvent> log = new ArrayList<>();
        Game game = Game.start(rules, 7, log::add);
        for (int k = 0; k < 300 && !game.over(); k++) {
            int seat = game.toAct();
            game.choose(seat, game.options(seat).get(k * 31 % game.options(seat).size()));
        }
        Narrator narrator = new Narrator(language, rules, Table.of(game.state()));
        assertThat(log)
                .isNotEmpty()
                .allSatisfy(event -> assertThat(narrator.tell(event, 0)).endsWith("."));
    }

    @Test
    void intrudersAreCalledByTheirKind() {
        assertThat(tell(Language.DE, new GameEvent.IntruderAppeared(new Foe(3, 2), new Place(0))))
                .isEqualTo("Jäger erscheint: Übertragungsraum.");
    }
}
