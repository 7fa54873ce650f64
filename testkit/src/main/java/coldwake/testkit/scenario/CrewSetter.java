package coldwake.testkit.scenario;

import static coldwake.testkit.scenario.Setter.orEmpty;

import coldwake.engine.card.PieceKind;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Rearrange;
import coldwake.engine.state.ShipState;
import coldwake.engine.state.Thing;
import coldwake.engine.state.Zone;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts the characters of a scenario on the table, with their cards, items and wounds. */
final class CrewSetter {
    private final Table given;
    private final GameState s;
    private final Names names;
    private final Rearrange r;

    CrewSetter(Table given, GameState state, Names names, Rearrange rearrange) {
        this.given = given;
        s = state;
        this.names = names;
        r = rearrange;
    }

    void set() {
        List<Named<Table.Crew>> crew = orEmpty(given.crew());
        crew.forEach(c -> setPlace(names.seat(c.name()), c.value()));
        crew.forEach(c -> setCards(names.seat(c.name()), c.value().cards()));
        crew.forEach(c -> setBody(names.seat(c.name()), c.value().body()));
        crew.forEach(c -> setCounters(names.seat(c.name()), c.value()));
        chooseObjectives();
        crew.forEach(c -> setStatus(names.seat(c.name()), c.value()));
        crew.forEach(c -> orEmpty(c.value().knows()).forEach(word -> learn(names.seat(c.name()), word)));
    }

    private void setPlace(int seat, Table.Crew crew) {
        if (crew.room() != null) {
            r.room(seat, names.room(crew.room()));
        }
        if (crew.number() != null) {
            r.number(seat, crew.number());
        }
        if (crew.carried() != null) {
            for (int place = 0; place < 2; place++) {
                r.carry(seat, place, Thing.NONE);
            }
            int place = 0;
            for (Word word : crew.carried()) {
                int thing = names.thing(word);
                int room = Thing.isCorpse(thing) ? s.ship.roomWith(thing) : -1;
                if (room >= 0) {
                    r.things(room, thing, 0);
                }
                r.carry(seat, place++, thing);
            }
        }
    }

    // ---------------------------------------------------------------- cards

    private void setCards(int seat, Table.Cards cards) {
        setActionCards(seat, cards);
        if (cards.held() != null) {
            cards.held().forEach(item -> setHeld(seat, item));
            r.empty(Zone.held(seat), Zone.GONE);
        }
        if (cards.inventory() != null) {
            itemsOf(cards.inventory()).forEach(item -> r.put(item(seat, item), Zone.inventory(seat)));
            r.empty(Zone.inventory(seat), Zone.GONE);
        }
        if (cards.quests() != null) {
            itemsOf(cards.quests()).forEach(item -> r.put(item(seat, item), Zone.quests(seat)));
            r.empty(Zone.quests(seat), Zone.GONE);
        }
        if (cards.objectives() != null) {
            for (Word word : itemsOf(cards.objectives())) {
                r.put(piece(word, PieceKind.OBJECTIVE, -1), Zone.objectives(seat));
            }
            r.empty(Zone.objectives(seat), Zone.BOX);
        }
        if (cards.species() != null) {
            for (Word word : itemsOf(cards.species())) {
                r.put(piece(word, PieceKind.SPECIES, -1), Zone.species(seat));
            }
            r.empty(Zone.species(seat), Zone.SPECIES_DECK);
        }
        if (cards.contamination() != null) {
            throw names.mistake(lineOf(cards), "contamination is for checks; give the cards in hand, deck or discard");
        }
    }

    private static int lineOf(Table.Cards cards) {
        return cards.hand() == null ? 1 : cards.hand().line();
    }

    private List<Word> itemsOf(Table.Pile pile) {
        if (pile.count() != null) {
            throw names.mistake(pile.line(), "expected the cards, not their number");
        }
        return pile.cards();
    }

    /** A pile that is given is exact; the rest lies in the deck, or, if that is given too, in the discard pile. */
    private void setActionCards(int seat, Table.Cards cards) {
        setPile(seat, cards.hand(), Zone.hand(seat));
        setPile(seat, cards.deck(), Zone.deck(seat));
        setPile(seat, cards.discard(), Zone.discard(seat));
        int rest = cards.deck() == null
                ? Zone.deck(seat)
                : cards.discard() == null ? Zone.discard(seat) : cards.hand() == null ? Zone.hand(seat) : Zone.BOX;
        emptyIfGiven(cards.hand(), Zone.hand(seat), rest);
        emptyIfGiven(cards.deck(), Zone.deck(seat), rest);
        emptyIfGiven(cards.discard(), Zone.discard(seat), rest);
    }

    private void emptyIfGiven(Table.@Nullable Pile pile, int zone, int rest) {
        if (pile != null) {
            r.empty(zone, rest);
        }
    }

    private void setPile(int seat, Table.@Nullable Pile pile, int zone) {
        if (pile == null) {
            return;
        }
        for (Word word : itemsOf(pile)) {
            if (List.of("infected", "clean", "scanned-infected", "scanned-clean")
                    .contains(word.text())) {
                int card =
                        piece(new Word(word.line(), word.text().replace("scanned-", "")), PieceKind.CONTAMINATION, -1);
                r.put(card, zone);
                if (word.text().startsWith("scanned-")) {
                    r.scanned(card);
                }
            } else {
                r.put(piece(word, PieceKind.ACTION, s.crew.characterIndex(seat)), zone);
            }
        }
    }

    private int piece(Word word, PieceKind kind, int owner) {
        int piece = r.find(p -> s.rules().kind(p) == kind
                && (owner < 0 || s.rules().owner(p) == owner)
                && names.isCalled(p, word.text()));
        if (piece < 0) {
            throw names.mistake(word, what(kind) + " that is not used already");
        }
        return piece;
    }

    private static String what(PieceKind kind) {
        return switch (kind) {
            case ACTION -> "an action card of this character (or infected, clean)";
            case OBJECTIVE -> "an objective";
            case WOUND -> "a serious wound: body, leg, hand, bleeding or arm";
            case ITEM -> "an item";
            default -> "the id of a piece";
        };
    }

    private int item(int seat, Word word) {
        int own = r.find(p -> s.rules().kind(p) == PieceKind.ITEM
                && s.rules().owner(p) == s.crew.characterIndex(seat)
                && names.isCalled(p, word.text()));
        return own >= 0 ? own : piece(word, PieceKind.ITEM, -1);
    }

    /** A weapon is loaded to capacity unless ammo is given. */
    private void setHeld(int seat, Table.Item held) {
        int item = item(seat, held.item());
        r.put(item, Zone.held(seat));
        for (Word word : orEmpty(held.attached())) {
            int attached = item(seat, word);
            r.put(attached, Zone.held(seat));
            r.attach(attached, item);
        }
        Integer ammo = held.ammo();
        r.ammo(item, ammo == null ? Modifiers.capacity(s, item) : ammo);
    }

    // ---------------------------------------------------------------- body and status

    private void setBody(int seat, Table.Body body) {
        if (body.light() != null) {
            r.lightWounds(seat, body.light());
        }
        for (Table.Wound wound : orEmpty(body.serious())) {
            int card = piece(wound.type(), PieceKind.WOUND, -1);
            r.put(card, wound.dressed() ? Zone.dressed(seat) : Zone.wounds(seat));
        }
        if (body.slime() != null) {
            r.slime(seat, body.slime());
        }
        if (body.larva() != null) {
            r.larva(seat, body.larva());
        }
        if (body.signal() != null) {
            r.signal(seat, body.signal());
        }
    }

    private void setCounters(int seat, Table.Crew crew) {
        orEmpty(crew.counters()).forEach(c -> r.counter(names.counter(c.name(), true), seat, c.value()));
    }

    /** Unless the first encounter is still to come, everyone has kept one objective: the first. */
    private void chooseObjectives() {
        boolean met = !Boolean.FALSE.equals(given.moment().firstEncounter());
        r.firstEncounter(met);
        if (met) {
            for (int seat = 0; seat < s.seats(); seat++) {
                int kept = s.pieces.first(Zone.objectives(seat));
                if (kept >= 0) {
                    r.keep(kept);
                    r.empty(Zone.objectives(seat), Zone.BOX);
                }
            }
        }
    }

    private void setStatus(int seat, Table.Crew crew) {
        if (crew.pod() != null && crew.status() == null) {
            int pod = crew.pod() - 1;
            if (pod < 0 || pod >= ShipState.pods() || !s.ship.podPresent(pod)) {
                throw names.mistake(lineOf(crew), "pod " + crew.pod() + " is not on the board; give it under pods");
            }
            r.inPod(seat, pod, s.ship.slotOf("evacuation-section-" + (char) ('a' + s.ship.podSection(pod))));
            return;
        }
        if (crew.status() == null) {
            return;
        }
        switch (crew.status().text()) {
            case "aboard" -> {}
            case "asleep" -> {
                r.room(seat, s.ship.slotOf("hibernatorium"));
                r.sleep(seat);
            }
            case "launched" -> r.launched(seat);
            case "dead" -> setDead(seat);
            default -> throw names.mistake(crew.status(), "aboard, asleep, launched or dead (or pod: N)");
        }
    }

    /** The corpse lies in the room of the dead, unless it is said to be elsewhere. */
    private void setDead(int seat) {
        int corpse = Thing.corpseOf(seat);
        boolean elsewhere = s.ship.roomWith(corpse) >= 0;
        for (int other = 0; other < s.seats(); other++) {
            elsewhere |= s.crew.carries(other, corpse);
        }
        r.dead(seat);
        if (elsewhere) {
            int room = s.crew.roomOf(seat);
            r.things(room, corpse, s.ship.things(room, corpse) - 1);
        }
    }

    private static int lineOf(Table.Crew crew) {
        return crew.room() == null ? 1 : crew.room().line();
    }

    // ---------------------------------------------------------------- knowledge

    private void learn(int seat, Word word) {
        Knowledge.Fact fact = Knowledge.fact(names, word);
        int mask = 1 << seat;
        switch (fact) {
            case Knowledge.Tile(int slot) -> r.tileKnown(slot, mask);
            case Knowledge.Token(int slot) -> r.tokenKnown(slot, mask);
            case Knowledge.Engine(int engine) -> r.engineKnown(engine, mask);
            case Knowledge.Coordinates() -> r.known(s.pieces.first(Zone.COORDINATES), mask);
            case Knowledge.Event() -> r.known(s.pieces.first(Zone.EVENT_DECK), mask);
            case Knowledge.Objective(int whose) -> r.known(s.pieces.first(Zone.objectives(whose)), mask);
            case Knowledge.Item(int whose, String id) -> r.known(s.pieces.find(Zone.inventory(whose), id), mask);
            case Knowledge.SpeciesCard(int whose) -> r.known(s.pieces.first(Zone.species(whose)), mask);
        }
    }
}
