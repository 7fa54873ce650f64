package coldwake.testkit.scenario;

import static coldwake.testkit.scenario.Setter.orEmpty;

import coldwake.content.hive.Hive;
import coldwake.content.ship.SelfDestruct;
import coldwake.content.ship.Ship;
import coldwake.engine.card.Colour;
import coldwake.engine.card.ExplorationToken;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.card.RoomDef;
import coldwake.engine.rules.DoorRules;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.species.IntruderType;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Refuses a table that no game can come to. */
final class GivenCheck {
    private static final int LIGHT_WOUNDS = 2;
    private static final int HELP_CARDS = 5;
    private static final int ACTIONS = 2;

    private final TableDescription given;
    private final GameState s;
    private final ScenarioNames names;
    private final int line;

    /** {@code line}: where to report what belongs to no single word. */
    GivenCheck(TableDescription given, GameState state, ScenarioNames names, int line) {
        this.line = line;
        this.given = given;
        s = state;
        this.names = names;
    }

    void check() {
        orEmpty(given.ship().rooms()).forEach(this::checkRoom);
        checkAirlock();
        orEmpty(given.foes().extinct()).forEach(this::checkExtinct);
        for (Named<TableDescription.Crew> member : orEmpty(given.crew())) {
            checkPlace(member);
            checkBody(member);
            checkItems(names.seat(member.name()), member.value().cards());
            checkHands(member);
        }
        checkMoment(given.moment());
        checkAgainstTheTable();
    }

    // ---------------------------------------------------------------- the moment

    private void checkMoment(TableDescription.Moment moment) {
        TableDescription.Turn turn = moment.turn();
        if (turn != null) {
            range(turn.who().line(), "actions", turn.actions(), ACTIONS);
            if (!s.playing(names.seat(turn.who()))) {
                throw names.mistake(turn.who(), "a character that is awake aboard");
            }
        }
        TableDescription.IntruderPlayer player = moment.intruderPlayer();
        if (player != null && s.crew.alive(names.seat(player.who()))) {
            throw names.mistake(player.who(), "somebody whose character is dead");
        }
    }

    /** Numbers off their tracks; to be asked first, for a table that they are on has no sense. */
    void checkNumbers() {
        TableDescription.Ship ship = given.ship();
        range(line, "time", ship.time(), s.board().timeEnd());
        range(line, "eggs", ship.eggs(), Hive.eggsAtStart(s));
        Word countdown = ship.selfDestruct();
        int end = Ship.of(s).tracks().selfDestructEnd();
        if (countdown != null && SelfDestruct.space(s) > end) {
            throw names.mistake(countdown, "off, or 0 to " + end);
        }
        orEmpty(ship.rooms())
                .forEach(room -> range(room.name().line(), "items", room.value().items(), mostItems()));
        for (Named<TableDescription.Crew> member : orEmpty(given.crew())) {
            int where = member.name().line();
            range(where, "light wounds", member.value().body().light(), LIGHT_WOUNDS);
            Integer number = member.value().number();
            if (number != null && (number < 1 || number > HELP_CARDS)) {
                throw names.mistake(where, "found number: " + number + ", expected 1 to " + HELP_CARDS);
            }
        }
        for (TableDescription.Intruder intruder : orEmpty(given.foes().intruders())) {
            if (intruder.injuries() != null && intruder.injuries() < 0) {
                throw names.mistake(
                        intruder.type().line(), "found injuries: " + intruder.injuries() + ", expected 0 or more");
            }
        }
        Integer round = given.moment().round();
        if (round != null && round < 0) {
            throw names.mistake(line, "found round: " + round + ", expected 0 or more");
        }
    }

    private void range(int where, String what, @Nullable Integer number, int most) {
        if (number != null && (number < 0 || number > most)) {
            throw names.mistake(where, "found " + what + ": " + number + ", expected 0 to " + most);
        }
    }

    private void checkRoom(Named<TableDescription.Room> entry) {
        int slot = names.room(entry.name());
        Word tile = entry.value().tile();
        RoomDef room = s.ship.room(slot);
        String kind = s.board().slots().get(slot).kind();
        if (tile != null && !room.special() && !room.set().equals(kind)) {
            throw names.mistake(
                    tile,
                    "a room of kind " + kind + " in " + entry.name() + ": one of " + String.join(", ", tiles(kind)));
        }
    }

    private List<String> tiles(String kind) {
        return tiles(s, kind);
    }

    /** The rooms that can lie on a space of a kind. */
    static List<String> tiles(GameState s, String kind) {
        List<String> tiles = new ArrayList<>();
        for (int piece : s.rules().ofKind(PieceKind.TILE)) {
            if (s.rules().room(piece).set().equals(kind)) {
                tiles.add(s.rules().idOf(piece));
            }
        }
        return tiles;
    }

    private int mostItems() {
        int most = 0;
        for (int piece : s.rules().ofKind(PieceKind.EXPLORATION)) {
            most = Math.max(most, ((ExplorationToken) s.rules().piece(piece)).items());
        }
        return most;
    }

    /** Only a room that is shut off can lose its air. */
    private void checkAirlock() {
        Word word = given.ship().depressurizing();
        if (word == null) {
            return;
        }
        int slot = names.room(word);
        long open = DoorRules.doorsOf(s, slot) & ~s.ship.closedDoors();
        boolean yellow = s.ship.explored(slot) && s.ship.room(slot).colour() == Colour.YELLOW;
        if (!yellow || open != 0) {
            throw names.mistake(word, "an explored yellow room with all its doors closed");
        }
    }

    /** Types of which there is one miniature are killed for good; then it is not on the board. */
    private void checkExtinct(Word word) {
        int type = names.type(word);
        List<IntruderType> types = s.rules().species().types();
        if (types.get(type).miniatures() != 1) {
            List<String> unique = types.stream()
                    .filter(t -> t.miniatures() == 1)
                    .map(IntruderType::id)
                    .toList();
            throw names.mistake(word, "a type with one miniature: one of " + String.join(", ", unique));
        }
        if (s.intruders.countOfType(type) > 0) {
            throw names.mistake(word, "a type that is not on the board");
        }
    }

    private void checkBody(Named<TableDescription.Crew> member) {
        TableDescription.Body body = member.value().body();
        boolean slime = IntStream.range(0, s.rules().pieceCount())
                .anyMatch(piece -> s.rules().idOf(piece).startsWith("exp-slime"));
        if (Boolean.TRUE.equals(body.slime()) && !slime) {
            throw names.mistake(member.name().line(), "there is no slime in this game");
        }
    }

    private void checkPlace(Named<TableDescription.Crew> member) {
        int seat = names.seat(member.name());
        if (s.crew.status(seat) == Status.ABOARD && !s.ship.explored(s.crew.roomOf(seat))) {
            String room = names.room(s.crew.roomOf(seat));
            throw names.mistake(
                    member.name().line(),
                    "the " + member.name() + " stands in room " + room + ", which is not explored; give rooms: {\""
                            + room + "\": {tile: ..., explored: true}}");
        }
    }

    private void checkItems(int seat, TableDescription.Cards cards) {
        for (Word item :
                cards.inventory() == null ? List.<Word>of() : cards.inventory().cards()) {
            if (item(item).held()) {
                throw names.mistake(item, "an item that is not heavy; heavy ones are in hands");
            }
        }
        for (Word quest :
                cards.quests() == null ? List.<Word>of() : cards.quests().cards()) {
            if (!quests(seat).contains(quest.text())) {
                throw names.mistake(quest, "a quest item of this character: one of " + String.join(", ", quests(seat)));
            }
        }
        for (TableDescription.Item held : orEmpty(cards.held())) {
            if (!isHeld(held.item())) {
                throw names.mistake(held.item(), "a heavy item; others are in the inventory");
            }
            for (Word attached : orEmpty(held.attached())) {
                ItemCard card = item(attached);
                if (!card.heavy() && card.capacityBonus() == 0 && !card.rerollsShots()) {
                    throw names.mistake(attached, "a heavy item that is taped to it, or what is added to weapons");
                }
            }
        }
    }

    private void checkHands(Named<TableDescription.Crew> member) {
        int seat = names.seat(member.name());
        int slots = Modifiers.handSlots(s, seat);
        if (s.crew.status(seat) == Status.ABOARD && s.slotsUsed(seat) > slots) {
            throw names.mistake(
                    member.name().line(),
                    "the " + member.name() + " holds " + s.slotsUsed(seat) + " heavy things, expected no more than "
                            + slots);
        }
        for (TableDescription.Item held : orEmpty(member.value().cards().held())) {
            for (int piece : names.pieces(Zone.held(seat))) {
                if (names.isCalled(piece, held.item().text())) {
                    range(held.item().line(), "ammo of " + held.item(), held.ammo(), Modifiers.capacity(s, piece));
                }
            }
        }
    }

    private boolean isHeld(Word item) {
        return item(item).held() || item(item).builtIn() && item(item).quest() == null;
    }

    private ItemCard item(Word word) {
        for (int piece : s.rules().ofKind(PieceKind.ITEM)) {
            if (names.isCalled(piece, word.text())) {
                return s.rules().item(piece);
            }
        }
        throw names.mistake(word, "an item");
    }

    private List<String> quests(int seat) {
        List<String> quests = new ArrayList<>();
        for (int piece : s.rules().ofKind(PieceKind.ITEM)) {
            if (s.rules().item(piece).quest() != null && s.rules().owner(piece) == s.crew.characterIndex(seat)) {
                quests.add(s.rules().idOf(piece));
            }
        }
        return quests;
    }

    /** What is given lies on the table as it is given: a list that contradicts another one would not. */
    private void checkAgainstTheTable() {
        Findings findings = new Findings();
        TableDescription.Moment anyMoment =
                new TableDescription.Moment(null, null, null, null, null, null, null, null, null);
        new TableCheck(s, names, findings)
                .check(new TableDescription(
                        anyMoment,
                        given.ship(),
                        given.foes(),
                        given.crew(),
                        given.piles(),
                        given.counters(),
                        given.box()));
        if (!findings.failures().isEmpty()) {
            throw names.mistake(line, "given contradicts itself: " + String.join("; ", findings.failures()));
        }
    }
}
