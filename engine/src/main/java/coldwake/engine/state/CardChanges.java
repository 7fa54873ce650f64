package coldwake.engine.state;

import coldwake.engine.card.Colour;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;
import java.util.ArrayList;
import java.util.List;

/** Moves pieces between zones, and keeps track of who knows what lies face down. */
public final class CardChanges {
    private static final byte ALL = (byte) 0xFF;

    private final GameState s;
    private final Changes c;

    CardChanges(GameState state, Changes changes) {
        s = state;
        c = changes;
    }

    // ---------------------------------------------------------------- moving

    /** Moves a piece to the top of a zone. */
    public void toTop(int piece, int zone) {
        forget(piece, zone);
        s.unlink(piece);
        s.prepend(piece, zone);
    }

    /** Moves a piece to the bottom (or end) of a zone. */
    public void toBottom(int piece, int zone) {
        forget(piece, zone);
        s.unlink(piece);
        s.append(piece, zone);
    }

    /**
     * Who sees a piece before or after it moves knows it where it lies then; everybody else does not, nor which of the
     * like items it left behind are still there.
     */
    private void forget(int piece, int to) {
        if (s.rules.kind(piece) == PieceKind.CONTAMINATION) {
            return; // a scanned card stays scanned, an unscanned one is known to nobody
        }
        int from = s.zone[piece];
        s.known[piece] = (byte) (s.seers(from) | s.seers(to));
        if (s.isOwnersSecret(from)) {
            forgetAlike(piece, from, Zone.isHidden(to));
        }
    }

    /** Nobody but the owner can tell whether it was this piece or one like it that left. */
    private void forgetAlike(int piece, int from, boolean faceDown) {
        byte seers = (byte) s.seers(from);
        for (int p = s.first[from]; p >= 0; p = s.next[p]) {
            if ((s.known[p] & ~seers) != 0 && p != piece && isAlike(p, piece, faceDown)) {
                s.known[p] &= seers;
            }
        }
    }

    private boolean isAlike(int a, int b, boolean faceDown) {
        return faceDown ? sameBack(a, b) : s.rules.definition(a) == s.rules.definition(b);
    }

    private boolean sameBack(int a, int b) {
        boolean bothItems = s.rules.piece(a) instanceof ItemCard x
                && s.rules.piece(b) instanceof ItemCard y
                && x.deck() == y.deck();
        return bothItems || s.rules.kind(a) == PieceKind.ACTION && s.rules.kind(b) == PieceKind.ACTION;
    }

    /** A seat learns which piece this is. */
    public void learn(int piece, int seat) {
        s.known[piece] |= (byte) s.learners(seat);
    }

    /** The whole table learns which piece this is. */
    public void reveal(int piece) {
        s.known[piece] = ALL;
    }

    /** Shuffles a zone; nobody knows any order in it any more. */
    public void shuffle(int zone) {
        int n = s.count[zone];
        short[] order = new short[n];
        int i = 0;
        for (int p = s.first[zone]; p >= 0; p = s.next[p]) {
            order[i++] = (short) p;
        }
        for (int k = n - 1; k > 0; k--) {
            int j = c.random(k + 1);
            short swap = order[k];
            order[k] = order[j];
            order[j] = swap;
        }
        s.first[zone] = -1;
        s.last[zone] = -1;
        s.count[zone] = 0;
        for (short p : order) {
            if (s.rules.kind(p) != PieceKind.CONTAMINATION) {
                s.known[p] = 0;
            }
            s.append(p, zone);
        }
        if (c.listening()) {
            c.emit(new GameEvent.DeckShuffled(Zone.name(zone)));
        }
    }

    /** Moves everything from one zone to the bottom of another. */
    public void moveAll(int from, int to) {
        while (s.first[from] >= 0) {
            toBottom(s.first[from], to);
        }
    }

    // ---------------------------------------------------------------- decks

    /** The top piece of a deck, refilled from its discard pile if need be and rigged if wanted; -1 if none is left. */
    public int top(int deck, int discard) {
        if (s.count[deck] == 0 && s.count[discard] > 0) {
            moveAll(discard, deck);
            shuffle(deck);
        }
        if (s.count[deck] > 0 && s.rigging != null) {
            rigTop(deck);
        }
        return s.first[deck];
    }

    private void rigTop(int deck) {
        String name = Zone.name(deck);
        String wanted = c.rigged(name.substring(0, name.length() - "-deck".length()));
        if (wanted == null) {
            return;
        }
        for (int p = s.first[deck]; p >= 0; p = s.next[p]) {
            if (matches(p, wanted)) {
                s.unlink(p);
                s.prepend(p, deck);
                return;
            }
        }
        throw new Rigging.RiggingException("no '" + wanted + "' is left in the " + name);
    }

    private boolean matches(int piece, String wanted) {
        return switch (s.rules.piece(piece)) {
            case ContaminationCard card -> card.infected() == wanted.equals("infected");
            case IntruderToken token -> tokenMatches(token, wanted);
            default -> s.rules.idOf(piece).equals(wanted);
        };
    }

    private boolean tokenMatches(IntruderToken token, String wanted) {
        String type = token.blank() ? "blank" : s.rules.species().tokenTypes().get(token.type());
        String number = "/" + token.number();
        String kind = type + "-" + token.colour();
        return wanted.equals(type)
                || wanted.equals(type + number)
                || wanted.equals(kind)
                || wanted.equals(kind + number);
    }

    /** Draws an intruder token from the bag at random; it is in the hand of nobody yet. -1 if the bag is empty. */
    public int drawToken() {
        int n = s.count[Zone.BAG];
        if (n == 0) {
            return -1;
        }
        String wanted = c.rigged("token");
        int index = wanted == null ? c.random(n) : 0;
        int piece = s.first[Zone.BAG];
        if (wanted != null) {
            while (piece >= 0 && !matches(piece, wanted)) {
                piece = s.next[piece];
            }
            if (piece < 0) {
                throw new Rigging.RiggingException("no token '" + wanted + "' is in the bag");
            }
        }
        for (int k = 0; k < index; k++) {
            piece = s.next[piece];
        }
        toTop(piece, Zone.REVEALED);
        if (c.listening()) {
            c.emit(new GameEvent.TokenDrawn(new Card(piece)));
        }
        return piece;
    }

    /** Puts a token that was drawn back into the bag. */
    public void returnToken(int token) {
        toBottom(token, Zone.BAG);
    }

    /** Puts a token that was drawn into the pool. */
    public void poolToken(int token) {
        toBottom(token, Zone.POOL);
        if (c.listening()) {
            c.emit(new GameEvent.TokenRemoved(((IntruderToken) s.rules.piece(token)).type()));
        }
    }

    /** Adds a random token of a type from the pool to the bag, if there is one. */
    public boolean addToken(int type) {
        return addToken(type, "");
    }

    /** Adds a random token of a type and colour from the pool to the bag, if there is one. */
    public boolean addToken(int type, String colour) {
        int candidates = 0;
        int chosen = -1;
        for (int p = s.first[Zone.POOL]; p >= 0; p = s.next[p]) {
            if (isToken(p, type, colour) && c.random(++candidates) == 0) {
                chosen = p;
            }
        }
        if (chosen < 0) {
            return false;
        }
        toBottom(chosen, Zone.BAG);
        for (int p = s.first[Zone.POOL]; p >= 0; p = s.next[p]) {
            if (isToken(p, type, colour)) {
                s.known[p] = 0; // nobody saw which number was taken
            }
        }
        if (c.listening()) {
            c.emit(new GameEvent.TokenAdded(type));
        }
        return true;
    }

    private boolean isToken(int piece, int type, String colour) {
        IntruderToken token = (IntruderToken) s.rules.piece(piece);
        return token.type() == type && token.colour().equals(colour);
    }

    /** Takes all tokens of a type out of the game. */
    public void removeTokens(int type) {
        for (int p = 0; p < s.rules.pieceCount(); p++) {
            if (s.rules.piece(p) instanceof IntruderToken token && token.type() == type && s.zone[p] != Zone.BOX) {
                toBottom(p, Zone.GONE);
            }
        }
    }

    /** Draws the next event card and shows it; the caller puts it where it belongs. -1 if there is none. */
    public int drawEvent() {
        int event = top(Zone.EVENT_DECK, Zone.EVENT_DISCARD);
        if (event >= 0) {
            showEvent(event);
        }
        return event;
    }

    /** Draws the next attack card and shows it. -1 if there is none. */
    public int drawAttack(boolean forEndurance) {
        int card = top(Zone.ATTACK_DECK, Zone.ATTACK_DISCARD);
        if (card >= 0) {
            toTop(card, Zone.REVEALED);
            if (c.listening()) {
                c.emit(
                        forEndurance
                                ? new GameEvent.EnduranceDrawn(new Card(card))
                                : new GameEvent.AttackCardDrawn(new Card(card)));
            }
        }
        return card;
    }

    /** Draws a card of the species to where it is resolved, face up; the discard pile is shuffled when the deck runs out. */
    public int drawSpeciesCard() {
        int card = top(Zone.SPECIES_DECK, Zone.SPECIES_DISCARD);
        if (card >= 0) {
            toTop(card, Zone.REVEALED);
            if (c.listening()) {
                c.emit(new GameEvent.SpeciesCardDrawn(new Card(card)));
            }
        }
        return card;
    }

    /** Puts a card of the species on its discard pile. */
    public void discardSpeciesCard(int card) {
        toTop(card, Zone.SPECIES_DISCARD);
    }

    /** Lays a card of the species in front of a character; only its owner sees it. */
    public void takeSpeciesCard(int seat, int card) {
        toBottom(card, Zone.species(seat));
        if (c.listening()) {
            c.emit(new GameEvent.SpeciesCardTaken(new Who(seat)));
        }
    }

    /** The cards of the species in front of a character leave the game with it, unseen unless they lay face up. */
    void loseSpeciesCards(int seat) {
        int zone = Zone.species(seat);
        while (s.first[zone] >= 0) {
            int card = s.first[zone];
            toBottom(card, s.known[card] == ALL ? Zone.GONE : Zone.BOX);
        }
    }

    /** Turns a card of the species in front of a character up for good. */
    public void showSpeciesCard(int seat, int card) {
        if (s.known[card] != ALL) {
            reveal(card);
            if (c.listening()) {
                c.emit(new GameEvent.SpeciesCardShown(new Who(seat), new Card(card)));
            }
        }
    }

    /** A seat takes the next cards of the species to look at them, unseen by others. */
    public void lookAtSpeciesCards(int seat, int wanted) {
        List<Card> cards = new ArrayList<>();
        for (int k = 0; k < wanted; k++) {
            int card = top(Zone.SPECIES_DECK, Zone.SPECIES_DISCARD);
            if (card >= 0) {
                toBottom(card, Zone.lookedAt(seat));
                cards.add(new Card(card));
            }
        }
        if (c.listening()) {
            c.emit(new GameEvent.SpeciesCardsLookedAt(new Who(seat), cards.size()));
            c.emit(new GameEvent.SpeciesCardsSeen(new Who(seat), List.copyOf(cards)));
        }
    }

    /** A card of the species in front of a character is shuffled back into its deck. */
    public void returnSpeciesCard(int seat, int card) {
        if (c.listening()) {
            c.emit(new GameEvent.SpeciesCardReturned(new Who(seat)));
        }
        toBottom(card, Zone.SPECIES_DECK);
        shuffle(Zone.SPECIES_DECK);
    }

    public void removeEvent(int event) {
        toBottom(event, Zone.GONE);
        if (c.listening()) {
            c.emit(new GameEvent.EventRemoved(new Card(event)));
        }
    }

    // ---------------------------------------------------------------- hands

    /** Draws cards to a hand, shuffling the discard pile when the deck runs out. */
    public void draw(int seat, int wanted) {
        List<Card> seen = c.listening() ? new ArrayList<>() : List.of();
        int drawn = 0;
        while (drawn < wanted) {
            int card = topOfDeck(seat);
            if (card < 0) {
                break;
            }
            toBottom(card, Zone.hand(seat));
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
        for (int drawn = 0; drawn < wanted; drawn++) {
            int card = topOfDeck(seat);
            if (card < 0) {
                return;
            }
            toBottom(card, Zone.lookedAt(seat));
        }
    }

    /** The next card of a seat's deck, refilled from its discard pile if need be; -1 if both are empty. */
    private int topOfDeck(int seat) {
        if (s.count[Zone.deck(seat)] == 0 && s.count[Zone.discard(seat)] > 0) {
            reshuffle(seat);
        }
        return s.first[Zone.deck(seat)];
    }

    /** The discard pile becomes the deck (under what is left of it). */
    public void reshuffle(int seat) {
        moveAll(Zone.discard(seat), Zone.deck(seat));
        if (c.listening()) {
            c.emit(new GameEvent.DiscardPileShuffled(new Who(seat)));
        }
        shuffle(Zone.deck(seat));
    }

    /** Hand, discard pile and deck are shuffled into a new deck; the hand stays empty. */
    public void shuffleEverything(int seat) {
        int cards = s.count[Zone.hand(seat)];
        moveAll(Zone.hand(seat), Zone.deck(seat));
        if (cards > 0 && c.listening()) {
            c.emit(new GameEvent.HandShuffledIn(new Who(seat), cards));
        }
        reshuffle(seat);
    }

    public void play(int seat, int card) {
        toTop(card, Zone.discard(seat));
        if (c.listening()) {
            c.emit(new GameEvent.CardPlayed(new Who(seat), new Card(card)));
        }
    }

    /** Takes cards of a deck to look at before one is chosen. */
    public void lookAt(int seat, int deck, int discard, int wanted) {
        int taken = 0;
        while (taken < wanted) {
            int card = top(deck, discard);
            if (card < 0) {
                break;
            }
            toBottom(card, Zone.lookedAt(seat));
            taken++;
        }
        if (c.listening()) {
            c.emit(new GameEvent.ItemDeckSearched(new Who(seat), Zone.name(deck), taken));
        }
    }

    /** The attack card that was chosen is shown. */
    public void showAttack(int card) {
        toTop(card, Zone.REVEALED);
        if (c.listening()) {
            c.emit(new GameEvent.AttackCardDrawn(new Card(card)));
        }
    }

    /** The event card that was chosen is shown. */
    public void showEvent(int card) {
        toTop(card, Zone.REVEALED);
        if (c.listening()) {
            c.emit(new GameEvent.EventDrawn(new Card(card)));
        }
    }

    public void pay(int seat, int card) {
        toTop(card, Zone.discard(seat));
        if (c.listening()) {
            c.emit(new GameEvent.CardPaid(new Who(seat), new Card(card)));
        }
    }

    public void discard(int seat, int card) {
        toTop(card, Zone.discard(seat));
        if (c.listening()) {
            c.emit(new GameEvent.CardDiscarded(new Who(seat), new Card(card)));
        }
    }

    /** Takes an action card out of the game, face up. */
    public void removeCard(int seat, int card) {
        toBottom(card, Zone.GONE);
        if (c.listening()) {
            c.emit(new GameEvent.CardRemoved(new Who(seat), new Card(card)));
        }
    }

    public void react(int seat, int card) {
        toTop(card, Zone.discard(seat));
        if (c.listening()) {
            c.emit(new GameEvent.ReactionPlayed(new Who(seat), new Card(card)));
        }
    }

    /** Takes back a card paid for an action that did not happen. */
    public void takeBack(int seat, int card) {
        toBottom(card, Zone.hand(seat));
        reveal(card);
        if (c.listening()) {
            c.emit(new GameEvent.CardTakenBack(new Who(seat), new Card(card)));
        }
    }

    // ---------------------------------------------------------------- contamination

    /** Gives a contamination card, on top of the discard pile; nothing if none is left. */
    public void contaminate(int seat) {
        int card = top(Zone.CONTAMINATION_DECK, Zone.CONTAMINATION_DECK);
        if (card >= 0) {
            toTop(card, Zone.discard(seat));
            s.known[card] = 0;
            if (c.listening()) {
                c.emit(new GameEvent.ContaminationGained(new Who(seat)));
            }
        }
    }

    public boolean isContamination(int card) {
        return s.rules.piece(card) instanceof ContaminationCard;
    }

    public boolean isInfected(int card) {
        return s.rules.piece(card) instanceof ContaminationCard contamination && contamination.infected();
    }

    /** Scans the contamination cards of a zone: everybody sees the result. Answers how many are infected. */
    public int scan(int seat, int... zones) {
        int cards = 0;
        int infected = 0;
        for (int zone : zones) {
            for (int p = s.first[zone]; p >= 0; p = s.next[p]) {
                if (isContamination(p)) {
                    reveal(p);
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

    /** Scans one contamination card: everybody sees the result. Answers whether it is infected. */
    public boolean scanCard(int seat, int card) {
        reveal(card);
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
            for (int p = s.first[zone], after; p >= 0; p = after) {
                after = s.next[p];
                if (isContamination(p) && isInfected(p) == infected) {
                    toBottom(p, Zone.GONE);
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
        toBottom(card, Zone.GONE);
        if (c.listening()) {
            c.emit(new GameEvent.ContaminationRemoved(new Who(seat), 1));
        }
    }

    // ---------------------------------------------------------------- items

    /** The word for what is seen of a face-down item. */
    public static String back(ItemCard item) {
        return item.deck() == Colour.NONE ? "character" : Changes.word(item.deck());
    }

    /** Takes an item, with what is attached to it, into the inventory or the hand slots. */
    public void gainItem(int seat, int item) {
        ItemCard card = s.rules.item(item);
        int from = s.zone[item];
        boolean secret = Zone.isHidden(from);
        toBottom(item, card.heavy() ? Zone.held(seat) : Zone.inventory(seat));
        if (c.listening()) {
            if (card.heavy() || !secret) {
                c.emit(new GameEvent.HeavyItemGained(new Who(seat), new Card(item)));
            } else {
                c.emit(new GameEvent.ItemGained(new Who(seat), back(card)));
                c.emit(new GameEvent.ItemSeen(new Who(seat), new Card(item)));
            }
        }
    }

    /** Hands an item over, with what is attached to it. */
    public void handOver(int from, int to, int item) {
        ItemCard card = s.rules.item(item);
        bring(item, card.heavy() ? Zone.held(to) : Zone.inventory(to));
        learn(item, from);
        if (c.listening()) {
            if (card.heavy()) {
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
        int from = s.zone[item];
        toBottom(item, to);
        int p = s.first[from];
        while (p >= 0) {
            if (s.attachedTo[p] == item) {
                bring(p, to);
                p = s.first[from];
            } else {
                p = s.next[p];
            }
        }
    }

    /** Takes back what was laid out. */
    public void takeBackOffer(int seat) {
        while (s.first[Zone.offered(seat)] >= 0) {
            int item = s.first[Zone.offered(seat)];
            boolean held = s.rules.item(item).heavy() || s.attachedTo[item] >= 0;
            toBottom(item, held ? Zone.held(seat) : Zone.inventory(seat));
        }
    }

    /** Shows an item to another player. */
    public void show(int seat, int item, int to) {
        learn(item, to);
        if (c.listening()) {
            c.emit(new GameEvent.ItemShown(new Who(to), new Who(seat), new Card(item)));
        }
    }

    /** Shows all that an item is used; it stays where it is. Ruling itm-016. */
    public void useItem(int seat, int item) {
        reveal(item);
        if (c.listening()) {
            c.emit(new GameEvent.ItemUsed(new Who(seat), new Card(item)));
        }
    }

    /** Spends an item: to its discard pile, back to the crafting deck, or out of the game; attached items follow. */
    public void discardItem(int seat, int item) {
        release(item, false);
        ItemCard card = s.rules.item(item);
        if (card.deck().isSearchDeck()) {
            toTop(item, Zone.itemDiscard(card.deck()));
        } else {
            toBottom(item, card.deck() == Colour.BLUE ? Zone.CRAFT_DECK : Zone.GONE);
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
                    card.heavy()
                            ? new GameEvent.HeavyItemDropped(new Who(seat), new Card(item))
                            : new GameEvent.ItemDropped(new Who(seat), back(card)));
        }
        release(item, true);
        dropOne(item);
    }

    private void dropOne(int item) {
        ItemCard card = s.rules.item(item);
        s.ammo[item] = 0;
        if (card.deck().isSearchDeck()) {
            toBottom(item, Zone.itemDeck(card.deck()));
        } else if (card.deck() == Colour.BLUE) {
            toBottom(item, Zone.CRAFT_DECK);
        } else {
            toBottom(item, card.heavy() ? Zone.GONE : Zone.BOX);
        }
    }

    /** Undoes the attachments of an item: what was added to it follows it, what was taped to it stays in hand. */
    private void release(int item, boolean drop) {
        s.attachedTo[item] = -1;
        for (int p = s.first[s.zone[item]], after; p >= 0; p = after) {
            after = s.next[p];
            if (s.attachedTo[p] == item) {
                s.attachedTo[p] = -1;
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
            toTop(item, Zone.itemDiscard(card.deck()));
        } else {
            toBottom(item, Zone.GONE);
        }
    }

    /** Attaches an item to another, for good; both lie in the hand slots. */
    public void attach(int seat, int item, int to) {
        if (s.zone[item] != s.zone[to]) {
            toBottom(item, s.zone[to]);
        }
        s.attachedTo[item] = (short) to;
        if (c.listening()) {
            c.emit(new GameEvent.ItemAttached(new Who(seat), new Card(item), new Card(to)));
        }
    }

    public void setAmmo(int seat, int weapon, int ammo) {
        s.ammo[weapon] = (byte) ammo;
        if (c.listening()) {
            c.emit(new GameEvent.AmmoChanged(new Who(seat), new Card(weapon), ammo));
        }
    }

    public void spendAmmo(int seat, int weapon, int ammo) {
        setAmmo(seat, weapon, s.ammo[weapon] - ammo);
    }

    /** Turns a quest item to its active side; it is an item from now on. */
    public void activateQuest(int seat, int item) {
        toBottom(item, s.rules.item(item).heavy() ? Zone.held(seat) : Zone.inventory(seat));
        reveal(item);
        if (c.listening()) {
            c.emit(new GameEvent.QuestActivated(new Who(seat), new Card(item)));
        }
    }

    public void craft(int seat, int item) {
        if (c.listening()) {
            c.emit(new GameEvent.ItemCrafted(new Who(seat), new Card(item)));
        }
    }

    /** Takes the top card of an item deck to look at it. -1 if none is left. */
    public int lookAt(int seat, Colour colour) {
        int item = top(Zone.itemDeck(colour), Zone.itemDiscard(colour));
        if (item >= 0) {
            toBottom(item, Zone.lookedAt(seat));
        }
        return item;
    }

    /** Tells all that a seat looks at cards, and the seat which they are. */
    public void looked(int seat, Colour colour) {
        if (c.listening()) {
            List<Card> cards = new ArrayList<>();
            for (int p = s.first[Zone.lookedAt(seat)]; p >= 0; p = s.next[p]) {
                cards.add(new Card(p));
            }
            c.emit(new GameEvent.ItemDeckSearched(new Who(seat), Zone.name(Zone.itemDeck(colour)), cards.size()));
            c.emit(new GameEvent.ItemsSeen(new Who(seat), List.copyOf(cards)));
        }
    }

    // ---------------------------------------------------------------- objectives

    public void dealObjective(int seat, int objective) {
        toBottom(objective, Zone.objectives(seat));
    }

    public void objectivesDealt(int seat) {
        if (c.listening()) {
            List<Card> cards = new ArrayList<>();
            for (int p = s.first[Zone.objectives(seat)]; p >= 0; p = s.next[p]) {
                cards.add(new Card(p));
            }
            c.emit(new GameEvent.ObjectivesDealt(new Who(seat), List.copyOf(cards)));
        }
    }

    /** Lays an objective out for all to share. */
    public void openObjective(int objective) {
        toBottom(objective, Zone.OPEN_OBJECTIVES);
        if (c.listening()) {
            c.emit(new GameEvent.ObjectiveOpened(new Card(objective)));
        }
    }

    /** A seat keeps one objective; the others leave the game unseen. */
    public void keepObjective(int seat, int objective) {
        for (int p = s.first[Zone.objectives(seat)], after; p >= 0; p = after) {
            after = s.next[p];
            if (p != objective) {
                toBottom(p, Zone.BOX);
            }
        }
        if (c.listening()) {
            c.emit(new GameEvent.ObjectiveKept(new Who(seat)));
            c.emit(new GameEvent.ObjectiveChosen(new Who(seat), new Card(objective)));
        }
    }

    /** A seat looks at an objective of another. */
    public void peekObjective(int seat, int whose, int objective) {
        learn(objective, seat);
        if (c.listening()) {
            c.emit(new GameEvent.ObjectiveSeen(new Who(seat), new Who(whose), new Card(objective)));
        }
    }

    public void objectivePeeked(int seat, int whose) {
        if (c.listening()) {
            c.emit(new GameEvent.ObjectivePeeked(new Who(seat), new Who(whose)));
        }
    }

    // ---------------------------------------------------------------- other decks

    /** A seat looks at the next event card. -1 if there is none. */
    public int peekEvent(int seat) {
        int event = top(Zone.EVENT_DECK, Zone.EVENT_DISCARD);
        if (event >= 0) {
            learn(event, seat);
            if (c.listening()) {
                c.emit(new GameEvent.EventSeen(new Who(seat), new Card(event)));
            }
        }
        return event;
    }

    public void placePeekedEvent(int seat, boolean onTop) {
        int event = s.first[Zone.EVENT_DECK];
        if (!onTop && event >= 0) {
            s.unlink(event);
            s.append(event, Zone.EVENT_DECK);
        }
        if (c.listening()) {
            c.emit(new GameEvent.EventPeeked(new Who(seat), onTop));
        }
    }

    /** A seat looks at the next two event cards; a deck that has fewer gets its discard pile shuffled under it. */
    public void peekEvents(int seat) {
        if (s.count[Zone.EVENT_DECK] == 1 && s.count[Zone.EVENT_DISCARD] > 0) {
            int last = s.first[Zone.EVENT_DECK];
            byte knew = s.known[last];
            toTop(last, Zone.REVEALED);
            top(Zone.EVENT_DECK, Zone.EVENT_DISCARD);
            toTop(last, Zone.EVENT_DECK);
            s.known[last] = knew;
        }
        int event = peekEvent(seat);
        int second = event < 0 ? -1 : s.next[event];
        if (second >= 0) {
            learn(second, seat);
            if (c.listening()) {
                c.emit(new GameEvent.EventSeen(new Who(seat), new Card(second)));
            }
        }
    }

    /** A seat puts the two events it has looked at back, one of them on top. */
    public void arrangeEvents(int seat, int onTop) {
        s.unlink(onTop);
        s.prepend(onTop, Zone.EVENT_DECK);
        int second = s.next[onTop];
        byte both = (byte) (s.known[onTop] & (second < 0 ? ALL : s.known[second]) | 1 << seat);
        s.known[onTop] = both; // others cannot tell which of the two is on top now
        if (second >= 0) {
            s.known[second] = both;
        }
        if (c.listening()) {
            c.emit(new GameEvent.EventsArranged(new Who(seat)));
        }
    }

    public void checkCoordinates(int seat) {
        int card = s.first[Zone.COORDINATES];
        learn(card, seat);
        if (c.listening()) {
            c.emit(new GameEvent.CoordinatesChecked(new Who(seat)));
            c.emit(new GameEvent.CoordinatesSeen(new Who(seat), new Card(card)));
        }
    }
}
