package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Question;
import coldwake.engine.card.Branch;
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
                options.add(OptionKind.CHARACTER, first, new Step.TakeCharacter(who, first));
                options.add(OptionKind.CHARACTER, second, new Step.TakeCharacter(who, second));
            }
            case Step.SpeciesQuestion q -> p.species().list(p, q, options);
            case Step.ChooseAction(int who) -> TurnOptions.list(p, who, options);
            case Step.ChooseIntruderAction(int who) -> IntruderPlayerRules.list(p, who, options);
            case Step.ChooseIntruderCard(int who) -> IntruderPlayerRules.listKept(p, who, options);
            case Step.ChooseInPod(int who) -> TurnRules.listInPod(p, who, options);
            case Step.ChooseDrop(int who) -> TurnRules.listLastDrops(p, who, options);
            case Step.DiscardOnPass(int who) -> TurnRules.listDiscards(p, who, options);
            case Step.NameTarget q -> ActionRules.listTargets(p, q, options);
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
            case Step.ChooseEngineOrder(int who, int engine) -> ShipRules.listEngineOrder(who, engine, options);
            case Step.ChoosePartner q -> TradeRules.listPartners(p, q, options);
            case Step.ChooseOffer q -> TradeRules.listOffers(p, q, options);
            case Step.ChooseDeal q -> TradeRules.listDeal(q, options);
            case Step.ChooseLaunch(int who, int pod) -> ShipRules.listLaunch(who, pod, options);
        }
    }

    /** Whether a question has anybody to answer it and anything to answer. */
    static boolean stillOpen(Play p, Question question) {
        GameState s = p.state();
        return switch (question) {
            case Step.PickCharacter _ -> true;
            case Step.KeepObjectives _ -> asked(s, question) != 0;
            case Step.ChooseAction(int seat) -> s.crew.aboard(seat) && !s.crew.passed(seat);
            case Step.DiscardOnPass(int seat) -> s.crew.awake(seat) && s.handSize(seat) > 0;
            case Step.ChooseNoise(int seat) ->
                s.crew.aboard(seat) && (s.board().passagesOf(s.crew.roomOf(seat)) & ~s.ship.noisyPassages()) != 0;
            case Step.ChooseReaction(int seat, int _, int _) -> s.crew.aboard(seat);
            case Step.ChooseDoors q -> s.playing(q.seat()) && DoorRules.changeable(p, q) != 0;
            case Step.SpeciesQuestion _,
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

    /** A question that needs no answer any more goes away. */
    static void close(Play p, Question question) {
        if (question.seat() == Question.ALL) {
            for (int seat = 0; seat < p.state().seats(); seat++) {
                p.changes().crew.setAnswered(seat, false);
            }
        }
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
                options.add(
                        OptionKind.ROOM_ACTION,
                        tile,
                        b,
                        new Step.Act(seat, tile, b, Step.UNSET, Step.UNSET, Step.UNSET, true));
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
        return def.test(p.checking(seat, tile, branch, Step.UNSET, Step.UNSET, Step.UNSET)) == Reason.OK;
    }

    /** Whether a character could use the action of a working room, if it cost nothing. */
    public static Reason roomActionUsable(Play p, int seat, int slot) {
        GameState s = p.state();
        int tile = s.ship.tilePiece(slot);
        int branches = s.ship.room(slot).branches().size();
        if (branches == 0) {
            return Reason.NO_ROOM_ACTION;
        }
        if (!s.ship.working(slot)) {
            return s.ship.explored(slot) ? Reason.MALFUNCTION : Reason.NOT_EXPLORED;
        }
        for (int b = 0; b < branches; b++) {
            if (canUse(p, seat, tile, b)) {
                return Reason.OK;
            }
        }
        return p.branch(tile, 0).test(p.checking(seat, tile, 0, Step.UNSET, Step.UNSET, Step.UNSET));
    }

    /** The message key of what is asked. */
    public static String reason(Play p, Question question) {
        return switch (question) {
            case Step.PickCharacter _ -> "pick-character";
            case Step.SpeciesQuestion q -> p.species().question(q.question());
            case Step.ChooseAction _ -> "choose-action";
            case Step.ChooseIntruderAction _ -> "choose-intruder-action";
            case Step.ChooseIntruderCard _ -> "choose-intruder-card";
            case Step.ChooseInPod _ -> "choose-in-pod";
            case Step.ChooseDrop _ -> "choose-drop";
            case Step.DiscardOnPass _ -> "discard-on-pass";
            case Step.NameTarget _ -> "name-target";
            case Step.ChooseConsent _ -> "choose-consent";
            case Step.ChoosePayment _ -> "choose-payment";
            case Step.ChooseReaction _ -> "choose-reaction";
            case Step.StageAsk q ->
                p.branch(q.source(), q.branch()).stage(q.stage()) instanceof Branch.Stage.Ask(String key, var _)
                        ? key
                        : "";
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
            case Step.ChooseEngineOrder _ -> "choose-engine-order";
            case Step.ChoosePartner _ -> "choose-partner";
            case Step.ChooseOffer q -> q.answering() ? "answer-offer" : "choose-offer";
            case Step.ChooseDeal _ -> "choose-deal";
            case Step.ChooseLaunch _ -> "choose-launch";
        };
    }

    /** What a question is about, as the id of a card, room or character; may be empty. */
    public static String subject(Play p, Question question) {
        GameState s = p.state();
        return switch (question) {
            case Step.NameTarget q ->
                q.source() == Step.BASIC
                        ? p.branch(q.source(), q.branch()).id()
                        : p.source(q.source()).id();
            case Step.ChooseConsent q -> s.rules().idOf(q.source());
            case Step.StageAsk q -> s.rules().idOf(q.source());
            case Step.ChooseReaction q -> s.crew.character(q.actor()).id();
            case Step.ChooseRoomAction q -> s.ship.room(q.slot()).id();
            case Step.ChooseDefence q ->
                q.card() < 0 ? s.intruders.typeOf(q.intruder()).id() : s.rules().idOf(q.card());
            case Step.ChooseOffer q -> s.crew.character(q.partner()).id();
            case Step.ChooseDeal q -> s.crew.character(q.partner()).id();
            case Step.ChooseWay q -> s.board().slots().get(q.slot()).number();
            case Step.ChooseDoors q -> s.board().slots().get(q.slot()).number();
            default -> "";
        };
    }
}
