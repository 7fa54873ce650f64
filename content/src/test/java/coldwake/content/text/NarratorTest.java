package coldwake.content.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.content.Declarations;
import coldwake.content.Rulesets;
import coldwake.content.ship.ShipEvents;
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
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Events as sentences. */
class NarratorTest {
    private final Ruleset rules = Rulesets.of(GameSetup.standard(2));

    /** Seat 0 is the Captain, seat 1 has not chosen; only the first slot is explored. */
    private final PublicTable table = new PublicTable() {
        @Override
        public int numberOf(int seat) {
            return seat + 1;
        }

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

    /** Nobody has to read words: each value of an event is a part of its line, also where the sentence leaves it out. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyValueOfAnEventIsAPartOfItsLine(Language language) {
        Narrator narrator = new Narrator(language, rules, table);
        assertThat(Events.all(rules)).allSatisfy(event -> {
            List<LogPart> parts = narrator.parts(event, 0);
            assertThat(parts.stream().map(LogPart::text).collect(Collectors.joining()))
                    .isEqualTo(narrator.tell(event, 0));
            assertThat(parts.stream().map(LogPart::name).filter(Objects::nonNull))
                    .as(event.toString())
                    .containsAll(Arrays.stream(event.getClass().getRecordComponents())
                            .map(RecordComponent::getName)
                            .map(name -> name.equals("source") ? "action" : name)
                            .toList());
            assertThat(parts)
                    .allSatisfy(part -> assertThat(part.name() == null)
                            .as("a value has a kind: " + part)
                            .isEqualTo(part.kind() == null));
        });
    }

    /** A link of the log leads somewhere. */
    @Test
    void entriesAreThoseOfTheReference() {
        for (String species : List.of("intruders", "carnomorphs", "void-seeders")) {
            Ruleset all = Rulesets.of(GameSetup.standard(2).withSpecies(species));
            Set<String> entries = new RulesReference(Language.EN, species)
                    .entries().stream().map(e -> e.kind() + "." + e.id()).collect(Collectors.toSet());
            Narrator narrator = new Narrator(Language.EN, all, table);
            for (int piece = 0; piece < all.pieceCount(); piece++) {
                LogPart card = value(narrator.parts(new GameEvent.CardPlayed(new Who(0), new Card(piece)), 0), "card");
                if (card.entry() != null) {
                    assertThat(entries).contains(card.entry());
                }
            }
        }
    }

    private static LogPart value(List<LogPart> parts, String name) {
        return parts.stream()
                .filter(part -> name.equals(part.name()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aRollIsToldWithTheIdOfItsFace() {
        Narrator narrator = new Narrator(Language.PL, rules, table);
        LogPart noise = value(narrator.parts(new GameEvent.NoiseRolled(new Who(0), "three"), 0), "face");
        assertThat(noise.kind()).isEqualTo(LogPart.Kind.NOISE_FACE);
        assertThat(noise.id()).isEqualTo("3");
    }

    @Test
    void anAttackIsToldWithWhomItMeans() {
        Narrator narrator = new Narrator(Language.EN, rules, table);
        GameEvent shot = new GameEvent.CombatRolled(new Who(0), "miss", List.of(new Foe(3, 2)));
        assertThat(value(narrator.parts(shot, 0), "target").number()).isEqualTo(4);
        int card = rules.find(PieceKind.ATTACK, "attack-bite-2");
        GameEvent bite = new GameEvent.AttackCardDrawn(new Card(card), List.of(new Foe(3, 2)), List.of(new Who(1)));
        assertThat(value(narrator.parts(bite, 0), "target").number()).isEqualTo(1);
        assertThat(value(narrator.parts(bite, 0), "intruder").id()).isEqualTo("adult");
        assertThat(value(narrator.parts(bite, 0), "card").entry()).isEqualTo("attack.bite");
    }

    @Test
    void roomsIntrudersAndSeatsAreToldByTheirNumbers() {
        Narrator narrator = new Narrator(Language.EN, rules, table);
        List<LogPart> killed = narrator.parts(new GameEvent.IntruderKilled(new Foe(3, 2), new Place(0)), 0);
        assertThat(value(killed, "intruder").number()).isEqualTo(4);
        assertThat(value(killed, "intruder").entry()).isEqualTo("intruder.adult");
        assertThat(value(killed, "room").id())
                .isEqualTo(rules.board().slots().getFirst().number());
        assertThat(value(killed, "room").entry()).isEqualTo("room.comms-room");
        List<LogPart> moved = narrator.parts(new GameEvent.CrewMoved(new Who(1), new Place(0), new Place(1)), 0);
        assertThat(value(moved, "who").number()).isEqualTo(1);
        assertThat(value(moved, "to").entry()).isNull();
    }

    @Test
    void whatAnotherSeesIsToldByName() {
        GameEvent seen = new ShipEvents.EngineSeen(new Who(0), 1, true);
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
        assertThat(tell(Language.DE, new GameEvent.AttackCardDrawn(new Card(card), List.of(), List.of())))
                .isEqualTo("Angriff: Biss.");
        assertThat(tell(Language.EN, new GameEvent.EnduranceDrawn(new Card(card), List.of())))
                .isEqualTo("Injury check: blood value 4.");
        int fleeing = rules.find(PieceKind.ATTACK, "attack-bite-4");
        assertThat(tell(Language.PL, new GameEvent.EnduranceDrawn(new Card(fleeing), List.of())))
                .isEqualTo("Efekt obrażeń: wycofanie.");
        int coordinates = rules.find(PieceKind.MODULE, "coordinates-1");
        assertThat(tell(Language.EN, new ShipEvents.CoordinatesSeen(new Who(0), new Card(coordinates))))
                .isEqualTo("You see the coordinates: A: Venus, B: Deep space, C: Mars, D: Earth.");
        GameEvent.Thing corpse = new GameEvent.Thing(rules.things().corpseOf(0));
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
        Narrator narrator = new Narrator(Language.EN, rules, table);
        assertThat(narrator.parts(new GameEvent.CardDiscarded(new Who(0), new Card(first)), 0))
                .isEqualTo(narrator.parts(new GameEvent.CardDiscarded(new Who(0), new Card(last)), 0));
    }

    @Test
    void tracksAreToldByWhatIsLeft() {
        int end = rules.board().timeEnd();
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
        Declarations.ENDINGS.forEach(ending -> events.add(new GameEvent.GameEnded(ending.id())));
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
        Narrator narrator = new Narrator(language, rules, PublicTable.of(game.state()));
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
