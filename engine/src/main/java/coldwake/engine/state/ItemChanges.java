package coldwake.engine.state;

import coldwake.engine.card.Colour;
import coldwake.engine.card.ItemCard;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Modifier;
import java.util.ArrayList;
import java.util.List;

/** What characters find, hold, use, trade and lose. */
public final class ItemChanges {
    private final GameState s;
    private final Changes c;

    ItemChanges(GameState state, Changes changes) {
        s = state;
        c = changes;
    }

    /** The word for what is seen of a face-down item. */
    public static String back(ItemCard item) {
        return item.deck() == Colour.NONE ? "character" : Changes.word(item.deck());
    }

    /** Takes an item, with what is attached to it, into the inventory or the hand slots. */
    public void gainItem(int seat, int item) {
        ItemCard card = s.rules.item(item);
        boolean secret = Zone.isHidden(s.pieces.zone[item]);
        c.cards.toBottom(item, card.held() ? Zone.held(seat) : Zone.inventory(seat));
        if (c.listening()) {
            if (card.held()) {
                c.emit(new GameEvent.HeavyItemGained(new Who(seat), new Card(item)));
            } else {
                c.emit(new GameEvent.ItemGained(new Who(seat), back(card)));
                if (secret) {
                    c.emit(new GameEvent.ItemSeen(new Who(seat), new Card(item)));
                }
            }
        }
    }

    /** Hands an item over, with what is attached to it. */
    public void handOver(int from, int to, int item) {
        ItemCard card = s.rules.item(item);
        bring(item, card.held() ? Zone.held(to) : Zone.inventory(to));
        c.cards.learn(item, from);
        if (c.listening()) {
            if (card.held()) {
                c.emit(new GameEvent.HeavyItemHandedOver(new Who(from), new Who(to), new Card(item)));
            } else {
                c.emit(new GameEvent.ItemHandedOver(new Who(from), new Who(to), back(card)));
                c.emit(new GameEvent.ItemSeen(new Who(to), new Card(item)));
            }
        }
    }

    /** Lays an item out for a trade, with what is attached to it; the partner sees it. */
    public void layOut(int seat, int item, int partner) {
        bring(item, Zone.offered(seat));
        if (c.listening()) {
            c.emit(new GameEvent.ItemLaidOut(new Who(seat), back(s.rules.item(item))));
        }
        show(seat, item, partner);
    }

    /** Moves an item with what is attached to it, and what is attached to that. */
    private void bring(int item, int to) {
        int from = s.pieces.zone[item];
        c.cards.toBottom(item, to);
        int p = s.pieces.first[from];
        while (p >= 0) {
            if (s.pieces.attachedTo[p] == item) {
                bring(p, to);
                p = s.pieces.first[from];
            } else {
                p = s.pieces.next[p];
            }
        }
    }

    /** Takes back what was laid out. */
    public void takeBackOffer(int seat) {
        while (s.pieces.first[Zone.offered(seat)] >= 0) {
            int item = s.pieces.first[Zone.offered(seat)];
            boolean held = s.rules.item(item).held() || s.pieces.attachedTo[item] >= 0;
            c.cards.toBottom(item, held ? Zone.held(seat) : Zone.inventory(seat));
        }
    }

    /** Shows an item to another player. */
    public void show(int seat, int item, int to) {
        c.cards.learn(item, to);
        if (c.listening()) {
            c.emit(new GameEvent.ItemShown(new Who(to), new Who(seat), new Card(item)));
        }
    }

    /** Shows all that an item is used; it stays where it is. Ruling itm-016. */
    public void useItem(int seat, int item) {
        c.cards.reveal(item);
        if (c.listening()) {
            c.emit(new GameEvent.ItemUsed(new Who(seat), new Card(item)));
        }
    }

    /** Spends an item: to its discard pile, back to the crafting deck, or out of the game; attached items follow. */
    public void discardItem(int seat, int item) {
        release(item, false);
        ItemCard card = s.rules.item(item);
        if (card.deck().isSearchDeck()) {
            c.cards.toTop(item, Zone.itemDiscard(card.deck()));
        } else {
            c.cards.toBottom(item, card.deck() == Colour.BLUE ? Zone.CRAFT_DECK : s.outOfPlay(item));
        }
        if (c.listening()) {
            c.emit(new GameEvent.ItemDiscarded(new Who(seat), new Card(item)));
        }
    }

    /** Drops an item: face down to the bottom of its deck, back to the crafting deck, or out of the game. */
    public void dropItem(int seat, int item) {
        ItemCard card = s.rules.item(item);
        if (c.listening()) {
            c.emit(
                    card.held()
                            ? new GameEvent.HeavyItemDropped(new Who(seat), new Card(item))
                            : new GameEvent.ItemDropped(new Who(seat), back(card)));
        }
        release(item, true);
        dropOne(item);
    }

    private void dropOne(int item) {
        ItemCard card = s.rules.item(item);
        s.pieces.ammo[item] = 0;
        boolean lost = isLost(item);
        if (!lost && card.deck().isSearchDeck()) {
            c.cards.toBottom(item, Zone.itemDeck(card.deck()));
        } else if (!lost && card.deck() == Colour.BLUE) {
            c.cards.toBottom(item, Zone.CRAFT_DECK);
        } else {
            c.cards.toBottom(item, card.heavy() ? s.outOfPlay(item) : Zone.BOX);
        }
    }

    private boolean isLost(int item) {
        boolean lost = false;
        for (Modifier modifier : s.rules.modifiers()) {
            lost = modifier.lostWhenDropped(s, item, lost);
        }
        return lost;
    }

    /** Undoes the attachments of an item: what was added to it follows it, what was taped to it stays in hand. */
    private void release(int item, boolean drop) {
        s.pieces.attachedTo[item] = -1;
        for (int p = s.pieces.first[s.pieces.zone[item]], after; p >= 0; p = after) {
            after = s.pieces.next[p];
            if (s.pieces.attachedTo[p] == item) {
                s.pieces.attachedTo[p] = -1;
                if (!s.rules.item(p).heavy()) {
                    if (drop) {
                        dropOne(p);
                    } else {
                        discardAttachment(p);
                    }
                }
            }
        }
    }

    private void discardAttachment(int item) {
        ItemCard card = s.rules.item(item);
        if (card.deck().isSearchDeck()) {
            c.cards.toTop(item, Zone.itemDiscard(card.deck()));
        } else {
            c.cards.toBottom(item, card.deck() == Colour.BLUE ? Zone.CRAFT_DECK : Zone.GONE);
        }
    }

    /** Attaches an item to another, for good; both lie in the hand slots. */
    public void attach(int seat, int item, int to) {
        if (s.pieces.zone[item] != s.pieces.zone[to]) {
            c.cards.toBottom(item, s.pieces.zone[to]);
        }
        s.pieces.attachedTo[item] = (short) to;
        if (c.listening()) {
            c.emit(new GameEvent.ItemAttached(new Who(seat), new Card(item), new Card(to)));
        }
    }

    public void setAmmo(int seat, int weapon, int ammo) {
        s.pieces.ammo[weapon] = (byte) ammo;
        if (c.listening()) {
            c.emit(new GameEvent.AmmoChanged(new Who(seat), new Card(weapon), ammo));
        }
    }

    public void spendAmmo(int seat, int weapon, int ammo) {
        setAmmo(seat, weapon, s.pieces.ammo[weapon] - ammo);
    }

    /** Turns a quest item to its active side; it is an item from now on. */
    public void activateQuest(int seat, int item) {
        c.cards.toBottom(item, s.rules.item(item).held() ? Zone.held(seat) : Zone.inventory(seat));
        c.cards.reveal(item);
        if (c.listening()) {
            c.emit(new GameEvent.QuestActivated(new Who(seat), new Card(item)));
        }
    }

    /** The same for an item that is not told apart from another; what it does then tells of it. */
    public void activateHidden(int seat, int item) {
        c.cards.toBottom(item, Zone.inventory(seat));
        c.cards.turnFaceDown(item, seat);
    }

    /** Takes a quest item out of the game that only its owner may know. */
    public void discardHidden(int seat, int item) {
        c.cards.toBottom(item, Zone.BOX);
        c.cards.turnFaceDown(item, seat);
    }

    public void craft(int seat, int item) {
        if (c.listening()) {
            c.emit(new GameEvent.ItemCrafted(new Who(seat), new Card(item)));
        }
    }

    /** Takes the top card of an item deck to look at it. -1 if none is left. */
    public int lookAt(int seat, Colour colour) {
        int item = c.cards.top(Zone.itemDeck(colour), Zone.itemDiscard(colour));
        if (item >= 0) {
            c.cards.toBottom(item, Zone.lookedAt(seat));
        }
        return item;
    }

    /** Tells all that a seat looks at cards, and the seat which they are. */
    public void looked(int seat, Colour colour) {
        searched(seat, colour, s.pieces.count[Zone.lookedAt(seat)]);
        looked(seat);
    }

    /** Tells all that a seat looks at one card of a deck, among others. */
    public void lookedAtOne(int seat, Colour colour) {
        searched(seat, colour, 1);
    }

    private void searched(int seat, Colour colour, int cards) {
        if (c.listening()) {
            c.emit(new GameEvent.ItemDeckSearched(new Who(seat), s.rules.zones().name(Zone.itemDeck(colour)), cards));
        }
    }

    /** Tells a seat which cards it looks at. */
    public void looked(int seat) {
        if (c.listening()) {
            List<Card> cards = new ArrayList<>();
            for (int p = s.pieces.first[Zone.lookedAt(seat)]; p >= 0; p = s.pieces.next[p]) {
                cards.add(new Card(p));
            }
            c.emit(new GameEvent.ItemsSeen(new Who(seat), List.copyOf(cards)));
        }
    }
}
