package coldwake.engine.agenda;

/**
 * Work to do, in the imperative: the table of contents of the rules.
 *
 * <p>{@link Work} is resolved at once; a {@link Question} waits for a choice. Steps hold numbers only, so that a paused
 * game can be copied, saved and redealt: the options of a question are made from the state when it is asked.
 */
public sealed interface Step {
    /** A target that has not been named yet. */
    int UNSET = -99;

    /** Source of the basic actions; other sources are pieces. */
    int BASIC = -2;

    /** The eggs of a room, where an intruder could be named. */
    int EGGS = -3;

    /** Resolved at once. */
    sealed interface Work extends Step {}

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

    // ---------------------------------------------------------------- species

    /** Sets up what only the species of the game has, once the characters are chosen. */
    record SetUpSpecies() implements Work {}

    /** Work that only the species of the game knows. */
    record SpeciesWork(int work, int a, int b, int c) implements Work {}

    /** A question that only the species of the game knows. */
    record SpeciesQuestion(int seat, int question, int a, int b) implements Question {}

    // ---------------------------------------------------------------- set-up

    /** The player with this number picks a character. */
    record Draft(int number) implements Work {}

    /** Which of two characters? */
    record PickCharacter(int seat, int first, int second) implements Question {}

    /** Gives a character to a seat. */
    record TakeCharacter(int seat, int character) implements Work {}

    // ---------------------------------------------------------------- round

    /** A new round: revive, draw, pass the first player token. */
    record StartRound() implements Work {}

    /** The first seat from here on, clockwise, that has not passed takes a turn. */
    record NextTurn(int from) implements Work {}

    /** Starts a turn. */
    record TakeTurn(int seat) implements Work {}

    /** What do you do? */
    record ChooseAction(int seat) implements Question {}

    /** Goes on with the turn if actions are left. */
    record AfterAction(int seat) implements Work {}

    /** Launch, leave, or wait in the pod? */
    record ChooseInPod(int seat) implements Question {}

    /** The turn is over, unless its player wants to be asked what to drop. */
    record EndTurn(int seat) implements Work {}

    /** What do you drop before your turn ends? One at a time, then done. */
    record ChooseDrop(int seat) implements Question {}

    /** Whether a player wants to be asked what to drop before a turn ends. */
    record Linger(int seat, boolean on) implements Work {}

    /** Fire and the like at the end of a turn. */
    record FinishTurn(int seat) implements Work {}

    /** Passes for the round; {@code discarding} offers to discard cards. */
    record Pass(int seat, boolean discarding) implements Work {}

    /** Which cards do you discard on passing? One at a time, then done. */
    record DiscardOnPass(int seat) implements Question {}

    /** Which card do you play for the intruders, and how? */
    record ChooseIntruderAction(int seat) implements Question {}

    /** Which card of the intruders do you keep? */
    record ChooseIntruderCard(int seat) implements Question {}

    /** Discards all cards of the intruders but one; -1 keeps none. */
    record KeepIntruderCard(int seat, int card) implements Work {}

    /** Every player still awake passes now. */
    record EveryonePasses(int order) implements Work {}

    // ---------------------------------------------------------------- event phase

    /** All have passed. */
    record StartEventPhase() implements Work {}

    /** Moves the time and self-destruct markers. */
    record AdvanceTime() implements Work {}

    /** Intruders attack, seat by seat in player order. */
    record IntruderAttacks(int order) implements Work {}

    /** Fire hurts intruders and eggs, room by room. */
    record FireDamage(int slot) implements Work {}

    /** Fire hurts the intruders that are left in one room, largest first. */
    record BurnIntruders(int slot, int intruders) implements Work {}

    /** Draws and resolves an event card. */
    record DrawEvent() implements Work {}

    /** The event's effect. */
    record ResolveEvent(int event) implements Work {}

    /** Puts the event card where it belongs. */
    record FinishEvent(int event) implements Work {}

    /** Draws a token and develops the bag. */
    record DevelopBag() implements Work {}

    /** Players roll for noise in order, unless in combat. */
    record EveryoneRollsNoise(int order) implements Work {}

    /** The round is over. */
    record EndRound() implements Work {}

    // ---------------------------------------------------------------- actions

    /**
     * Takes an action: names what is left to name, declares it, pays, offers reactions, resolves.
     *
     * @param free whether it is part of another action and costs nothing by itself
     */
    record Act(int seat, int source, int branch, int t0, int t1, int t2, boolean free) implements Work {
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
    record NameTarget(int seat, int source, int branch, int t0, int t1, int t2, boolean free) implements Question {}

    /** Do you agree to be part of another's action? Asked before it is declared; no is an answer too. */
    record ChooseConsent(int seat, int actor, int source, int branch, int t0, int t1, int t2) implements Question {}

    /** The one who was asked does not agree: nothing is paid, and the turn goes on. */
    record RefuseConsent(int seat, int actor) implements Work {}

    /** Begins an action whose targets are named and agreed on. */
    record Begin(int seat, int source, int branch, int t0, int t1, int t2) implements Work {}

    /** Plays the card or uses up the item of a declared action. */
    record Declare(int seat, int source, int branch) implements Work {}

    /** Pays a number of action cards. */
    record Pay(int seat, int cost) implements Work {}

    /** Which card do you pay with? */
    record ChoosePayment(int seat, int cost) implements Question {}

    /** Discards one card to pay, then the rest of the cost. */
    record PayWith(int seat, int card, int cost) implements Work {}

    /** Discards a card from hand. */
    record DiscardCard(int seat, int card) implements Work {}

    /** Offers others in the room to interrupt, clockwise after {@code after}. */
    record OfferReactions(int actor, int scope, int after) implements Work {}

    /** Do you interrupt? */
    record ChooseReaction(int seat, int actor, int scope) implements Question {}

    /** Plays an interruption; it can be interrupted in turn. */
    record Interrupt(int seat, int card, int actor, int scope) implements Work {}

    /** Carries out a declared action. */
    record Resolve(int seat, int source, int branch, int t0, int t1, int t2) implements Work {}

    /** Work that follows from a card, after other steps. */
    record StageThen(int seat, int source, int branch, int stage, int t0, int t1, int t2) implements Work {}

    /** A question that follows from a card, asked of a seat. */
    record StageAsk(int seat, int actor, int source, int branch, int stage, int t0, int t1, int t2)
            implements Question {}

    /** Which action of this room, free of cost? */
    record ChooseRoomAction(int seat, int slot) implements Question {}

    // ---------------------------------------------------------------- movement and noise

    /** Moves a character; {@code corridor} is -1 if none is used, {@code noise} a {@link Noise}. */
    record MoveCrew(int seat, int to, int corridor, Noise noise) implements Work {}

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
    record Arrive(int seat, int slot, int corridor, Noise noise, boolean empty) implements Work {}

    /** By which corridor of a pair did you come? Asked where its door may be closed behind you. */
    record ChooseWay(int seat, int slot, int corridor, Noise noise, boolean empty) implements Question {}

    /** Attacks on a character that leaves combat, largest intruder first, then the move. */
    record Escape(int seat, int to, int corridor, int attackers, Noise noise) implements Work {}

    /** In which corridor do you make noise? */
    record ChooseNoise(int seat) implements Question {}

    /** Places a noise marker. */
    record PlaceNoise(int passage) implements Work {}

    /** Rolls for noise in the character's room. */
    record RollNoise(int seat, boolean evenInCombat) implements Work {}

    /** Do you roll the noise die again? */
    record ChooseNoiseReroll(int seat, int face) implements Question {}

    /** Pays for a reroll; others may interrupt it, and then the first result stands. */
    record PayForReroll(int seat, int face) implements Work {}

    /** The reroll of a noise die, if nobody interrupted it. */
    record RerollNoise(int seat, int scope) implements Work {}

    /** The result of a noise roll. */
    record ApplyNoise(int seat, int face) implements Work {}

    /** The noise roll of the hourglass. */
    record RollNoiseIn(int seat, int slot) implements Work {}

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

    /** Compares the token with the hand of who triggered the encounter. */
    record CompareHand(int seat, int intruder, int token) implements Work {}

    /** Which objective do you keep? Asked of all at once. */
    record KeepObjectives() implements Question {
        @Override
        public int seat() {
            return ALL;
        }
    }

    /** A seat keeps an objective; the other one is removed unseen. */
    record KeepObjective(int seat, int objective) implements Work {}

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
    record ResolveAttack(int intruder, int target, int card, AttackCause cause) implements Work {}

    /** Do you ignore the attack? {@code card} is -1 for one without a card. */
    record ChooseDefence(int seat, int intruder, int card, AttackCause cause, int scope) implements Question {}

    /** Declares a reaction to an attack; it can be interrupted. */
    record Defend(int seat, int card, int intruder, int scope) implements Work {}

    /** An attack is ignored by a reaction, if that is not interrupted. */
    record IgnoreAttack(int seat, int intruder, int scope) implements Work {}

    /** Discards the attack card that was drawn. */
    record DiscardAttackCard(int card) implements Work {}

    /** A larva goes onto the character. */
    record Infest(int intruder, int target) implements Work {}

    /** Shoots: spends ammo and rolls. */
    record Shoot(int seat, int weapon, int target, int bonus, int rerolls) implements Work {}

    /** Do you roll the combat die again? */
    record ChooseCombatReroll(int seat, int weapon, int target, int bonus, int rerolls, int face) implements Question {}

    /** Rolls the combat die for a shot. */
    record RollShot(int seat, int weapon, int target, int bonus, int rerolls) implements Work {}

    /** The result of a shot. */
    record ApplyShot(int seat, int weapon, int target, int bonus, int face) implements Work {}

    /** Do you spend one more ammo for one more injury? */
    record ChooseExtraAmmo(int seat, int weapon, int target, int injuries) implements Question {}

    /** Spends ammo. */
    record SpendAmmo(int seat, int weapon, int ammo) implements Work {}

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

    /** Injures an intruder and checks the effect. */
    record Injure(int intruder, int injuries) implements Work {}

    /** An intruder flees in the direction of an event card. */
    record Retreat(int intruder) implements Work {}

    /** Destroys eggs in a room, then a noise roll by the seat. */
    record DestroyEggs(int seat, int slot, int eggs, boolean noise) implements Work {}

    // ---------------------------------------------------------------- crew

    /** Wounds from one source. */
    record Wound(int seat, int light, int serious) implements Work {}

    /** The hands are too full: what do you drop? */
    record MakeRoom(int seat) implements Question {}

    /** Drops an item. */
    record DropItem(int seat, int item) implements Work {}

    /** Puts an object down. */
    record DropThing(int seat, int thing) implements Work {}

    /** Takes an item; a heavy one needs a free hand slot. */
    record GainItem(int seat, int item) implements Work {}

    /** Takes an object into a hand slot. */
    record GainThing(int seat, int thing) implements Work {}

    /** Looks at cards of an item deck and keeps one. */
    record Search(int seat, int colour, int cards) implements Work {}

    /** Which item do you keep? */
    record ChooseFound(int seat, int colour) implements Question {}

    /** Keeps one of the cards looked at; the rest goes to the bottom of the deck. */
    record KeepFound(int seat, int item, int colour) implements Work {}

    /** Draws action cards. */
    record DrawCards(int seat, int cards) implements Work {}

    /** Gives a contamination card. */
    record Contaminate(int seat) implements Work {}

    /** Scans the contamination cards in hand; clean ones leave the game. */
    record ScanHand(int seat) implements Work {}

    /** A character dies. */
    record Die(int seat) implements Work {}

    /** Looks at both tokens of an engine. */
    record HandleEngine(int seat, int engine) implements Work {}

    /** Do you swap the tokens? */
    record ChooseEngineOrder(int seat, int engine) implements Question {}

    /** The tokens are back, swapped or not. */
    record ArrangeEngine(int seat, int engine, boolean swap) implements Work {}

    // ---------------------------------------------------------------- trade

    /** Asks the next character in the room whether it wants to deal. */
    record TradeRound(int actor, int after, boolean traded) implements Work {}

    /** With whom do you deal? */
    record ChoosePartner(int seat, int actor, boolean traded) implements Question {}

    /** What do you give? One at a time, then done. */
    record ChooseOffer(int seat, int partner, int actor, boolean traded, boolean answering) implements Question {}

    /** Makes a character drop what its hands cannot hold. */
    record CheckHands(int seat) implements Work {}

    /** Lays an item (or, below zero, an object) on the table for a trade. */
    record LayOut(int seat, int item, int partner) implements Work {}

    /** Shows an item to the partner without offering it. */
    record ShowItem(int seat, int item, int partner) implements Work {}

    /** Do you accept what the other gives? */
    record ChooseDeal(int seat, int partner, int actor, boolean traded) implements Question {}

    /** Exchanges what was laid out, or takes it back. */
    record CloseDeal(int seat, int partner, int actor, boolean traded, boolean accepted) implements Work {}

    /** The trade is over; without an exchange it did not happen. */
    record EndTrade(int actor, boolean traded) implements Work {}

    // ---------------------------------------------------------------- leaving the ship

    /** Enters a pod after the noise roll, if no intruder came and the character is still in the room. */
    record BoardPod(int seat, int pod, int slot) implements Work {}

    /** Launch at once, or wait? */
    record ChooseLaunch(int seat, int pod) implements Question {}

    /** A pod leaves with everyone in it. */
    record LaunchPod(int pod) implements Work {}

    /** Steps out of a pod. */
    record LeavePod(int seat) implements Work {}

    /** Goes to sleep after the noise roll, if no intruder came and the character is still in the room. */
    record Hibernate(int seat, int slot) implements Work {}

    // ---------------------------------------------------------------- end

    /** Survivors, engines and coordinates. */
    record CheckShip() implements Work {}

    /** Contamination check, seat by seat. */
    record CheckContamination(int seat) implements Work {}

    /** Objectives, and the winners. */
    record CheckObjectives() implements Work {}
}
