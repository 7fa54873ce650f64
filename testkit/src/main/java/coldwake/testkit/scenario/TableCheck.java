package coldwake.testkit.scenario;

import static coldwake.testkit.scenario.Setter.orEmpty;

import coldwake.content.hive.Hive;
import coldwake.content.ship.Airlock;
import coldwake.content.ship.Course;
import coldwake.content.ship.Engines;
import coldwake.content.ship.Pods;
import coldwake.content.ship.SelfDestruct;
import coldwake.content.ship.Ship;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.ExplorationToken;
import coldwake.engine.species.IntruderType;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares the table with what a scenario says of it. */
final class TableCheck {
    private final GameState s;
    private final ScenarioNames names;
    private final Findings out;

    TableCheck(GameState state, ScenarioNames names, Findings findings) {
        s = state;
        this.names = names;
        out = findings;
    }

    void check(TableDescription table) {
        checkMoment(table.moment());
        checkTracks(table.ship());
        checkRooms(table.ship());
        checkPods(table.ship());
        checkFoes(table.foes());
        for (Named<TableDescription.Pile> pile : orEmpty(table.piles())) {
            checkPile(pile.name().text(), pile.value(), PileSetter.pile(names, s, pile.name()));
        }
        for (Word word : orEmpty(table.box())) {
            boolean inBox = names.pieces(Zone.BOX).stream().anyMatch(p -> names.isCalled(p, word.text()));
            out.same(word + " in the box", true, inBox);
        }
        for (Named<Integer> counter : orEmpty(table.counters())) {
            int value = s.counter(names.counter(counter.name(), false), 0);
            out.same(counter.name().text(), counter.value(), value);
        }
        CrewCheck crew = new CrewCheck(s, names, out, this);
        orEmpty(table.crew()).forEach(c -> crew.check(c.name(), c.value()));
    }

    // ---------------------------------------------------------------- moment

    private void checkMoment(TableDescription.Moment m) {
        out.ifSaid("round", m.round(), s.round());
        if (m.firstPlayer() != null) {
            out.same("first player", m.firstPlayer().text(), names.seat(s.firstPlayer()));
        }
        if (m.passed() != null) {
            int mask = 0;
            for (int seat = 0; seat < s.seats(); seat++) {
                mask |= s.crew.passed(seat) ? 1 << seat : 0;
            }
            out.sameSet("passed", texts(m.passed()), names.seats(mask));
        }
        out.ifSaid("first encounter", m.firstEncounter(), s.hadFirstEncounter());
        out.ifSaid("first death", m.firstDeath(), s.hadFirstDeath());
        if (m.intruderPlayer() != null) {
            checkIntruderPlayer(m.intruderPlayer());
        }
        if (m.turn() != null) {
            checkTurn(m.turn());
        }
        if (m.phase() != null) {
            out.same("phase", m.phase().text(), s.over() ? "end" : s.inEventPhase() ? "event" : "turn");
        }
    }

    private void checkIntruderPlayer(TableDescription.IntruderPlayer player) {
        int counter = s.rules().counterNames().indexOf(Setter.INTRUDER_PLAYER);
        int seat = counter < 0 ? -1 : s.counter(counter, 0) - 1;
        out.same("intruder player", player.who().text(), seat < 0 ? "nobody" : names.seat(seat));
        out.ifSaid("intruder player active", player.active(), seat >= 0 && s.playsOn(seat));
        if (player.hand() != null && seat >= 0) {
            out.sameSet(
                    "intruder hand",
                    texts(player.hand()),
                    names.pieces(Zone.hand(seat)).stream().map(s.rules()::idOf).toList());
        }
    }

    /** Whose turn it is: the seat that is asked for an action. */
    private void checkTurn(TableDescription.Turn turn) {
        int seat = s.over()
                ? -1
                : switch (s.agenda().top()) {
                    case Step.ChooseAction(int who) -> who;
                    case Step.ModuleQuestion q when s.playsOn(q.seat()) -> q.seat();
                    default -> -1;
                };
        out.same("turn of", turn.who().text(), seat < 0 ? "nobody" : names.seat(seat));
        if (seat >= 0) {
            out.same("actions left of " + turn.who(), turn.actions(), s.crew.actionsLeft(seat));
        }
    }

    static List<String> texts(List<Word> words) {
        return words.stream().map(Word::text).toList();
    }

    // ---------------------------------------------------------------- ship

    private void checkTracks(TableDescription.Ship ship) {
        out.ifSaid("time", ship.time(), s.ship.time());
        if (ship.selfDestruct() != null) {
            out.same("self-destruct", ShipSetter.selfDestruct(names, ship.selfDestruct()), SelfDestruct.space(s));
        }
        if (ship.destination() != null) {
            out.same(
                    "destination",
                    ship.destination().text(),
                    Ship.of(s).tracks().destinations().get(Course.space(s)));
        }
        for (Named<Word> engine : orEmpty(ship.engines())) {
            out.same(
                    "engine " + engine.name(),
                    ShipSetter.working(names, engine.value()),
                    Engines.works(s, ShipSetter.engine(names, engine.name())));
        }
        if (ship.coordinates() != null) {
            out.same("coordinates", ship.coordinates().text(), names.card(Course.card(s)));
        }
        out.ifSaid("eggs", ship.eggs(), Hive.eggs(s));
        if (ship.depressurizing() != null) {
            String room = Airlock.room(s) < 0 ? "nowhere" : names.room(Airlock.room(s));
            out.same("depressurizing", ship.depressurizing().text(), room);
        }
    }

    private void checkRooms(TableDescription.Ship ship) {
        for (Named<TableDescription.Room> entry : orEmpty(ship.rooms())) {
            checkRoom(names.room(entry.name()), entry.value());
        }
        for (Named<Word> door : orEmpty(ship.doors())) {
            int corridor = names.corridor(door.name());
            String state =
                    s.ship.doorClosed(corridor) ? "closed" : s.ship.doorDestroyed(corridor) ? "destroyed" : "open";
            out.same("door " + door.name(), door.value().text(), state);
        }
        if (ship.noise() != null) {
            List<String> wanted = ship.noise().stream()
                    .map(word -> names.passage(names.passage(word)))
                    .toList();
            out.sameSet("noise", wanted, names.passages(s.ship.noisyPassages()));
        }
        if (ship.fire() != null) {
            out.sameSet("fire", texts(ship.fire()), names.rooms(s.ship.burningRooms()));
        }
        if (ship.malfunction() != null) {
            out.sameSet("malfunction", texts(ship.malfunction()), names.rooms(s.ship.malfunctioningRooms()));
        }
        for (Named<List<Word>> entry : orEmpty(ship.objects())) {
            out.sameSet("objects in " + entry.name(), texts(entry.value()), objects(names.room(entry.name())));
        }
    }

    private void checkRoom(int slot, TableDescription.Room room) {
        String name = "room " + names.room(slot);
        if (room.tile() != null) {
            out.same(name + " tile", room.tile().text(), s.ship.room(slot).id());
        }
        out.ifSaid(name + " explored", room.explored(), s.ship.explored(slot));
        out.ifSaid(name + " items", room.items(), s.ship.items(slot));
        if (room.token() != null) {
            int token = s.ship.tokenPiece(slot);
            String id = token < 0 ? "none" : ((ExplorationToken) s.rules().piece(token)).id();
            boolean any = room.token().text().equals("any") && token >= 0;
            out.same(name + " token", room.token().text(), any ? "any" : id);
        }
        if (room.turret() != null) {
            out.same(name + " turret", room.turret().text(), TurretWords.at(s, slot));
        }
    }

    List<String> objects(int slot) {
        List<String> objects = new ArrayList<>();
        for (int thing : s.rules().things().numbers()) {
            for (int k = 0; k < s.ship.things(slot, thing); k++) {
                objects.add(names.thing(thing));
            }
        }
        return objects;
    }

    private void checkPods(TableDescription.Ship ship) {
        for (Named<TableDescription.Pod> entry : orEmpty(ship.pods())) {
            int pod = ShipSetter.pod(names, entry.name());
            String state = !Pods.isThere(s, pod) ? "gone" : Pods.isLocked(s, pod) ? "locked" : "unlocked";
            out.same("pod " + entry.name(), entry.value().state().text(), state);
            Word section = entry.value().section();
            if (section != null) {
                out.same("section of pod " + entry.name(), section.text(), Pods.section(s, pod) == 0 ? "A" : "B");
            }
        }
    }

    // ---------------------------------------------------------------- intruders

    private void checkFoes(TableDescription.Foes foes) {
        if (foes.intruders() != null) {
            checkIntruders(foes.intruders());
        }
        if (foes.bag() != null) {
            checkCards("bag", foes.bag(), names.pieces(Zone.BAG));
        }
        if (foes.pool() != null) {
            checkCards("pool", foes.pool(), names.pieces(Zone.POOL));
        }
        if (foes.extinct() != null) {
            foes.extinct().forEach(names::type);
            out.sameSet("killed for good", texts(foes.extinct()), extinct());
        }
        for (Named<TableDescription.Weakness> entry : orEmpty(foes.weaknesses())) {
            int slot = FoeSetter.WEAKNESS_SLOTS.indexOf(entry.name().text());
            if (slot < 0) {
                throw names.mistake(entry.name(), "corpse, egg or carcass");
            }
            if (entry.value().card() != null) {
                out.same(
                        "weakness " + entry.name(), entry.value().card().text(), names.card(s.pieces.weaknessAt(slot)));
            }
            boolean works = s.ship.hasWeakness(
                    s.rules().species().weaknessOrdinal(s.rules().idOf(s.pieces.weaknessAt(slot))));
            boolean analysed = s.ship.weaknessKnown(slot);
            out.ifSaid("weakness " + entry.name() + " known", entry.value().known(), analysed);
            out.ifSaid("weakness " + entry.name() + " revealed", entry.value().revealed(), works || analysed);
            out.ifSaid("weakness " + entry.name() + " discarded", entry.value().discarded(), analysed && !works);
        }
    }

    private List<String> extinct() {
        List<String> extinct = new ArrayList<>();
        List<IntruderType> types = s.rules().species().types();
        for (int type = 0; type < types.size(); type++) {
            if (s.intruders.extinct(type)) {
                extinct.add(types.get(type).id());
            }
        }
        return extinct;
    }

    /** All intruders on the board, in any order; injuries only where they are named. */
    private void checkIntruders(List<TableDescription.Intruder> expected) {
        int left = s.intruders.onBoard();
        boolean all = Integer.bitCount(left) == expected.size();
        for (TableDescription.Intruder wanted : expected) {
            int match = match(wanted, left);
            all &= match >= 0;
            left &= match >= 0 ? ~(1 << match) : -1;
        }
        if (!all) {
            List<String> actual = new ArrayList<>();
            for (int rest = s.intruders.onBoard(); rest != 0; rest &= rest - 1) {
                int i = Integer.numberOfTrailingZeros(rest);
                actual.add(
                        intruder(s.intruders.typeOf(i).id(), names.room(s.intruders.room(i)), s.intruders.injuries(i)));
            }
            List<String> wanted = expected.stream()
                    .map(i -> intruder(i.type().text(), i.room().text(), i.injuries()))
                    .toList();
            out.fail("intruders: expected " + wanted + ", found " + actual);
        }
    }

    private static String intruder(String type, String room, @Nullable Integer injuries) {
        return type + " in " + room + (injuries == null ? "" : " with " + injuries + " injuries");
    }

    private int match(TableDescription.Intruder wanted, int among) {
        for (int rest = among; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            Integer injuries = wanted.injuries();
            if (s.intruders.type(i) == names.type(wanted.type())
                    && s.intruders.room(i) == names.room(wanted.room())
                    && (injuries == null || injuries == s.intruders.injuries(i))) {
                return i;
            }
        }
        return -1;
    }

    // ---------------------------------------------------------------- piles

    void checkPile(String what, TableDescription.Pile expected, int zone) {
        checkCards(what, expected, names.pieces(zone));
    }

    void checkCards(String what, TableDescription.Pile expected, List<Integer> cards) {
        if (expected.count() != null) {
            out.same("number of cards in " + what, expected.count(), cards.size());
        } else {
            checkCards(what, expected.cards(), cards);
        }
    }

    /** The same cards in any order; a word may fit several cards, so the most exact words choose first. */
    private void checkCards(String what, List<Word> expected, List<Integer> cards) {
        List<Integer> left = new ArrayList<>(cards);
        List<Word> exactFirst = new ArrayList<>(expected);
        exactFirst.sort((a, b) -> Integer.compare(fits(a, cards), fits(b, cards)));
        boolean all = left.size() == expected.size();
        for (Word word : exactFirst) {
            int found = 0;
            while (found < left.size() && !names.isCalled(left.get(found), word.text())) {
                found++;
            }
            if (found < left.size()) {
                left.remove(/* index */ found);
            } else {
                all = false;
            }
        }
        if (!all) {
            out.fail(what + ": expected " + texts(expected) + ", found "
                    + cards.stream().map(names::card).toList());
        }
    }

    private int fits(Word word, List<Integer> cards) {
        return (int) cards.stream().filter(p -> names.isCalled(p, word.text())).count();
    }
}
