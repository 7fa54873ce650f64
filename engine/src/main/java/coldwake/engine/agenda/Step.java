package coldwake.engine.agenda;

import coldwake.engine.card.StageName;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;

/**
 * Work to do, in the imperative: the table of contents of the rules.
 *
 * <p>{@link Work} is resolved at once; a {@link Question} waits for a choice. Steps hold numbers only, so that a paused
 * game can be copied, saved and redealt: the options of a question are made from the state when it is asked.
 */
public sealed interface Step {
    /** Source of the basic actions; other sources are pieces, or below this one {@linkplain #sourceOf modules}. */
    int BASIC = -2;

    /** Source of the actions of a module, by its place in the ruleset. */
    static int sourceOf(int module) {
        return BASIC - 1 - module;
    }

    /** What the species has in a room to be attacked besides intruders, where an intruder could be named. */
    int ROOM_TARGET = -3;

    /** Resolved at once. */
    sealed interface Work extends Step {}

    /**
     * The course of a round. Below such a step nothing waits but others of its kind, so when it comes up, all that was
     * going on is done and no step names an intruder.
     */
    interface Flow {}

    /** Asked of one seat, or of all at once. */
    sealed interface Question extends Step {
        /** The seat that answers, or {@link #ALL}. */
        int seat();

        /** Asked of every seat that has not answered. */
        int ALL = -1;
    }

    // ---------------------------------------------------------------- control

    /** Nothing to do: the consequence of declining. */
    record Nothing() implements Work {}

    /** One step, then another. */
    record Both(Step first, Step second) implements Work {}

    /** The mark of a declared action or reaction: cancelling it unwinds to here. */
    record Scope(int id) implements Work {}

    /** Cancels what was declared under a scope. */
    record Cancel(int scope, int actor) implements Work {}

    // ---------------------------------------------------------------- modules

    /** Sets up what only the modules of the game have, once the characters are chosen. */
    record SetUpModules() implements Work {}

    /** Work that only one module knows. */
    record ModuleWork(ModuleTask task, int a, int b, int c) implements Work {}

    /** Work that only one module knows, as a part of the course of a round. */
    record ModulePhase(ModuleTask task, int a) implements Work, Flow {}

    /** A question that only one module asks. */
    record ModuleQuestion(int seat, ModuleAsk ask, int a, int b) implements Question {}

    // ---------------------------------------------------------------- set-up

    /** The player with this number picks a character. */
    record Draft(int number) implements Work {}

    /** Which of two characters? */
    record PickCharacter(int seat, int first, int second) implements Question {}

    /** Gives a character to a seat. */
    record TakeCharacter(int seat, int character) implements Work {}

    // ---------------------------------------------------------------- round

    /** A new round: revive, draw, pass the first player token. */
    record StartRound() implements Work, Flow {}

    /** The first seat from here on, clockwise, that has not passed takes a turn. */
    record NextTurn(int from) implements Work, Flow {}

    /** Starts a turn. */
    record TakeTurn(int seat) implements Work, Flow {}

    /** What do you do? */
    record ChooseAction(int seat) implements Question {}

    /** Goes on with the turn if actions are left. */
    record AfterAction(int seat) implements Work, Flow {}

    /** The turn is over, unless its player wants to be asked what to drop. */
    record EndTurn(int seat) implements Work, Flow {}

    /** What do you drop before your turn ends? One at a time, then done. */
    record ChooseDrop(int seat) implements Question {}

    /** Whether a player wants to be asked what to drop before a turn ends. */
    record Linger(int seat, boolean on) implements Work {}

    /** Fire and the like at the end of a turn. */
    record FinishTurn(int seat) implements Work, Flow {}

    /** The same after what modules do before fire does its damage. */
    record CloseTurn(int seat) implements Work, Flow {}

    /** Passes for the round; {@code discarding} offers to discard cards. */
    record Pass(int seat, boolean discarding) implements Work {}

    /** Which cards do you discard on passing? One at a time, then done. */
    record DiscardOnPass(int seat) implements Question {}

    /** Every player still awake passes now. */
    record EveryonePasses(int order) implements Work {}

    // ---------------------------------------------------------------- event phase

    /** All have passed. */
    record StartEventPhase() implements Work, Flow {}

    /** Moves the markers of time. */
    record AdvanceTime() implements Work, Flow {}

    /** Intruders attack, seat by seat in player order. */
    record IntruderAttacks(int order) implements Work, Flow {}

    /** Fire hurts intruders and what else the species has, room by room. */
    record FireDamage(int slot) implements Work, Flow {}

    /** Fire hurts the intruders that are left in one room, largest first. */
    record BurnIntruders(int slot, int intruders) implements Work {}

    /** Draws and resolves an event card. */
    record DrawEvent() implements Work, Flow {}

    /** The event's effect. */
    record ResolveEvent(@Piece int event) implements Work {}

    /** Puts the event card where it belongs. */
    record FinishEvent(@Piece int event) implements Work {}

    /** Draws a token and develops the bag. */
    record DevelopBag() implements Work, Flow {}

    /** Players roll for noise in order, unless in combat. */
    record EveryoneRollsNoise(int order) implements Work {}

    /** The round is over. */
    record EndRound() implements Work, Flow {}

    // ---------------------------------------------------------------- actions

    /**
     * Takes an action: names what is left to name, declares it, pays, offers reactions, resolves.
     *
     * @param free whether it is part of another action and costs nothing by itself
     */
    record Act(int seat, @Piece int source, int branch, int t0, int t1, int t2, boolean free) implements Work {
        /** A target that has not been named. */
        public static final int UNNAMED = -99;

        /** An action that costs what it says, with nothing named yet. */
        public static Act of(int seat, int source, int branch) {
            return new Act(seat, source, branch, UNNAMED, UNNAMED, UNNAMED, false);
        }

        /** An action that is part of another one, with nothing named yet. */
        public static Act free(int seat, int source, int branch) {
            return new Act(seat, source, branch, UNNAMED, UNNAMED, UNNAMED, true);
        }

        /** The same with the target of a stage named. */
        public Act with(int stage, int target) {
            return new Act(
                    seat,
                    source,
                    branch,
                    stage == 0 ? target : t0,
                    stage == 1 ? target : t1,
                    stage == 2 ? target : t2,
                    free);
        }

        /** The first of some targets that is still to be named, or -1. */
        public int unnamed(int targets) {
            for (int stage = 0; stage < targets; stage++) {
                if (target(stage) == UNNAMED) {
                    return stage;
                }
            }
            return -1;
        }

        /** The target named at a stage. */
        public int target(int stage) {
            return switch (stage) {
                case 0 -> t0;
                case 1 -> t1;
                case 2 -> t2;
                default -> throw new IndexOutOfBoundsException(stage);
            };
        }
    }

    /** What does the action point at? */
    record NameTarget(Act act) implements Question {
        @Override
        public int seat() {
            return act.seat();
        }
    }

    /** Do you agree to be part of another's action? Asked before it is declared; no is an answer too. */
    record ChooseConsent(int seat, Act act) implements Question {}

    /** The one who was asked does not agree: nothing is paid, and the turn goes on. */
    record RefuseConsent(int seat, int actor) implements Work {}

    /** Begins an action whose targets are named and agreed on. */
    record Begin(Act act) implements Work {}

    /** Plays the card or uses up the item of a declared action. */
    record Declare(int seat, @Piece int source, int branch) implements Work {}

    /** Pays a number of action cards. */
    record Pay(int seat, int cost) implements Work {}

    /** Which card do you pay with? */
    record ChoosePayment(int seat, int cost) implements Question {}

    /** Discards one card to pay, then the rest of the cost. */
    record PayWith(int seat, @Piece int card, int cost) implements Work {}

    /** Discards a card from hand. */
    record DiscardCard(int seat, @Piece int card) implements Work {}

    /** Offers others in the room to interrupt, clockwise after {@code after}. */
    record OfferReactions(int actor, int scope, int after) implements Work {}

    /** Do you interrupt? */
    record ChooseReaction(int seat, int actor, int scope) implements Question {}

    /** Plays an interruption; it can be interrupted in turn. */
    record Interrupt(int seat, @Piece int card, int actor, int scope) implements Work {}

    /** Carries out a declared action. */
    record Resolve(Act act) implements Work {}

    /**
     * Work that follows from a card, after other steps; the targets of the action are what the stage works with.
     *
     * @param pieces which of the targets are pieces: 1 for the first, 2 for the second, 4 for the third
     */
    record StageThen(Act act, StageName stage, int pieces) implements Work {}

    /** A question that follows from a card, asked of a seat. */
    record StageAsk(int seat, Act act, StageName stage, int pieces) implements Question {}

    /** Which action of this room, free of cost? */
    record ChooseRoomAction(int seat, int slot) implements Question {}

    // ---------------------------------------------------------------- movement and noise

    /** Moves a character by a {@link Way}. */
    record MoveCrew(int seat, int to, int way, Noise noise) implements Work {}

    /** What follows an arrival in the way of noise. */
    enum Noise {
        /** A roll, if the room is empty. */
        ROLL,
        /** A marker of one's choice instead of a roll; silence and danger tokens are ignored. */
        CAREFUL,
        /** Nothing; silence and danger tokens are ignored. */
        NONE,
        /** Nothing, because somebody else rolls for the group; tokens count. */
        BY_LEADER
    }

    /** Explores if need be, then noise. */
    record Arrive(int seat, int slot, int way, Noise noise, boolean empty) implements Work {}

    /** By which corridor of a pair did you come? Asked where its door may be closed behind you. */
    record ChooseWay(int seat, int slot, int corridor, Noise noise, boolean empty) implements Question {}

    /** Attacks on a character that leaves combat, largest intruder first, then the move. */
    record Escape(int seat, int to, int way, int attackers, Noise noise) implements Work {}

    /** In which corridor do you make noise? */
    record ChooseNoise(int seat) implements Question {}

    /** Places a noise marker. */
    record PlaceNoise(int passage) implements Work {}

    /** Rolls for noise in the character's room. */
    record RollNoise(int seat, boolean evenInCombat) implements Work {}

    /** Throws the noise die, once nobody keeps the roll from being made. */
    record ThrowNoise(int seat) implements Work {}

    /** Do you roll the noise die again? */
    record ChooseNoiseReroll(int seat, int face) implements Question {}

    /** Pays for a reroll; others may interrupt it, and then the first result stands. */
    record PayForReroll(int seat, int face) implements Work {}

    /** The reroll of a noise die, if nobody interrupted it. */
    record RerollNoise(int seat, int scope) implements Work {}

    /** The result of a noise roll. */
    record ApplyNoise(int seat, int face) implements Work {}

    /** Intruders come, or noise everywhere. */
    record Danger(int slot) implements Work {}

    /** Closes a door, taking a token from elsewhere if none is left. */
    record CloseDoor(int seat, int corridor) implements Work {}

    /** From which corridor is the door token taken? */
    record ChooseDoorToMove(int seat, int corridor) implements Question {}

    /** Takes a closed door from one corridor to another. */
    record MoveDoor(int from, int to) implements Work {}

    /** Opens a door. */
    record OpenDoor(int corridor) implements Work {}

    /** Which doors of a room do you change? One at a time, then done. */
    record ChooseDoors(int seat, int slot, long left) implements Question {}

    /** Opens or closes one door of a room, then asks for the others. */
    record ChangeDoors(int seat, int slot, int corridor, long left) implements Work {}

    // ---------------------------------------------------------------- encounters and combat

    /** An encounter in a room, triggered by a seat. */
    record Encounter(int seat, int slot) implements Work {}

    /** Compares the token with the hand of whoever triggered the encounter. */
    record CompareHand(int seat, int intruder, @Piece int token) implements Work {}

    /** Which objective do you keep? Asked of all at once. */
    record KeepObjectives() implements Question {
        @Override
        public int seat() {
            return ALL;
        }
    }

    /** A seat keeps an objective; the other one is removed unseen. */
    record KeepObjective(int seat, @Piece int objective) implements Work {}

    /** What an attack follows from. */
    enum AttackCause {
        EVENT_PHASE,
        SURPRISE,
        ESCAPE,
        LURED,
        /** A player of the intruders wants it. */
        PLAYED
    }

    /** An intruder attacks a character. */
    record IntruderAttack(int intruder, int target, AttackCause cause) implements Work {}

    /** The drawn attack card, if the target did not get out of it. */
    record ResolveAttack(int intruder, int target, @Piece int card, AttackCause cause) implements Work {}

    /** Do you ignore the attack? It may be one without a card. */
    record ChooseDefence(int seat, int intruder, @Piece int card, AttackCause cause, int scope) implements Question {}

    /** Lets the target of an attack, which may be one without a card, ignore it, if it may be able to. */
    record OfferDefence(int seat, int intruder, @Piece int card, AttackCause cause, int scope) implements Work {}

    /** Declares a reaction to an attack; it can be interrupted, and then the attack can be answered by another. */
    record Defend(
            int seat,
            @Piece int defence,
            int intruder,
            @Piece int card,
            AttackCause cause,
            int scope) implements Work {}

    /** An attack is ignored by a reaction, if that is not interrupted. */
    record IgnoreAttack(
            int seat, int intruder, int scope, @Piece int card) implements Work {}

    /** Discards the attack card that was drawn. */
    record DiscardAttackCard(@Piece int card) implements Work {}

    /** Shoots: spends ammo and rolls. */
    record Shoot(int seat, @Piece int weapon, int target, int bonus, int rerolls) implements Work {}

    /** Do you roll the combat die again? */
    record ChooseCombatReroll(int seat, @Piece int weapon, int target, int bonus, int rerolls, int face)
            implements Question {}

    /** Rolls the combat die for a shot. */
    record RollShot(int seat, @Piece int weapon, int target, int bonus, int rerolls) implements Work {}

    /** The result of a shot. */
    record ApplyShot(int seat, @Piece int weapon, int target, int bonus, int face) implements Work {}

    /** Do you spend one more ammo for one more injury? */
    record ChooseExtraAmmo(int seat, @Piece int weapon, int target, int injuries) implements Question {}

    /** Spends ammo. */
    record SpendAmmo(int seat, @Piece int weapon, int ammo) implements Work {}

    /** A shot hits. */
    record Hit(int seat, int target, int injuries) implements Work {}

    /** Attacks with bare hands. */
    record Melee(int seat, int target) implements Work {}

    /** Do you roll the combat die of a melee attack again? */
    record ChooseMeleeReroll(int seat, int target, int rerolls, int face) implements Question {}

    /** Rolls the combat die for a melee attack. */
    record RollMelee(int seat, int target, int rerolls) implements Work {}

    /** The result of a melee attack. */
    record ApplyMelee(int seat, int target, int face) implements Work {}

    /** Injures an intruder and checks the effect; no character has dealt it. */
    record Injure(int intruder, int injuries) implements Work {}

    /** The same by a character, or by what is its own. */
    record InjureBy(int seat, int intruder, int injuries, boolean shot) implements Work {
        /** An injury that is no shot. */
        public static InjureBy of(int seat, int intruder, int injuries) {
            return new InjureBy(seat, intruder, injuries, false);
        }
    }

    /** An intruder flees in the direction of an event card. */
    record Retreat(int intruder) implements Work {}

    /** Hits what the species has in a room besides intruders, then perhaps a noise roll by the seat. */
    record HitRoomTarget(int seat, int slot, int hits, boolean noise) implements Work {}

    // ---------------------------------------------------------------- crew

    /** Wounds from one source. */
    record Wound(int seat, int light, int serious) implements Work {}

    /** The hands are too full: what do you drop? */
    record MakeRoom(int seat) implements Question {}

    /** Drops an item. */
    record DropItem(int seat, @Piece int item) implements Work {}

    /** Puts an object down. */
    record DropThing(int seat, int thing) implements Work {}

    /** Takes an item; a heavy one needs a free hand slot. */
    record GainItem(int seat, @Piece int item) implements Work {}

    /** Takes an object into a hand slot. */
    record GainThing(int seat, int thing) implements Work {}

    /** Looks at cards of an item deck and keeps one; where the colour is white, at one card of each deck. */
    record Search(int seat, int colour, int cards) implements Work {}

    /** Which item do you keep? */
    record ChooseFound(int seat, int colour) implements Question {}

    /** Keeps one of the cards looked at; the rest goes to the bottom of its deck. */
    record KeepFound(int seat, @Piece int item, int colour) implements Work {}

    /** Draws action cards. */
    record DrawCards(int seat, int cards) implements Work {}

    /** Gives a contamination card. */
    record Contaminate(int seat) implements Work {}

    /** Scans the contamination cards in hand; clean ones leave the game. */
    record ScanHand(int seat) implements Work {}

    /** A character dies. */
    record Die(int seat) implements Work {}

    // ---------------------------------------------------------------- trade

    /** Asks the next character in the room whether it wants to deal. */
    record TradeRound(int actor, int after, boolean traded) implements Work {}

    /** With whom do you deal? */
    record ChoosePartner(int seat, int actor, boolean traded) implements Question {}

    /** What do you give? One at a time, then done. */
    record ChooseOffer(int seat, int partner, int actor, boolean traded, boolean answering) implements Question {}

    /** Makes a character drop what its hands cannot hold. */
    record CheckHands(int seat) implements Work {}

    /** Lays an item on the table for a trade. */
    record LayOut(int seat, @Piece int item, int partner) implements Work {}

    /** Lays an object on the table for a trade. */
    record LayOutThing(int seat, int thing) implements Work {}

    /** Shows an item to the partner without offering it. */
    record ShowItem(int seat, @Piece int item, int partner) implements Work {}

    /** Do you accept what the other gives? */
    record ChooseDeal(int seat, int partner, int actor, boolean traded) implements Question {}

    /** Exchanges what was laid out, or takes it back. */
    record CloseDeal(int seat, int partner, int actor, boolean traded, boolean accepted) implements Work {}

    /** The trade is over; without an exchange it did not happen. */
    record EndTrade(int actor, boolean traded) implements Work {}

    // ---------------------------------------------------------------- end

    /** Contamination check, seat by seat. */
    record CheckContamination(int seat) implements Work {}

    /** Objectives, and the winners. */
    record CheckObjectives() implements Work {}
}
