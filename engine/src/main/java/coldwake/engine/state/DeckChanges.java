package coldwake.engine.state;

import coldwake.engine.card.ModuleCard;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;
import java.util.ArrayList;
import java.util.List;

/** Events, attacks, cards of modules, and objectives. */
public final class DeckChanges {
    private final GameState s;
    private final Changes c;

    DeckChanges(GameState state, Changes changes) {
        s = state;
        c = changes;
    }

    /** Draws the next event card and shows it; the caller puts it where it belongs. -1 if there is none. */
    public int drawEvent() {
        int event = c.cards.top(Zone.EVENT_DECK, Zone.EVENT_DISCARD);
        if (event >= 0) {
            showEvent(event);
        }
        return event;
    }

    /** Draws the next attack card for an attack on a character and shows it. -1 if there is none. */
    public int drawAttack(int intruder, int target) {
        int card = c.cards.top(Zone.ATTACK_DECK, Zone.ATTACK_DISCARD);
        if (card >= 0) {
            showAttack(card, intruder, target);
        }
        return card;
    }

    /** Draws the next attack card for an injury check and shows it. -1 if there is none. */
    public int drawEndurance(int intruder) {
        int card = c.cards.top(Zone.ATTACK_DECK, Zone.ATTACK_DISCARD);
        if (card >= 0) {
            c.cards.toTop(card, Zone.REVEALED);
            if (c.listening()) {
                c.emit(new GameEvent.EnduranceDrawn(new Card(card), List.of(s.intruders.foe(intruder))));
            }
        }
        return card;
    }

    /** The next card of a deck that a module brings; the discard pile, if there is one, is shuffled when the deck runs out. -1 if none is left. */
    public int top(String family) {
        int deck = pile(family + "-deck");
        int discard = s.rules.zones().pile(family + "-discard");
        return c.cards.top(deck, discard < 0 ? deck : discard);
    }

    private int pile(String id) {
        int zone = s.rules.zones().pile(id);
        if (zone < 0) {
            throw new IllegalArgumentException("no module in play has a pile " + id);
        }
        return zone;
    }

    /** Draws a card of a module to where it is resolved, face up. */
    public int drawModuleCard(String family) {
        int card = top(family);
        if (card >= 0) {
            c.cards.toTop(card, Zone.REVEALED);
            if (c.listening()) {
                c.emit(new GameEvent.SpeciesCardDrawn(new Card(card)));
            }
        }
        return card;
    }

    /** Puts a card of a module on its discard pile. */
    public void discardModuleCard(int card) {
        c.cards.toTop(card, pile(family(card) + "-discard"));
    }

    private String family(int card) {
        return ((ModuleCard) s.rules.piece(card)).family();
    }

    /** Lays a card of a module before a character, in the pile that is called like its family; only its owner sees it. */
    public void takeModuleCard(int seat, int card) {
        c.cards.toBottom(card, pile(family(card)) + seat);
        if (c.listening()) {
            c.emit(new GameEvent.SpeciesCardTaken(new Who(seat)));
        }
    }

    /** The cards of modules that belong to a character leave the game with it, unseen unless they lay face up. */
    void loseModuleCards(int seat) {
        for (int zone : s.rules.zones().ofCharacter(seat)) {
            while (s.pieces.first[zone] >= 0) {
                int card = s.pieces.first[zone];
                c.cards.toBottom(card, s.pieces.known[card] == CardChanges.ALL ? Zone.GONE : Zone.BOX);
            }
        }
    }

    /** Turns a card of a module before a character up for good. */
    public void showModuleCard(int seat, int card) {
        if (s.pieces.known[card] != CardChanges.ALL) {
            c.cards.reveal(card);
            if (c.listening()) {
                c.emit(new GameEvent.SpeciesCardShown(new Who(seat), new Card(card)));
            }
        }
    }

    /** A seat takes the next cards of a deck of a module to look at them, unseen by others. */
    public void lookAtModuleCards(int seat, String family, int wanted) {
        List<Card> cards = new ArrayList<>();
        for (int k = 0; k < wanted; k++) {
            int card = top(family);
            if (card >= 0) {
                c.cards.toBottom(card, Zone.lookedAt(seat));
                cards.add(new Card(card));
            }
        }
        if (c.listening()) {
            c.emit(new GameEvent.SpeciesCardsLookedAt(new Who(seat), cards.size()));
            c.emit(new GameEvent.SpeciesCardsSeen(new Who(seat), List.copyOf(cards)));
        }
    }

    /** The cards that a seat looks at are shuffled back into their deck. */
    public void putBackModuleCards(int seat, String family) {
        c.cards.moveAll(Zone.lookedAt(seat), pile(family + "-deck"));
        c.cards.shuffle(pile(family + "-deck"));
    }

    /** A card of a module before a character is shuffled back into its deck. */
    public void returnModuleCard(int seat, int card) {
        if (c.listening()) {
            c.emit(new GameEvent.SpeciesCardReturned(new Who(seat)));
        }
        int deck = pile(family(card) + "-deck");
        c.cards.toBottom(card, deck);
        c.cards.shuffle(deck);
    }

    public void removeEvent(int event) {
        c.cards.toBottom(event, Zone.GONE);
        if (c.listening()) {
            c.emit(new GameEvent.EventRemoved(new Card(event)));
        }
    }

    /** The card of an attack on a character is shown. */
    public void showAttack(int card, int intruder, int target) {
        c.cards.toTop(card, Zone.REVEALED);
        if (c.listening()) {
            c.emit(new GameEvent.AttackCardDrawn(
                    new Card(card), List.of(s.intruders.foe(intruder)), List.of(new Who(target))));
        }
    }

    /** The event card that was chosen is shown. */
    public void showEvent(int card) {
        c.cards.toTop(card, Zone.REVEALED);
        if (c.listening()) {
            c.emit(new GameEvent.EventDrawn(new Card(card)));
        }
    }

    public void dealObjective(int seat, int objective) {
        c.cards.toBottom(objective, Zone.objectives(seat));
    }

    public void objectivesDealt(int seat) {
        if (c.listening()) {
            List<Card> cards = new ArrayList<>();
            for (int p = s.pieces.first[Zone.objectives(seat)]; p >= 0; p = s.pieces.next[p]) {
                cards.add(new Card(p));
            }
            c.emit(new GameEvent.ObjectivesDealt(new Who(seat), List.copyOf(cards)));
        }
    }

    /** Lays an objective out for all to share. */
    public void openObjective(int objective) {
        c.cards.toBottom(objective, Zone.OPEN_OBJECTIVES);
        if (c.listening()) {
            c.emit(new GameEvent.ObjectiveOpened(new Card(objective)));
        }
    }

    /** A seat keeps one objective; the others leave the game unseen. */
    public void keepObjective(int seat, int objective) {
        for (int p = s.pieces.first[Zone.objectives(seat)], after; p >= 0; p = after) {
            after = s.pieces.next[p];
            if (p != objective) {
                c.cards.toBottom(p, Zone.BOX);
            }
        }
        if (c.listening()) {
            c.emit(new GameEvent.ObjectiveKept(new Who(seat)));
            c.emit(new GameEvent.ObjectiveChosen(new Who(seat), new Card(objective)));
        }
    }

    /** A seat looks at an objective of another. */
    public void peekObjective(int seat, int whose, int objective) {
        c.cards.learn(objective, seat);
        if (c.listening()) {
            c.show(seat, who -> new GameEvent.ObjectiveSeen(who, new Who(whose), new Card(objective)));
        }
    }

    public void objectivePeeked(int seat, int whose) {
        if (c.listening()) {
            c.emit(new GameEvent.ObjectivePeeked(new Who(seat), new Who(whose)));
        }
    }

    /** A seat looks at the next event card. -1 if there is none. */
    public int peekEvent(int seat) {
        int event = c.cards.top(Zone.EVENT_DECK, Zone.EVENT_DISCARD);
        if (event >= 0) {
            c.cards.learn(event, seat);
            if (c.listening()) {
                c.show(seat, who -> new GameEvent.EventSeen(who, new Card(event)));
            }
        }
        return event;
    }

    public void placePeekedEvent(int seat, boolean onTop) {
        int event = s.pieces.first[Zone.EVENT_DECK];
        if (!onTop && event >= 0) {
            s.pieces.unlink(event);
            s.pieces.append(event, Zone.EVENT_DECK);
        }
        if (c.listening()) {
            c.emit(new GameEvent.EventPeeked(new Who(seat), onTop));
        }
    }

    /** A seat looks at the next two event cards; a deck that has fewer gets its discard pile shuffled under it. */
    public void peekEvents(int seat) {
        if (s.pieces.count[Zone.EVENT_DECK] == 1 && s.pieces.count[Zone.EVENT_DISCARD] > 0) {
            int last = s.pieces.first[Zone.EVENT_DECK];
            byte knew = s.pieces.known[last];
            c.cards.toTop(last, Zone.REVEALED);
            c.cards.top(Zone.EVENT_DECK, Zone.EVENT_DISCARD);
            c.cards.toTop(last, Zone.EVENT_DECK);
            s.pieces.known[last] = knew;
        }
        int event = peekEvent(seat);
        int second = event < 0 ? -1 : s.pieces.next[event];
        if (second >= 0) {
            c.cards.learn(second, seat);
            if (c.listening()) {
                c.show(seat, who -> new GameEvent.EventSeen(who, new Card(second)));
            }
        }
    }

    /** A seat puts the two events it has looked at back, one of them on top. */
    public void arrangeEvents(int seat, int onTop) {
        s.pieces.unlink(onTop);
        s.pieces.prepend(onTop, Zone.EVENT_DECK);
        int second = s.pieces.next[onTop];
        byte both = (byte)
                (s.pieces.known[onTop] & (second < 0 ? CardChanges.ALL : s.pieces.known[second]) | s.onlookers(seat));
        s.pieces.known[onTop] = both; // others cannot tell which of the two is on top now
        if (second >= 0) {
            s.pieces.known[second] = both;
        }
        if (c.listening()) {
            c.emit(new GameEvent.EventsArranged(new Who(seat)));
        }
    }
}
