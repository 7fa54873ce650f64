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
            case Step.ModuleQuestion q ->
                switch (q.ask().key()) {
                    case "choose-intruder-action" -> Ask.INTRUDER_ACTION;
                    case "choose-intruder-card" -> Ask.INTRUDER_CARD;
                    default -> Ask.SPECIES;
                };
        };
    }

    /** The action whose target, stage or consent is asked for, or null. */
    private Step.@Nullable Act act() {
        return switch (s.agenda().top()) {
            case Step.NameTarget q -> q.act();
            case Step.StageAsk q -> q.act();
            case Step.ChooseConsent q -> q.act();
            default -> null;
        };
    }

    /** The piece whose target or stage is asked for, or -1. */
    private int source() {
        Step.Act act = act();
        return act == null ? -1 : act.source();
    }

    /** What is being done with it. */
    public Deed deed() {
        Step.Act act = act();
        return act != null && act.source() >= 0 ? words.deed(act.source(), act.branch()) : Deed.OTHER_DEED;
    }

    /** The target named first, or below 0. */
    public int target() {
        Step.Act act = act();
        return act == null ? Step.Act.UNNAMED : act.t0();
    }

    /** The target named after that, or below 0. */
    public int secondTarget() {
        Step.Act act = act();
        return act == null ? Step.Act.UNNAMED : act.t1();
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
            case Step.ChooseConsent q -> q.act().seat();
            case Step.StageAsk q -> q.act().seat();
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

    /** Whether this is a question of a module with some words. */
    public boolean isOfModule(String key) {
        return s.agenda().top() instanceof Step.ModuleQuestion q
                && q.ask().key().equals(key);
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
