package coldwake.testkit.scenario;

import static coldwake.testkit.scenario.Setter.orEmpty;

import coldwake.content.SpeciesModule;
import coldwake.content.ship.Course;
import coldwake.content.ship.Pods;
import coldwake.engine.card.PieceKind;
import coldwake.engine.module.Thing;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Rearrange;
import coldwake.engine.state.Zone;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts the characters of a scenario on the table, with their cards, items and wounds. */
final class CrewSetter {
    private final TableDescription given;
    private final GameState s;
    private final ScenarioNames names;
    private final Rearrange r;
    private final ShipPosition own;

    CrewSetter(TableDescription given, GameState state, ScenarioNames names, Rearrange rearrange) {
        this.given = given;
        s = state;
        this.names = names;
        r = rearrange;
        own = new ShipPosition(state, r);
    }

    void set() {
        List<Named<TableDescription.Crew>> crew = orEmpty(given.crew());
        crew.forEach(c -> setPlace(names.seat(c.name()), c.value()));
        crew.forEach(c -> setCards(names.seat(c.name()), c.value().cards()));
        crew.forEach(c -> setBody(names.seat(c.name()), c.value().body()));
        crew.forEach(c -> setCounters(names.seat(c.name()), c.value()));
        chooseObjectives();
        crew.forEach(c -> setStatus(names.seat(c.name()), c.value()));
        crew.forEach(c -> orEmpty(c.value().knows()).forEach(word -> learn(names.seat(c.name()), word)));
    }

    private void setPlace(int seat, TableDescription.Crew crew) {
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
            if (crew.carried().size() > 2) {
                throw names.mistake(crew.carried().get(2), "two heavy objects at most");
            }
            int place = 0;
            for (Word word : crew.carried()) {
                int thing = names.thing(word);
                int room = s.rules().things().isCorpse(thing) ? s.ship.roomWith(thing) : -1;
                if (room >= 0) {
                    r.things(room, thing, 0);
                }
                r.carry(seat, place++, thing);
            }
        }
    }

    // ---------------------------------------------------------------- cards

    private void setCards(int seat, TableDescription.Cards cards) {
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
            PileSetter.requireSpeciesCards(names, s, cards.species().line());
            int zone = PileSetter.speciesCards(s, seat);
            for (Word word : itemsOf(cards.species())) {
                r.put(piece(word, PieceKind.MODULE, -1), zone);
            }
            r.empty(zone, s.rules().zones().pile(SpeciesModule.CARDS + "-deck"));
        }
        if (cards.before() != null) {
            setBefore(seat, itemsOf(cards.before()));
        }
        if (cards.contamination() != null) {
            throw names.mistake(lineOf(cards), "contamination is for checks; give the cards in hand, deck or discard");
        }
    }

    /** Cards that offer actions lie face up there, as they do once somebody has gained them. */
    private void setBefore(int seat, List<Word> words) {
        for (Word word : words) {
            int card = r.find(p -> PileSetter.pileBefore(s, seat, p) >= 0 && names.isCalled(p, word.text()));
            if (card < 0) {
                throw names.mistake(
                        word,
                        "a card that can lie before a character: one of "
                                + String.join(", ", r.free(p -> PileSetter.pileBefore(s, seat, p) >= 0, names::card)));
            }
            int zone = PileSetter.pileBefore(s, seat, card);
            r.put(card, zone);
            if (Arrays.stream(s.rules().zones().ofCharacter(seat)).anyMatch(z -> z == zone)) {
                r.known(card, EVERYBODY);
            }
        }
        PileSetter.cardsBefore(s, seat).stream()
                .map(s.pieces::zoneOf)
                .distinct()
                .forEach(zone -> r.empty(zone, Zone.BOX));
    }

    private static int lineOf(TableDescription.Cards cards) {
        return cards.hand() == null ? 1 : cards.hand().line();
    }

    private List<Word> itemsOf(TableDescription.Pile pile) {
        if (pile.count() != null) {
            throw names.mistake(pile.line(), "expected the cards, not their number");
        }
        return pile.cards();
    }

    /** A pile that is given is exact; the rest lies in the deck, or, if that is given too, in the discard pile. */
    private void setActionCards(int seat, TableDescription.Cards cards) {
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

    private void emptyIfGiven(TableDescription.@Nullable Pile pile, int zone, int rest) {
        if (pile != null) {
            r.empty(zone, rest);
        }
    }

    private void setPile(int seat, TableDescription.@Nullable Pile pile, int zone) {
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
                int card = piece(word, PieceKind.ACTION, s.crew.characterIndex(seat));
                r.put(card, zone);
                if (zone == Zone.hand(seat) && s.rules().backs().marked(card)) {
                    r.known(card, EVERYBODY);
                }
            }
        }
    }

    private int piece(Word word, PieceKind kind, int owner) {
        int piece = r.find(p -> s.rules().kind(p) == kind && isOf(p, owner) && names.isCalled(p, word.text()));
        if (piece < 0) {
            List<String> free = r.free(p -> s.rules().kind(p) == kind && isOf(p, owner), names::card);
            throw names.mistake(word, what(kind) + " that is not used already: one of " + String.join(", ", free));
        }
        return piece;
    }

    /** A loose card may be anybody's. */
    private boolean isOf(int piece, int owner) {
        return owner < 0 || s.rules().owner(piece) == owner || s.rules().backs().loose(piece);
    }

    private static String what(PieceKind kind) {
        return switch (kind) {
            case ACTION -> "an action card of this character (or infected, clean)";
            case OBJECTIVE -> "an objective";
            case WOUND -> "a serious wound";
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
    private void setHeld(int seat, TableDescription.Item held) {
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

    /** A list of serious wounds is exact, also for a character that starts with some. */
    private void healSetUpWounds(int seat) {
        while (s.pieces.first(Zone.wounds(seat)) >= 0) {
            r.put(s.pieces.first(Zone.wounds(seat)), Zone.WOUND_DECK);
        }
    }

    private void setBody(int seat, TableDescription.Body body) {
        if (body.light() != null) {
            r.lightWounds(seat, body.light());
        }
        if (body.serious() != null) {
            healSetUpWounds(seat);
        }
        for (TableDescription.Wound wound : orEmpty(body.serious())) {
            int card = piece(wound.type(), PieceKind.WOUND, -1);
            r.put(card, wound.dressed() ? Zone.dressed(seat) : Zone.wounds(seat));
        }
        if (body.slime() != null) {
            r.slime(seat, body.slime());
        }
        if (body.larva() != null) {
            larva(seat, body.larva());
        }
        if (body.signal() != null) {
            r.signal(seat, body.signal());
        }
    }

    /** All seats, and those who watch. */
    private static final int EVERYBODY = -1;

    private static final String LARVA = "larva";

    private void larva(int seat, boolean on) {
        String counter = s.rules().species().id() + "." + LARVA;
        boolean possible = s.rules().counterNames().contains(counter);
        if (on && !possible) {
            throw names.mistake(
                    lineOf(seat),
                    "nobody carries a larva with " + s.rules().species().id());
        }
        if (possible) {
            r.counter(s.rules().counter(counter), seat, on ? 1 : 0);
        }
    }

    private int lineOf(int seat) {
        return orEmpty(given.crew()).stream()
                .filter(member -> names.seat(member.name()) == seat)
                .mapToInt(member -> member.name().line())
                .findFirst()
                .orElse(1);
    }

    static boolean hasLarva(GameState s, int seat) {
        int counter = s.rules().counterNames().indexOf(s.rules().species().id() + "." + LARVA);
        return counter >= 0 && s.counter(counter, seat) != 0;
    }

    private void setCounters(int seat, TableDescription.Crew crew) {
        orEmpty(crew.counters()).forEach(c -> r.counter(names.counter(c.name(), true), seat, c.value()));
    }

    /** Unless the first encounter is still to come, everyone has kept one objective: the first. */
    private void chooseObjectives() {
        boolean met = !Boolean.FALSE.equals(given.moment().firstEncounter());
        r.firstEncounter(met);
        int most = met ? 1 : 2;
        for (Named<TableDescription.Crew> crew : orEmpty(given.crew())) {
            TableDescription.Pile objectives = crew.value().cards().objectives();
            if (objectives != null && objectives.cards().size() > most) {
                throw names.mistake(
                        objectives.cards().get(most),
                        met ? "one objective; two are held with first-encounter: false" : "two objectives at most");
            }
        }
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

    private void setStatus(int seat, TableDescription.Crew crew) {
        if (crew.pod() != null && crew.status() == null) {
            int pod = crew.pod() - 1;
            if (pod < 0 || pod >= Pods.COUNT || !Pods.isThere(s, pod)) {
                throw names.mistake(lineOf(crew), "pod " + crew.pod() + " is not on the board; give it under pods");
            }
            own.inPod(seat, pod);
            return;
        }
        if (crew.status() == null) {
            return;
        }
        switch (crew.status().text()) {
            case "aboard" -> {}
            case "asleep" -> own.asleep(seat);
            case "launched" -> own.launched(seat);
            case "dead" -> setDead(seat);
            default -> throw names.mistake(crew.status(), "aboard, asleep, launched or dead (or pod: N)");
        }
    }

    /** The corpse lies in the room of the dead, unless it is said to be elsewhere. */
    private void setDead(int seat) {
        int corpse = s.rules().things().corpseOf(seat);
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

    private static int lineOf(TableDescription.Crew crew) {
        return crew.room() == null ? 1 : crew.room().line();
    }

    // ---------------------------------------------------------------- knowledge

    private void learn(int seat, Word word) {
        Knowledge.Fact fact = Knowledge.fact(s, names, word);
        int mask = 1 << seat;
        switch (fact) {
            case Knowledge.Tile(int slot) -> r.tileKnown(slot, mask);
            case Knowledge.Token(int slot) -> r.tokenKnown(slot, mask);
            case Knowledge.Engine(int engine) -> own.engineKnown(engine, seat);
            case Knowledge.Coordinates() -> r.known(Course.card(s), mask);
            case Knowledge.Event() -> r.known(s.pieces.first(Zone.EVENT_DECK), mask);
            case Knowledge.Objective(int whose) -> r.known(s.pieces.first(Zone.objectives(whose)), mask);
            case Knowledge.Item(int whose, String id) -> r.known(s.pieces.find(Zone.inventory(whose), id), mask);
            case Knowledge.CardBefore(int whose) -> r.known(PileSetter.firstBefore(s, whose), mask);
            case Knowledge.Pile(int zone) -> r.known(s.pieces.first(zone), mask);
            case Knowledge.SpeciesCard(int whose) -> r.known(s.pieces.first(PileSetter.speciesCards(s, whose)), mask);
        }
    }
}
