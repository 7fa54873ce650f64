package coldwake.engine.rules;

import coldwake.engine.agenda.Piece;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Question;
import coldwake.engine.card.Branch;
import coldwake.engine.card.EventCard;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** Which question offers what. Options are made from the state, so that a redealt copy is asked the right question. */
public final class Questions {
    private Questions() {}

    /** Lists the options of a question for a seat that is asked it. */
    public static void list(Play p, Question question, int seat, OptionList options) {
        switch (question) {
            case Step.PickCharacter(int who, int first, int second) -> {
                SetupRules.listCharacters(p, who, first, options);
                if (second != first) {
                    SetupRules.listCharacters(p, who, second, options);
                }
            }
            case Step.ModuleQuestion q -> p.rules().module(q.ask()).list(p, q, options);
            case Step.ChooseAction(int who) -> TurnOptions.list(p, who, options);
            case Step.ChooseDrop(int who) -> TurnRules.listLastDrops(p, who, options);
            case Step.DiscardOnPass(int who) -> TurnRules.listDiscards(p, who, options);
            case Step.NameTarget q -> ActionRules.listTargets(p, q.act(), options);
            case Step.ChooseConsent q -> ActionRules.listConsent(q, options);
            case Step.ChoosePayment(int who, int cost) -> ActionRules.listPayments(p, who, cost, options);
            case Step.ChooseReaction(int who, int actor, int scope) ->
                ReactionRules.listReactions(p, who, actor, scope, options);
            case Step.StageAsk q -> ActionRules.listStage(p, q, options);
            case Step.ChooseRoomAction(int who, int slot) -> listRoomActions(p, who, slot, options);
            case Step.ChooseWay q -> MoveRules.listWays(p, q, options);
            case Step.ChooseNoise(int who) -> MoveRules.listNoise(p, who, options);
            case Step.ChooseNoiseReroll(int who, int face) -> NoiseRules.listReroll(p, who, face, options);
            case Step.ChooseDoorToMove(int _, int corridor) -> DoorRules.listDoorsToMove(p, corridor, options);
            case Step.ChooseDoors q -> DoorRules.listDoors(p, q, options);
            case Step.KeepObjectives() -> EncounterRules.listObjectives(p, seat, options);
            case Step.ChooseDefence q -> AttackRules.listDefences(p, q, options);
            case Step.ChooseCombatReroll q -> CombatRules.listReroll(q, options);
            case Step.ChooseMeleeReroll q -> CombatRules.listMeleeReroll(q, options);
            case Step.ChooseExtraAmmo q -> CombatRules.listExtraAmmo(q, options);
            case Step.MakeRoom(int who) -> WoundRules.listHeld(p, who, options);
            case Step.ChooseFound(int who, int colour) -> ItemRules.listFound(p, who, colour, options);
            case Step.ChoosePartner q -> TradeRules.listPartners(p, q, options);
            case Step.ChooseOffer q -> TradeRules.listOffers(p, q, options);
            case Step.ChooseDeal q -> TradeRules.listDeal(q, options);
        }
    }

    /** Whether a question has anybody to answer it and anything to answer. */
    static boolean stillOpen(Play p, Question question) {
        GameState s = p.state();
        if (isForAll(p, question) && !s.crew.awake(question.seat())) {
            return false;
        }
        return switch (question) {
            case Step.PickCharacter _ -> true;
            case Step.KeepObjectives _ -> asked(s, question) != 0;
            case Step.ChooseAction(int seat) ->
                s.crew.aboard(seat) && (!s.crew.passed(seat) || Modifiers.takesTurnAfterPassing(s, seat));
            case Step.DiscardOnPass(int seat) -> s.crew.awake(seat) && s.handSize(seat) > 0;
            case Step.ChooseNoise(int seat) ->
                s.crew.aboard(seat) && (s.board().passagesOf(s.crew.roomOf(seat)) & ~s.ship.noisyPassages()) != 0;
            case Step.ChooseReaction(int seat, int _, int _) -> s.crew.aboard(seat);
            case Step.ChooseDoors q -> s.playing(q.seat()) && DoorRules.changeable(p, q) != 0;
            case Step.ModuleQuestion _,
                    Step.StageAsk _,
                    Step.ChooseRoomAction _,
                    Step.ChooseFound _,
                    Step.ChooseDoorToMove _,
                    Step.MakeRoom _ -> s.playing(question.seat()) && !isEmpty(p, question);
            default -> s.playing(question.seat());
        };
    }

    private static boolean isEmpty(Play p, Question question) {
        OptionList options = new OptionList(false);
        list(p, question, question.seat(), options);
        return options.isEmpty();
    }

    /** Whether somebody has already answered a question that all are asked. */
    static boolean partlyAnswered(Play p, Question question) {
        if (question.seat() != Question.ALL) {
            return false;
        }
        for (int seat = 0; seat < p.state().seats(); seat++) {
            if (p.state().crew.answered(seat)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one player decides what concerns the whole table, so that somebody has to. Ruling own-dead-decides. */
    private static boolean isForAll(Play p, Question question) {
        return question instanceof Step.ChooseDoorToMove
                || question instanceof Step.StageAsk q
                        && q.act().source() >= 0
                        && p.rules().piece(q.act().source()) instanceof EventCard;
    }

    /** A question that nobody is there to answer goes to the next player who is, or away if it was about the absent. */
    static void close(Play p, Question question) {
        GameState s = p.state();
        if (question.seat() == Question.ALL) {
            for (int seat = 0; seat < s.seats(); seat++) {
                p.changes().crew.setAnswered(seat, false);
            }
        } else if (isForAll(p, question) && !s.crew.awake(question.seat())) {
            p.then(askedOf(nextAwake(s, question.seat()), question));
        } else {
            assert mayLapse(p, question) : "nobody answers " + question;
        }
    }

    private static int nextAwake(GameState s, int seat) {
        for (int k = 1; k < s.seats(); k++) {
            if (s.crew.awake(s.clockwise(seat, k))) {
                return s.clockwise(seat, k);
            }
        }
        throw new IllegalStateException("nobody is left to be asked, and still the game goes on");
    }

    private static Question askedOf(int seat, Question question) {
        return switch (question) {
            case Step.ChooseDoorToMove q -> new Step.ChooseDoorToMove(seat, q.corridor());
            case Step.StageAsk q -> new Step.StageAsk(seat, q.act(), q.stage(), q.pieces());
            default -> throw new IllegalStateException(question + " is for one player only");
        };
    }

    /**
     * Whether the rules let a question go away without an answer: its player is gone or has nothing left to decide, or a
     * card finds nothing to choose from and does nothing. An event asks only what can be answered.
     */
    private static boolean mayLapse(Play p, Question question) {
        return !p.state().playing(question.seat())
                || switch (question) {
                    case Step.ChooseAction _,
                            Step.DiscardOnPass _,
                            Step.ChooseNoise _,
                            Step.ChooseDoors _,
                            Step.ChooseReaction _ -> true;
                    case Step.StageAsk _ -> !isForAll(p, question);
                    default -> false;
                };
    }

    /** The seats that must answer, as a bit set. */
    public static int asked(GameState s, Question question) {
        if (question.seat() != Question.ALL) {
            return 1 << question.seat();
        }
        int mask = 0;
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.crew.alive(seat) && !s.crew.answered(seat) && s.pieces.count(Zone.objectives(seat)) > 1) {
                mask |= 1 << seat;
            }
        }
        return mask;
    }

    /** The branches of a room's action that can be used now, whatever they cost. */
    private static void listRoomActions(Play p, int seat, int slot, OptionList options) {
        int tile = p.state().ship.tilePiece(slot);
        for (int b = 0; b < p.source(tile).branches().size(); b++) {
            if (canUse(p, seat, tile, b)) {
                options.add(OptionKind.ROOM_ACTION, tile, b, Step.Act.free(seat, tile, b));
            }
        }
    }

    /** Uses the action of a room free of cost; which one is asked only if there are several. */
    public static Step useRoom(Play p, int seat, int slot) {
        OptionList options = new OptionList(false);
        listRoomActions(p, seat, slot, options);
        return options.size() == 1 ? options.get(0).then() : new Step.ChooseRoomAction(seat, slot);
    }

    private static boolean canUse(Play p, int seat, int tile, int branch) {
        Branch def = p.branch(tile, branch);
        return def.test(p.checking(seat, tile, branch)) == Reason.OK;
    }

    /** Whether a character could use the action of a working room, if it cost nothing. */
    public static Reason roomActionUsable(Play p, int seat, int slot) {
        GameState s = p.state();
        if (!s.ship.room(slot).branches().isEmpty() && !s.ship.working(slot)) {
            return s.ship.explored(slot) ? Reason.MALFUNCTION : Reason.NOT_EXPLORED;
        }
        return brokenRoomUsable(p, seat, slot);
    }

    /** Whether a character could use the action of a room, if it cost nothing and a malfunction did not matter. */
    public static Reason brokenRoomUsable(Play p, int seat, int slot) {
        GameState s = p.state();
        int tile = s.ship.tilePiece(slot);
        int branches = s.ship.room(slot).branches().size();
        if (branches == 0) {
            return Reason.NO_ROOM_ACTION;
        }
        for (int b = 0; b < branches; b++) {
            if (canUse(p, seat, tile, b)) {
                return Reason.OK;
            }
        }
        return p.branch(tile, 0).test(p.checking(seat, tile, 0));
    }

    /** The message key of what is asked. */
    public static String reason(Play p, Question question) {
        return switch (question) {
            case Step.PickCharacter _ -> "pick-character";
            case Step.ModuleQuestion q -> q.ask().key();
            case Step.ChooseAction _ -> "choose-action";
            case Step.ChooseDrop _ -> "choose-drop";
            case Step.DiscardOnPass _ -> "discard-on-pass";
            case Step.NameTarget _ -> "name-target";
            case Step.ChooseConsent _ -> "choose-consent";
            case Step.ChoosePayment _ -> "choose-payment";
            case Step.ChooseReaction _ -> "choose-reaction";
            case Step.StageAsk q ->
                p.branch(q.act()).stage(q.stage()) instanceof Branch.Stage.Ask(var _, String key, var _) ? key : "";
            case Step.ChooseRoomAction _ -> "choose-room-action";
            case Step.ChooseWay _ -> "choose-way";
            case Step.ChooseNoise _ -> "choose-noise";
            case Step.ChooseNoiseReroll _ -> "choose-noise-reroll";
            case Step.ChooseDoorToMove _ -> "choose-door-to-move";
            case Step.ChooseDoors _ -> "choose-doors";
            case Step.KeepObjectives _ -> "keep-objective";
            case Step.ChooseDefence _ -> "choose-defence";
            case Step.ChooseCombatReroll _, Step.ChooseMeleeReroll _ -> "choose-combat-reroll";
            case Step.ChooseExtraAmmo _ -> "choose-extra-ammo";
            case Step.MakeRoom _ -> "make-room";
            case Step.ChooseFound _ -> "choose-found";
            case Step.ChoosePartner _ -> "choose-partner";
            case Step.ChooseOffer q -> q.answering() ? "answer-offer" : "choose-offer";
            case Step.ChooseDeal _ -> "choose-deal";
        };
    }

    /** What a question is about, as the id of a card, room or character; may be empty. */
    public static String subject(Play p, Question question) {
        GameState s = p.state();
        return switch (question) {
            case Step.NameTarget q ->
                q.act().source() == Step.BASIC
                        ? p.branch(q.act()).id()
                        : p.source(q.act().source()).id();
            case Step.ChooseConsent q -> s.rules().idOf(q.act().source());
            case Step.StageAsk q ->
                q.act().source() < 0
                        ? p.source(q.act().source()).id()
                        : s.rules().idOf(q.act().source());
            case Step.ModuleQuestion q -> q.ask().subject(s, q.a());
            case Step.ChooseReaction q -> s.crew.character(q.actor()).id();
            case Step.ChooseRoomAction q -> s.ship.room(q.slot()).id();
            case Step.ChooseDefence q ->
                q.card() == Piece.NONE
                        ? s.intruders.typeOf(q.intruder()).id()
                        : s.rules().idOf(q.card());
            case Step.ChooseOffer q -> s.crew.character(q.partner()).id();
            case Step.ChooseDeal q -> s.crew.character(q.partner()).id();
            case Step.ChooseWay q -> s.board().slots().get(q.slot()).number();
            case Step.ChooseDoors q -> s.board().slots().get(q.slot()).number();
            default -> "";
        };
    }
}
