package coldwake.bots.sight;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.AttackCard;
import coldwake.engine.card.IntruderActionCard;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import coldwake.engine.view.Visibility;
import org.jspecify.annotations.Nullable;

/** What the open question is about, as far as the seat that is asked sees it. */
public final class Inquiry {
    private final Lexicon words;
    private GameState s;
    private int seat;

    Inquiry(Lexicon words, GameState state) {
        this.words = words;
        s = state;
    }

    void look(GameState state, int asSeat) {
        s = state;
        seat = asSeat;
    }

    Ask ask() {
        return switch ((Step.Question) s.agenda().top()) {
            case Step.PickCharacter _ -> Ask.PICK_CHARACTER;
            case Step.ChooseAction _ -> Ask.ACTION;
            case Step.ChooseInPod _ -> Ask.IN_POD;
            case Step.ChooseDrop _ -> Ask.LAST_DROP;
            case Step.DiscardOnPass _ -> Ask.DISCARD;
            case Step.NameTarget _ -> Ask.TARGET;
            case Step.ChooseConsent _ -> Ask.CONSENT;
            case Step.ChoosePayment _ -> Ask.PAYMENT;
            case Step.ChooseReaction _ -> Ask.REACTION;
            case Step.StageAsk _ -> Ask.STAGE;
            case Step.ChooseRoomAction _ -> Ask.ROOM_ACTION;
            case Step.ChooseNoise _ -> Ask.NOISE;
            case Step.ChooseNoiseReroll _ -> Ask.NOISE_REROLL;
            case Step.ChooseDoorToMove _, Step.ChooseDoors _, Step.ChooseWay _ -> Ask.DOORS;
            case Step.KeepObjectives _ -> Ask.OBJECTIVES;
            case Step.ChooseDefence _ -> Ask.DEFENCE;
            case Step.ChooseCombatReroll _, Step.ChooseMeleeReroll _ -> Ask.COMBAT_REROLL;
            case Step.ChooseExtraAmmo _ -> Ask.EXTRA_AMMO;
            case Step.MakeRoom _ -> Ask.MAKE_ROOM;
            case Step.ChooseFound _ -> Ask.FOUND;
            case Step.ChooseEngineOrder _ -> Ask.ENGINE_ORDER;
            case Step.ChoosePartner _ -> Ask.PARTNER;
            case Step.ChooseOffer _ -> Ask.OFFER;
            case Step.ChooseDeal _ -> Ask.DEAL;
            case Step.ChooseLaunch _ -> Ask.LAUNCH;
            case Step.ChooseIntruderAction _ -> Ask.INTRUDER_ACTION;
            case Step.ChooseIntruderCard _ -> Ask.INTRUDER_CARD;
            case Step.SpeciesQuestion _ -> Ask.SPECIES;
        };
    }

    /** The piece whose target or stage is asked for, or -1. */
    private int source() {
        return switch (s.agenda().top()) {
            case Step.NameTarget q -> q.source();
            case Step.StageAsk q -> q.source();
            case Step.ChooseConsent q -> q.source();
            default -> -1;
        };
    }

    private int branch() {
        return switch (s.agenda().top()) {
            case Step.NameTarget q -> q.branch();
            case Step.StageAsk q -> q.branch();
            case Step.ChooseConsent q -> q.branch();
            default -> -1;
        };
    }

    /** What is being done with it. */
    public Deed deed() {
        int source = source();
        return source >= 0 ? words.deed(source, branch()) : Deed.OTHER_DEED;
    }

    /** The target named first, or below 0. */
    public int target() {
        return switch (s.agenda().top()) {
            case Step.NameTarget q -> q.t0();
            case Step.StageAsk q -> q.t0();
            case Step.ChooseConsent q -> q.t0();
            default -> Step.UNSET;
        };
    }

    /** The target named after that, or below 0. */
    public int secondTarget() {
        return switch (s.agenda().top()) {
            case Step.NameTarget q -> q.t1();
            case Step.StageAsk q -> q.t1();
            default -> Step.UNSET;
        };
    }

    /** Where the card of who plays the intruders leads; 0 for any corridor. */
    public int direction() {
        int source = source();
        return source < 0 ? 0 : direction(source);
    }

    /** Who acts while this seat is asked whether it reacts or agrees; itself if it acts. */
    public int actor() {
        return switch (s.agenda().top()) {
            case Step.ChooseReaction q -> q.actor();
            case Step.ChooseConsent q -> q.actor();
            case Step.StageAsk q -> q.actor();
            default -> seat;
        };
    }

    /** The face of the die that may be rolled again, as its ordinal; -1 if none lies there. */
    public int face() {
        return switch (s.agenda().top()) {
            case Step.ChooseNoiseReroll q -> q.face();
            case Step.ChooseCombatReroll q -> q.face();
            case Step.ChooseMeleeReroll q -> q.face();
            default -> -1;
        };
    }

    /** Whom a trade is with; -1 if none is open. */
    public int partner() {
        return switch (s.agenda().top()) {
            case Step.ChooseOffer q -> q.partner();
            case Step.ChooseDeal q -> q.partner();
            default -> -1;
        };
    }

    /** Whether the other one has laid out first. */
    public boolean answering() {
        return s.agenda().top() instanceof Step.ChooseOffer q && q.answering();
    }

    /** The first item that somebody has laid out in the open trade, or -1. */
    public int laidOut(int who) {
        return s.pieces.first(Zone.offered(who));
    }

    /** The object that somebody has laid out, of two places; below 0 if none. */
    public int laidOutThing(int who, int place) {
        return s.crew.offer(who, place);
    }

    /** Which of the questions that only the species asks this is; -1 if it is none. */
    public int ofSpecies() {
        return s.agenda().top() instanceof Step.SpeciesQuestion q ? q.question() : -1;
    }

    // ---------------------------------------------------------------- cards of who plays the intruders

    /** Whether an attack card that the seat sees does anything for an intruder. */
    public boolean attackWorks(int card, int intruder) {
        AttackCard attack = attackCard(card);
        return attack != null && (attack.symbols() & 1 << s.intruders.type(intruder)) != 0;
    }

    /** Which attack a card is; empty for anything else. */
    public String attackOf(int card) {
        AttackCard attack = attackCard(card);
        return attack == null ? "" : attack.effectId();
    }

    private @Nullable AttackCard attackCard(int piece) {
        if (!Visibility.sees(s, seat, piece)) {
            throw new IllegalArgumentException("seat " + seat + " does not see piece " + piece);
        }
        return s.rules().piece(piece) instanceof AttackCard card ? card : null;
    }

    /** The direction of a card of who plays the intruders; 0 for any corridor. */
    public int direction(int card) {
        return s.rules().piece(card) instanceof IntruderActionCard action ? action.direction() : 0;
    }

    /** From how many attack cards such a card lets one choose. */
    public int attackCards(int card) {
        return s.rules().piece(card) instanceof IntruderActionCard action ? action.attackCards() : 0;
    }
}
