package coldwake.engine.state;

import coldwake.engine.card.ContaminationCard;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;
import java.util.ArrayList;
import java.util.List;

/** The action and contamination cards of the players. */
public final class HandChanges {
    private final GameState s;
    private final Changes c;

    HandChanges(GameState state, Changes changes) {
        s = state;
        c = changes;
    }

    /** Draws cards to a hand, shuffling the discard pile when the deck runs out. */
    public void draw(int seat, int wanted) {
        List<Card> seen = c.listening() ? new ArrayList<>() : List.of();
        int drawn = 0;
        while (drawn < wanted) {
            int card = topOfDeck(seat);
            if (card < 0) {
                break;
            }
            c.cards.toBottom(card, Zone.hand(seat));
            if (c.listening()) {
                seen.add(new Card(card));
            }
            drawn++;
        }
        if (drawn > 0 && c.listening()) {
            c.emit(new GameEvent.CardsDrawn(new Who(seat), drawn));
            c.emit(new GameEvent.CardsSeen(new Who(seat), List.copyOf(seen)));
        }
    }

    /** Draws cards from a seat's deck without taking them in hand; the caller discards them. */
    public void drawAside(int seat, int wanted) {
        int drawn = 0;
        while (drawn < wanted) {
            int card = topOfDeck(seat);
            if (card < 0) {
                break;
            }
            c.cards.toBottom(card, Zone.lookedAt(seat));
            drawn++;
        }
        if (drawn > 0 && c.listening()) {
            c.emit(new GameEvent.CardsTurnedUp(new Who(seat), drawn));
        }
    }

    /** The next card of a seat's deck, refilled from its discard pile if need be; -1 if both are empty. */
    private int topOfDeck(int seat) {
        if (s.pieces.count[Zone.deck(seat)] == 0 && s.pieces.count[Zone.discard(seat)] > 0) {
            reshuffle(seat);
        }
        return s.pieces.first[Zone.deck(seat)];
    }

    /** The discard pile becomes the deck (under what is left of it). */
    public void reshuffle(int seat) {
        c.cards.moveAll(Zone.discard(seat), Zone.deck(seat));
        if (c.listening()) {
            c.emit(new GameEvent.DiscardPileShuffled(new Who(seat)));
        }
        c.cards.shuffle(Zone.deck(seat));
    }

    /** Hand, discard pile and deck are shuffled into a new deck; the hand stays empty. */
    public void shuffleEverything(int seat) {
        int cards = s.pieces.count[Zone.hand(seat)];
        c.cards.moveAll(Zone.hand(seat), Zone.deck(seat));
        if (cards > 0 && c.listening()) {
            c.emit(new GameEvent.HandShuffledIn(new Who(seat), cards));
        }
        reshuffle(seat);
    }

    public void play(int seat, int card) {
        c.cards.toTop(card, Zone.discard(seat));
        if (c.listening()) {
            c.emit(new GameEvent.CardPlayed(new Who(seat), new Card(card)));
        }
    }

    public void pay(int seat, int card) {
        c.cards.toTop(card, Zone.discard(seat));
        s.paid = card;
        if (c.listening()) {
            c.emit(new GameEvent.CardPaid(new Who(seat), new Card(card)));
        }
    }

    public void discard(int seat, int card) {
        c.cards.toTop(card, Zone.discard(seat));
        if (c.listening()) {
            c.emit(new GameEvent.CardDiscarded(new Who(seat), new Card(card)));
        }
    }

    /** Takes an action card out of the game, face up. */
    public void removeCard(int seat, int card) {
        c.cards.toBottom(card, Zone.GONE);
        if (c.listening()) {
            c.emit(new GameEvent.CardRemoved(new Who(seat), new Card(card)));
        }
    }

    public void react(int seat, int card) {
        c.cards.toTop(card, Zone.discard(seat));
        if (c.listening()) {
            c.emit(new GameEvent.ReactionPlayed(new Who(seat), new Card(card)));
        }
    }

    /** Takes back a card paid for an action that did not happen. */
    public void takeBack(int seat, int card) {
        c.cards.toBottom(card, Zone.hand(seat));
        c.cards.reveal(card);
        if (c.listening()) {
            c.emit(new GameEvent.CardTakenBack(new Who(seat), new Card(card)));
        }
    }

    /** Gives a contamination card, on top of the discard pile; nothing if none is left. */
    public void contaminate(int seat) {
        int card = c.cards.top(Zone.CONTAMINATION_DECK, Zone.CONTAMINATION_DECK);
        if (card >= 0) {
            c.cards.toTop(card, Zone.discard(seat));
            s.pieces.known[card] = 0;
            if (c.listening()) {
                c.emit(new GameEvent.ContaminationGained(new Who(seat)));
            }
        }
    }

    public boolean isContamination(int card) {
        return s.rules.piece(card) instanceof ContaminationCard;
    }

    boolean isInfected(int card) {
        return s.rules.piece(card) instanceof ContaminationCard contamination && contamination.infected();
    }

    /** Scans the contamination cards of a zone: everybody sees the result. Answers how many are infected. */
    public int scan(int seat, int... zones) {
        int cards = 0;
        int infected = 0;
        for (int zone : zones) {
            for (int p = s.pieces.first[zone]; p >= 0; p = s.pieces.next[p]) {
                if (isContamination(p)) {
                    c.cards.reveal(p);
                    cards++;
                    infected += isInfected(p) ? 1 : 0;
                }
            }
        }
        if (cards > 0 && c.listening()) {
            c.emit(new GameEvent.ContaminationScanned(new Who(seat), cards, infected));
        }
        return infected;
    }

    /** Scans one contamination card: everybody sees the result. Returns whether it is infected. */
    public boolean scanCard(int seat, int card) {
        c.cards.reveal(card);
        boolean infected = isInfected(card);
        if (c.listening()) {
            c.emit(new GameEvent.ContaminationScanned(new Who(seat), 1, infected ? 1 : 0));
        }
        return infected;
    }

    /** Removes the infected or the clean contamination cards of some zones from the game. */
    public void removeContamination(int seat, boolean infected, int... zones) {
        int removed = 0;
        for (int zone : zones) {
            for (int p = s.pieces.first[zone], after; p >= 0; p = after) {
                after = s.pieces.next[p];
                if (isContamination(p) && isInfected(p) == infected) {
                    c.cards.toBottom(p, Zone.GONE);
                    removed++;
                }
            }
        }
        if (removed > 0 && c.listening()) {
            c.emit(new GameEvent.ContaminationRemoved(new Who(seat), removed));
        }
    }

    /** Removes one contamination card from the game. */
    public void removeContaminationCard(int seat, int card) {
        c.cards.toBottom(card, Zone.GONE);
        if (c.listening()) {
            c.emit(new GameEvent.ContaminationRemoved(new Who(seat), 1));
        }
    }
}
