package coldwake.engine.view;

import coldwake.engine.agenda.Step;
import coldwake.engine.module.Counter;
import coldwake.engine.setup.Backs;
import coldwake.engine.state.Chance;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Redeal;
import coldwake.engine.state.Status;
import coldwake.engine.state.Zone;
import java.util.List;

/**
 * Deals again all that a seat may not know, in a copy that agrees with all it does know; for search, and to prove that
 * views tell no secrets. The same for several seats together, of which one may know what another does not.
 *
 * <p>Face down pieces change places with others of the same {@linkplain Backs back}. Action and contamination cards of
 * a character, loose ones too, are mixed between its hand and its deck, but marked ones stay in a deck; what a contamination card says is exchanged between all cards the
 * seat has not seen scanned, wherever they lie. Work in progress limits what can be moved: see {@link PinnedPieces}, and
 * {@link #holdsStill}.
 */
public final class Determinizer {
    private final GameState s;
    private final int seats;
    private final Backs backs;
    private final Redeal redeal;
    private final PinnedPieces pinned;
    private final boolean[] hidden;
    private final boolean[] lightOnly;
    private final byte[] deckOf;
    private final short[] places;
    private final short[] end;
    private int seated;

    private Determinizer(GameState state, int seats, Chance chance) {
        s = state;
        this.seats = seats;
        backs = state.rules().backs();
        redeal = new Redeal(state, chance);
        pinned = new PinnedPieces(state);
        int zones = state.rules().zones().count();
        hidden = new boolean[zones];
        lightOnly = new boolean[zones];
        deckOf = new byte[zones];
        int last = backs.count();
        places = new short[backs.start(last) + backs.start(1)];
        end = new short[last + 1];
    }

    /**
     * A copy in which all that a seat may not know is dealt again. The seed is all the chance there is: two games that look
     * the same to the seat give the same copy.
     */
    public static GameState redeal(GameState state, int seat, long seed) {
        return redealUnknown(state, 1 << seat, Chance.ofNewDeal(seed));
    }

    /** A copy in which all that none of some seats, a bit set, knows is dealt again; it goes on with that chance. */
    public static GameState redealUnknown(GameState state, int seats, Chance chance) {
        return new Determinizer(state, seats, chance).run();
    }

    private GameState run() {
        lookAtZones();
        for (int back = 0; back < end.length; back++) {
            end[back] = (short) backs.start(back);
        }
        gatherPieces();
        gatherRooms();
        int unscanned = backs.count();
        redeal.sort(places, backs.start(unscanned), end[unscanned]);
        redeal.shuffle(places, backs.start(unscanned), end[unscanned]);
        for (int back = 0; back < unscanned; back++) {
            redeal.sort(places, backs.start(back), end[back]);
            if (backs.items(back)) {
                dealItems(backs.start(back), end[back]);
            } else {
                redeal.shuffle(places, backs.start(back), end[back]);
                putMarkedIntoDecks(backs.start(back), end[back]);
            }
        }
        dealCounters();
        return redeal.deal();
    }

    private void dealCounters() {
        List<Counter> counters = s.rules().counters();
        for (int counter = 0; counter < counters.size(); counter++) {
            if (counters.get(counter).secret()) {
                for (int at = 0; at < s.rules().size(counter); at++) {
                    if (!Visibility.anySeesCounter(s, seats, counter, at)) {
                        redeal.counter(counter, at);
                    }
                }
            }
        }
    }

    // ---------------------------------------------------------------- what is hidden

    private void lookAtZones() {
        for (int zone = 0; zone < hidden.length; zone++) {
            hidden[zone] = zone != Zone.ON_BOARD && !Visibility.anySeesZone(s, seats, zone);
            deckOf[zone] = -1;
        }
        lightOnly[Zone.BOX] = true;
        int still = holdsStill();
        for (int other = 0; other < s.seats(); other++) {
            lightOnly[Zone.inventory(other)] = true;
            lightOnly[Zone.offered(other)] = true;
            if (other == still) {
                hidden[Zone.hand(other)] = false;
                hidden[Zone.inventory(other)] = false;
                hidden[Zone.offered(other)] = false;
                hidden[Zone.lookedAt(other)] = false;
                for (int zone : s.rules().zones().ofSeat(other)) {
                    hidden[zone] = false;
                }
            }
            if (s.crew.status(other) != Status.DRAFTING) {
                seatCharacter(other);
            }
        }
    }

    private void seatCharacter(int other) {
        int character = s.crew.characterIndex(other);
        seated |= 1 << character;
        byte deck = (byte) backs.deck(character);
        deckOf[Zone.deck(other)] = deck;
        if (hidden[Zone.hand(other)]) {
            deckOf[Zone.hand(other)] = deck;
            deckOf[Zone.lookedAt(other)] = deck;
        }
    }

    /**
     * The seat whose hand and items stay, because with others there might be no answer to the open question, or no way to
     * pay for what was asked consent to. -1 if nobody need hold still.
     */
    private int holdsStill() {
        if (s.over() || !(s.agenda().top() instanceof Step.Question question)) {
            return -1;
        }
        return switch (question) {
            case Step.NameTarget _, Step.ChoosePayment _, Step.StageAsk _, Step.ChooseRoomAction _ -> question.seat();
            case Step.ModuleQuestion q -> q.ask().needsHand() ? q.seat() : -1;
            case Step.ChooseConsent consent -> consent.act().seat();
            case Step.PickCharacter _,
                    Step.ChooseAction _,
                    Step.ChooseDrop _,
                    Step.DiscardOnPass _,
                    Step.ChooseReaction _,
                    Step.ChooseWay _,
                    Step.ChooseNoise _,
                    Step.ChooseNoiseReroll _,
                    Step.ChooseDoorToMove _,
                    Step.ChooseDoors _,
                    Step.KeepObjectives _,
                    Step.ChooseDefence _,
                    Step.ChooseCombatReroll _,
                    Step.ChooseMeleeReroll _,
                    Step.ChooseExtraAmmo _,
                    Step.MakeRoom _,
                    Step.ChooseFound _,
                    Step.ChoosePartner _,
                    Step.ChooseOffer _,
                    Step.ChooseDeal _ -> -1;
        };
    }

    private void gatherPieces() {
        for (int zone = 0; zone < hidden.length; zone++) {
            if (zone != Zone.ON_BOARD) {
                gatherZone(zone);
            }
        }
    }

    /** In the order in which the pieces lie, which everybody knows, so that a deal depends on nothing else. */
    private void gatherZone(int zone) {
        for (int piece = s.pieces.first(zone); piece >= 0; piece = s.pieces.next(piece)) {
            int back = backs.of(piece);
            if (back == Backs.CONTAMINATION) {
                if (!pinned.has(piece)) {
                    gatherContamination(piece);
                }
            } else if (hidden[zone] && back > Backs.CONTAMINATION && !stays(piece, zone)) {
                gather(deckOf[zone] >= 0 && backs.loose(piece) ? deckOf[zone] : back, piece);
            }
        }
    }

    private boolean stays(int piece, int zone) {
        return Visibility.anyIsTold(s, seats, piece) || putAside(piece, zone) || pinned.has(piece);
    }

    private void gatherContamination(int card) {
        int deck = deckOf[s.pieces.zoneOf(card)];
        if (deck >= 0) {
            gather(deck, card);
        }
        if (!Visibility.anyIsTold(s, seats, card)) {
            gather(backs.count(), card);
        }
    }

    /** Everybody knows that the pieces of characters nobody plays are in the box. */
    private boolean putAside(int piece, int zone) {
        if (zone != Zone.BOX) {
            return false;
        }
        int owner = s.rules().owner(piece);
        return owner >= 0 && (seated & 1 << owner) == 0;
    }

    private void gatherRooms() {
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            if (!Visibility.anySeesTile(s, seats, slot)) {
                gather(backs.of(s.ship.tilePiece(slot)), s.ship.tilePiece(slot));
            }
            int token = s.ship.tokenPiece(slot);
            if (token >= 0 && !Visibility.anySeesToken(s, seats, slot)) {
                gather(backs.of(token), token);
            }
        }
    }

    private void gather(int back, int place) {
        places[end[back]++] = (short) place;
    }

    // ---------------------------------------------------------------- dealing

    /** Whoever holds a marked card is seen to, so one that was dealt to a hand changes places with a card of the deck. */
    private void putMarkedIntoDecks(int start, int end) {
        for (int k = start; k < end && backs.anyMarked(); k++) {
            if (backs.marked(redeal.at(places[k])) && isInHand(places[k])) {
                int other;
                do {
                    other = places[start + redeal.random(end - start)];
                } while (isInHand(other));
                redeal.exchange(places[k], other);
            }
        }
    }

    private boolean isInHand(int place) {
        int zone = s.pieces.zoneOf(place);
        return deckOf[zone] >= 0 && zone != Zone.deck(s.rules().zones().seatOf(zone));
    }

    /** An inventory holds no heavy item, so its places are dealt first, from the others. */
    private void dealItems(int start, int end) {
        int light = start;
        for (int k = start; k < end; k++) {
            short place = places[k];
            if (lightOnly[s.pieces.zoneOf(place)] && !backs.heavy(place)) {
                places[k] = places[light];
                places[light++] = place;
            }
        }
        for (int k = start; k < light; k++) {
            int other;
            do {
                other = places[k + redeal.random(end - k)];
            } while (backs.heavy(redeal.at(other)));
            redeal.exchange(places[k], other);
        }
        redeal.shuffle(places, light, end);
    }
}
