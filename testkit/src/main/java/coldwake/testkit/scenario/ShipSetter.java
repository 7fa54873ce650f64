package coldwake.testkit.scenario;

import static coldwake.testkit.scenario.Setter.orEmpty;

import coldwake.content.ship.Course;
import coldwake.content.ship.Pods;
import coldwake.content.ship.Ship;
import coldwake.engine.card.PieceKind;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Rearrange;
import coldwake.engine.state.Zone;
import java.util.List;

/** Puts the ship of a scenario on the table: tracks, rooms, corridors, pods. */
final class ShipSetter {
    private static final List<String> SECTIONS = List.of("A", "B");

    private final TableDescription given;
    private final GameState s;
    private final ScenarioNames names;
    private final Rearrange r;
    private final ShipPosition own;

    ShipSetter(TableDescription given, GameState state, ScenarioNames names, Rearrange rearrange) {
        this.given = given;
        s = state;
        this.names = names;
        r = rearrange;
        own = new ShipPosition(state, r);
    }

    void set() {
        setTracks(given.ship());
        setRooms(given.ship());
        setCorridors(given.ship());
        setPods(given.ship());
    }

    // ---------------------------------------------------------------- tracks

    private void setTracks(TableDescription.Ship ship) {
        if (ship.time() != null) {
            r.time(ship.time());
        }
        if (ship.selfDestruct() != null) {
            own.selfDestruct(selfDestruct(names, ship.selfDestruct()));
        }
        if (ship.destination() != null) {
            List<String> spaces = Ship.of(s).tracks().destinations();
            own.destination(names.indexOf(spaces, ship.destination()));
        }
        for (Named<Word> engine : orEmpty(ship.engines())) {
            own.engine(engine(names, engine.name()), working(names, engine.value()));
        }
        if (ship.coordinates() != null) {
            int pile = s.rules().zones().pile(Course.COORDINATES);
            r.empty(pile, Zone.BOX);
            r.put(names.piece(r, ship.coordinates(), PieceKind.MODULE), pile);
        }
        if (ship.eggs() != null) {
            r.counter(s.rules().counter(s.rules().species().id() + ".eggs"), 0, ship.eggs());
        }
        if (ship.depressurizing() != null) {
            own.depressurizing(names.room(ship.depressurizing()));
        }
    }

    /** A space of the track, or -1 for "off". */
    static int selfDestruct(ScenarioNames names, Word word) {
        if (word.text().equals("off")) {
            return -1;
        }
        if (!word.text().matches("[0-9]{1,2}")) {
            throw names.mistake(word, "off, or the space of the marker counted from 0");
        }
        return Integer.parseInt(word.text());
    }

    static int engine(ScenarioNames names, Word word) {
        if (!word.text().matches("[1-3]")) {
            throw names.mistake(word, "the number of an engine, 1 to 3");
        }
        return word.text().charAt(0) - '1';
    }

    static boolean working(ScenarioNames names, Word word) {
        return switch (word.text()) {
            case "working" -> true;
            case "damaged" -> false;
            default -> throw names.mistake(word, "working or damaged");
        };
    }

    // ---------------------------------------------------------------- rooms and corridors

    private void setRooms(TableDescription.Ship ship) {
        for (Named<TableDescription.Room> entry : orEmpty(ship.rooms())) {
            int slot = names.room(entry.name());
            TableDescription.Room room = entry.value();
            if (room.tile() != null) {
                setTile(slot, entry.name(), room.tile());
            }
        }
        for (Named<TableDescription.Room> entry : orEmpty(ship.rooms())) {
            setRoom(names.room(entry.name()), entry.value());
        }
        if (ship.fire() != null) {
            r.fire(roomMask(ship.fire()));
        }
        if (ship.malfunction() != null) {
            for (Word word : ship.malfunction()) {
                requireExplored(word);
            }
            r.malfunction(roomMask(ship.malfunction()));
        }
        for (Named<List<Word>> entry : orEmpty(ship.objects())) {
            setObjects(names.room(entry.name()), entry.value());
        }
    }

    private void requireExplored(Word word) {
        if (!s.ship.explored(names.room(word))) {
            throw names.mistake(word.line(), "room " + word + " has a malfunction but is not explored");
        }
    }

    private void setTile(int slot, Word number, Word id) {
        int tile = names.piece(r, id, PieceKind.TILE);
        if (s.ship.room(slot).special() && s.ship.tilePiece(slot) != tile) {
            throw names.mistake(id, s.ship.room(slot).id() + " in " + number + ", where it is printed");
        }
        String kind = s.board().slots().get(slot).kind();
        if (s.rules().room(tile).special() && s.ship.tilePiece(slot) != tile) {
            throw names.mistake(
                    id, "a room that is not printed elsewhere: one of " + String.join(", ", GivenCheck.tiles(s, kind)));
        }
        r.keep(tile);
        r.tile(slot, tile);
    }

    private void setRoom(int slot, TableDescription.Room room) {
        Boolean explored = room.explored();
        if (explored == null && (room.items() != null)) {
            explored = true;
        }
        if (explored == null && room.token() != null && !s.ship.room(slot).special()) {
            explored = false;
        }
        if (explored != null && explored != s.ship.explored(slot)) {
            r.explored(slot, explored);
        }
        if (room.items() != null) {
            r.items(slot, room.items());
        }
        if (room.token() != null && room.token().text().equals("none")) {
            r.noToken(slot);
        } else if (room.token() != null) {
            int token = names.piece(r, room.token(), PieceKind.EXPLORATION);
            r.keep(token);
            r.token(slot, token);
        }
        if (room.turret() != null) {
            setTurret(slot, room.turret());
        }
    }

    /** {@code target-all} is face up, {@code hidden-target-all} face down and known to nobody. */
    private void setTurret(int slot, Word word) {
        TurretWords.require(names, s, word);
        int turret = 0;
        while (s.counter(s.rules().counter(TurretWords.ROOM), turret) != 0) {
            turret++;
        }
        r.counter(s.rules().counter(TurretWords.ROOM), turret, slot + 1);
        r.counter(s.rules().counter(TurretWords.STATUS), turret, TurretWords.status(word));
        r.counter(s.rules().counter(TurretWords.FACE_UP), turret, TurretWords.isHidden(word) ? 0 : 1);
        for (int seat = 0; seat < s.seats() && !TurretWords.isHidden(word); seat++) {
            r.counterKnown(s.rules().counter(TurretWords.STATUS), turret, seat);
        }
    }

    private int roomMask(List<Word> words) {
        int mask = 0;
        for (Word word : words) {
            mask |= 1 << names.room(word);
        }
        return mask;
    }

    private void setObjects(int slot, List<Word> objects) {
        for (int thing : s.rules().things().numbers()) {
            r.things(slot, thing, 0);
        }
        for (Word word : objects) {
            int thing = names.thing(word);
            int before = s.ship.roomWith(thing);
            if (s.rules().things().isCorpse(thing) && before >= 0) {
                r.things(before, thing, 0);
            }
            r.things(slot, thing, s.ship.things(slot, thing) + 1);
        }
    }

    private void setCorridors(TableDescription.Ship ship) {
        if (ship.noise() != null) {
            long mask = 0;
            for (Word word : ship.noise()) {
                mask |= 1L << names.passage(word);
            }
            r.noise(mask);
        }
        long closed = 0;
        long destroyed = 0;
        for (Named<Word> door : orEmpty(ship.doors())) {
            long bit = 1L << names.corridor(door.name());
            switch (door.value().text()) {
                case "open" -> {}
                case "closed" -> closed |= bit;
                case "destroyed" -> destroyed |= bit;
                default -> throw names.mistake(door.value(), "open, closed or destroyed");
            }
        }
        if (ship.doors() != null) {
            r.doors(closed, destroyed);
        }
    }

    private void setPods(TableDescription.Ship ship) {
        if (ship.pods() == null) {
            return;
        }
        for (int pod = 0; pod < Pods.COUNT; pod++) {
            own.pod(pod, -1, true);
        }
        int placed = 0;
        for (Named<TableDescription.Pod> entry : ship.pods()) {
            Word state = entry.value().state();
            if (!List.of("locked", "unlocked", "gone").contains(state.text())) {
                throw names.mistake(state, "locked, unlocked or gone");
            }
            if (!state.text().equals("gone")) {
                Word section = entry.value().section();
                own.pod(
                        pod(names, entry.name()),
                        section == null ? placed % 2 : names.indexOf(SECTIONS, section),
                        state.text().equals("locked"));
                placed++;
            }
        }
    }

    static int pod(ScenarioNames names, Word word) {
        if (!word.text().matches("[1-4]")) {
            throw names.mistake(word, "the number of a pod, 1 to 4");
        }
        return word.text().charAt(0) - '1';
    }
}
