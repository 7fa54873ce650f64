package coldwake.testkit.scenario;

import static coldwake.testkit.scenario.Setter.orEmpty;

import coldwake.engine.card.ContaminationCard;
import coldwake.engine.module.Thing;
import coldwake.engine.place.WayOut;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Compares a character with what a scenario says of it. */
final class CrewCheck {
    private final GameState s;
    private final ScenarioNames names;
    private final Findings out;
    private final TableCheck table;

    CrewCheck(GameState state, ScenarioNames names, Findings findings, TableCheck table) {
        s = state;
        this.names = names;
        out = findings;
        this.table = table;
    }

    void check(Word name, TableDescription.Crew crew) {
        int seat = names.seat(name);
        if (crew.room() != null) {
            out.same(name + " room", names.room(names.room(crew.room())), names.room(s.crew.roomOf(seat)));
        }
        out.ifSaid(name + " number", crew.number(), s.crew.playerNumber(seat));
        if (crew.status() != null) {
            out.same(name + " status", crew.status().text(), status(seat));
        }
        if (crew.pod() != null) {
            int pod = s.crew.status(seat) == Status.WAITING ? s.crew.exit(seat) + 1 : 0;
            out.same(name + " pod", crew.pod(), pod);
        }
        out.ifSaid(name + " actions left", crew.actions(), s.crew.actionsLeft(seat));
        checkCards(name, seat, crew.cards());
        checkBody(name, seat, crew.body());
        for (Named<Integer> counter : orEmpty(crew.counters())) {
            int value = s.counter(names.counter(counter.name(), true), seat);
            out.same(name + " " + counter.name(), counter.value(), value);
        }
        if (crew.carried() != null) {
            out.sameSet(name + " carries", TableCheck.texts(crew.carried()), carried(seat));
        }
        for (Word word : orEmpty(crew.knows())) {
            out.same(name + " knows " + word, true, Knowledge.isKnown(s, seat, Knowledge.fact(s, names, word)));
        }
        for (Word word : orEmpty(crew.knowsNot())) {
            out.same(name + " knows " + word, false, Knowledge.isKnown(s, seat, Knowledge.fact(s, names, word)));
        }
    }

    private String status(int seat) {
        WayOut way = s.crew.wayOut(seat);
        return way == null ? s.crew.status(seat).name().toLowerCase(Locale.ROOT) : way.id();
    }

    private List<String> carried(int seat) {
        List<String> carried = new ArrayList<>();
        for (int place = 0; place < 2; place++) {
            if (s.crew.carried(seat, place) != Thing.NONE) {
                carried.add(names.thing(s.crew.carried(seat, place)));
            }
        }
        return carried;
    }

    // ---------------------------------------------------------------- cards

    private void checkCards(Word name, int seat, TableDescription.Cards cards) {
        checkPile(name + " hand", cards.hand(), Zone.hand(seat));
        checkPile(name + " deck", cards.deck(), Zone.deck(seat));
        checkPile(name + " discard", cards.discard(), Zone.discard(seat));
        checkPile(name + " inventory", cards.inventory(), Zone.inventory(seat));
        checkPile(name + " quests", cards.quests(), Zone.quests(seat));
        checkPile(name + " objectives", cards.objectives(), Zone.objectives(seat));
        if (cards.species() != null) {
            PileSetter.requireSpeciesCards(names, s, cards.species().line());
            checkPile(name + " species cards", cards.species(), PileSetter.speciesCards(s, seat));
        }
        if (cards.before() != null) {
            table.checkCards(name + " cards before", cards.before(), PileSetter.cardsBefore(s, seat));
        }
        if (cards.held() != null) {
            checkHeld(name, seat, cards.held());
        }
        TableDescription.Contamination contamination = cards.contamination();
        if (contamination != null) {
            out.ifSaid(name + " contamination in hand", contamination.hand(), contamination(Zone.hand(seat)));
            out.ifSaid(name + " contamination in deck", contamination.deck(), contamination(Zone.deck(seat)));
            out.ifSaid(name + " contamination in discard", contamination.discard(), contamination(Zone.discard(seat)));
        }
    }

    private void checkPile(String what, TableDescription.@Nullable Pile pile, int zone) {
        if (pile != null) {
            table.checkPile(what, pile, zone);
        }
    }

    private int contamination(int zone) {
        return (int) names.pieces(zone).stream()
                .filter(p -> s.rules().piece(p) instanceof ContaminationCard)
                .count();
    }

    /** Items in hand in any order; ammo and attached items only where they are named. */
    private void checkHeld(Word name, int seat, List<TableDescription.Item> expected) {
        List<Integer> left = new ArrayList<>();
        for (int piece : names.pieces(Zone.held(seat))) {
            if (s.pieces.attachedTo(piece) < 0) {
                left.add(piece);
            }
        }
        boolean all = left.size() == expected.size();
        for (TableDescription.Item wanted : expected) {
            int found = 0;
            while (found < left.size() && !matches(wanted, left.get(found))) {
                found++;
            }
            if (found < left.size()) {
                left.remove(/* index */ found);
            } else {
                all = false;
            }
        }
        if (!all) {
            out.fail(name + " hands: expected "
                    + expected.stream().map(CrewCheck::item).toList() + ", found "
                    + names.pieces(Zone.held(seat)).stream().map(this::item).toList());
        }
    }

    private boolean matches(TableDescription.Item wanted, int piece) {
        Integer ammo = wanted.ammo();
        List<Word> attached = wanted.attached();
        return names.isCalled(piece, wanted.item().text())
                && (ammo == null || ammo == s.pieces.ammo(piece))
                && (attached == null
                        || TableCheck.texts(attached).stream().sorted().toList().equals(attached(piece)));
    }

    private List<String> attached(int piece) {
        return names.pieces(s.pieces.zoneOf(piece)).stream()
                .filter(p -> s.pieces.attachedTo(p) == piece)
                .map(names::card)
                .sorted()
                .toList();
    }

    private static String item(TableDescription.Item item) {
        return item.item()
                + (item.ammo() == null ? "" : " with " + item.ammo() + " ammo")
                + (item.attached() == null ? "" : " and " + item.attached());
    }

    private String item(int piece) {
        String to = s.pieces.attachedTo(piece) < 0 ? "" : " attached to " + names.card(s.pieces.attachedTo(piece));
        return names.card(piece)
                + (s.item(piece).weapon() == null ? "" : " with " + s.pieces.ammo(piece) + " ammo")
                + to;
    }

    // ---------------------------------------------------------------- body

    private void checkBody(Word name, int seat, TableDescription.Body body) {
        out.ifSaid(name + " light wounds", body.light(), s.crew.lightWounds(seat));
        out.ifSaid(name + " slime", body.slime(), s.crew.slimed(seat));
        out.ifSaid(name + " larva", body.larva(), CrewSetter.hasLarva(s, seat));
        out.ifSaid(name + " signal", body.signal(), s.crew.sentSignal(seat));
        if (body.serious() != null) {
            List<String> wanted = body.serious().stream()
                    .map(w -> wound(w.type().text(), w.dressed()))
                    .toList();
            List<String> actual = new ArrayList<>();
            names.cards(Zone.wounds(seat)).forEach(card -> actual.add(wound(card, false)));
            names.cards(Zone.dressed(seat)).forEach(card -> actual.add(wound(card, true)));
            out.sameSet(name + " serious wounds", wanted, actual);
        }
    }

    private static String wound(String type, boolean dressed) {
        return dressed ? type + " (dressed)" : type;
    }
}
