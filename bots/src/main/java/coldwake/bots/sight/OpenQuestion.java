package coldwake.bots.sight;

import coldwake.content.ship.ShipAsk;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.AttackCard;
import coldwake.engine.card.IntruderActionCard;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import coldwake.engine.view.Visibility;
import org.jspecify.annotations.Nullable;

/** What the open question is about, as far as the seat that is asked sees it. */
public final class OpenQuestion {
    private final PieceWords words;
    private GameState s;
    private int seat;

    OpenQuestion(PieceWords words, GameState state) {
        this.words = words;
        s = state;
    }

    void look(GameState state, int asSeat) {
        s = state;
        seat = asSeat;
    }

    QuestionKind ask() {
        return switch ((Step.Question) s.agenda().top()) {
            case Step.PickCharacter _ -> QuestionKind.PICK_CHARACTER;
            case Step.ChooseAction _ -> QuestionKind.ACTION;
            case Step.ChooseDrop _ -> QuestionKind.LAST_DROP;
            case Step.DiscardOnPass _ -> QuestionKind.DISCARD;
            case Step.NameTarget _ -> QuestionKind.TARGET;
            case Step.ChooseConsent _ -> QuestionKind.CONSENT;
            case Step.ChoosePayment _ -> QuestionKind.PAYMENT;
            case Step.ChooseReaction _ -> QuestionKind.REACTION;
            case Step.StageAsk _ -> QuestionKind.STAGE;
            case Step.ChooseRoomAction _ -> QuestionKind.ROOM_ACTION;
            case Step.ChooseNoise _ -> QuestionKind.NOISE;
            case Step.ChooseNoiseReroll _ -> QuestionKind.NOISE_REROLL;
            case Step.ChooseDoorToMove _, Step.ChooseDoors _, Step.ChooseWay _ -> QuestionKind.DOORS;
            case Step.KeepObjectives _ -> QuestionKind.OBJECTIVES;
            case Step.ChooseDefence _ -> QuestionKind.DEFENCE;
            case Step.ChooseCombatReroll _, Step.ChooseMeleeReroll _ -> QuestionKind.COMBAT_REROLL;
            case Step.ChooseExtraAmmo _ -> QuestionKind.EXTRA_AMMO;
            case Step.MakeRoom _ -> QuestionKind.MAKE_ROOM;
            case Step.ChooseFound _ -> QuestionKind.FOUND;
            case Step.ChoosePartner _ -> QuestionKind.PARTNER;
            case Step.ChooseOffer _ -> QuestionKind.OFFER;
            case Step.ChooseDeal _ -> QuestionKind.DEAL;
            case Step.ModuleQuestion q -> ofModule(q.ask());
        };
    }

    private static QuestionKind ofModule(ModuleAsk ask) {
        return switch (ask) {
            case ShipAsk.CHOOSE_IN_POD -> QuestionKind.IN_POD;
            case ShipAsk.CHOOSE_LAUNCH -> QuestionKind.LAUNCH;
            case ShipAsk.CHOOSE_ENGINE_ORDER -> QuestionKind.ENGINE_ORDER;
            default ->
                switch (ask.key()) {
                    case "choose-intruder-action" -> QuestionKind.INTRUDER_ACTION;
                    case "choose-intruder-card" -> QuestionKind.INTRUDER_CARD;
                    default -> QuestionKind.SPECIES;
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

    /** Where the card of the player of the intruders leads; 0 for any corridor. */
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
            case Step.StageAsk q -> deed() == Deed.PUNCH ? q.act().t1() : -1;
            default -> -1;
        };
    }

    /** The engine whose tokens are put in order; -1 if none is. */
    public int engine() {
        return s.agenda().top() instanceof Step.ModuleQuestion q && q.ask() == ShipAsk.CHOOSE_ENGINE_ORDER ? q.a() : -1;
    }

    /** The partner in the open trade; -1 if none is open. */
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

    /** Whether a question of a module is about a seat. */
    public boolean isAbout(int who) {
        return s.agenda().top() instanceof Step.ModuleQuestion q && q.a() == who;
    }

    /** The room to which one may go along with somebody. */
    public int goalAlong() {
        return s.agenda().top() instanceof Step.ModuleQuestion q ? q.a() : 0;
    }

    // ---------------------------------------------------------------- cards of the player of the intruders

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

    /** The direction of a card of the player of the intruders; 0 for any corridor. */
    public int direction(int card) {
        return s.rules().piece(card) instanceof IntruderActionCard action ? action.direction() : 0;
    }

    /** From how many attack cards such a card lets one choose. */
    public int attackCards(int card) {
        return s.rules().piece(card) instanceof IntruderActionCard action ? action.attackCards() : 0;
    }
}
