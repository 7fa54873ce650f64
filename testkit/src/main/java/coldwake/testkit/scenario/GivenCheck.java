package coldwake.testkit.scenario;

import static coldwake.testkit.scenario.Setter.orEmpty;

import coldwake.engine.card.ExplorationToken;
import coldwake.engine.card.PieceKind;
import coldwake.engine.card.RoomDef;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import java.util.ArrayList;
import java.util.List;

/** Refuses a table that no game can come to. */
final class GivenCheck {
    private final Table given;
    private final GameState s;
    private final Names names;
    private final int line;

    /** {@code line}: where to report what belongs to no single word. */
    GivenCheck(Table given, GameState state, Names names, int line) {
        this.line = line;
        this.given = given;
        s = state;
        this.names = names;
    }

    void check() {
        orEmpty(given.ship().rooms()).forEach(this::checkRoom);
        for (Named<Table.Crew> member : orEmpty(given.crew())) {
            checkPlace(member);
            checkItems(member.value().cards());
        }
        checkAgainstTheTable();
    }

    private void checkRoom(Named<Table.Room> entry) {
        int slot = names.room(entry.name());
        Word tile = entry.value().tile();
        RoomDef room = s.ship.room(slot);
        String kind = s.board().slots().get(slot).kind();
        if (tile != null && !room.special() && !room.set().equals(kind)) {
            throw names.mistake(
                    tile,
                    "a room of kind " + kind + " in " + entry.name() + ": one of " + String.join(", ", tiles(kind)));
        }
        Integer items = entry.value().items();
        if (items != null && (items < 0 || items > mostItems())) {
            throw names.mistake(entry.name().line(), "found items: " + items + ", expected 0 to " + mostItems());
        }
    }

    private List<String> tiles(String kind) {
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

    private void checkPlace(Named<Table.Crew> member) {
        int seat = names.seat(member.name());
        if (s.crew.status(seat) == Status.ABOARD && !s.ship.explored(s.crew.roomOf(seat))) {
            String room = names.room(s.crew.roomOf(seat));
            throw names.mistake(
                    member.name().line(),
                    "the " + member.name() + " stands in room " + room + ", which is not explored; give rooms: {\""
                            + room + "\": {tile: ..., explored: true}}");
        }
    }

    private void checkItems(Table.Cards cards) {
        for (Word item :
                cards.inventory() == null ? List.<Word>of() : cards.inventory().cards()) {
            if (isHeavy(item)) {
                throw names.mistake(item, "an item that is not heavy; heavy ones are in hands");
            }
        }
        for (Table.Item held : orEmpty(cards.held())) {
            if (!isHeavy(held.item())) {
                throw names.mistake(held.item(), "a heavy item; others are in the inventory");
            }
        }
    }

    private boolean isHeavy(Word item) {
        for (int piece : s.rules().ofKind(PieceKind.ITEM)) {
            if (names.isCalled(piece, item.text())) {
                return s.rules().item(piece).heavy();
            }
        }
        throw names.mistake(item, "an item");
    }

    /** What is given lies on the table as it is given: a list that contradicts another one would not. */
    private void checkAgainstTheTable() {
        Findings findings = new Findings();
        Table.Moment anyMoment = new Table.Moment(null, null, null, null, null, null, null, null, null);
        new TableCheck(s, names, findings)
                .check(new Table(
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
