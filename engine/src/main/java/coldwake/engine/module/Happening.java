package coldwake.engine.module;

import coldwake.engine.agenda.Step;

/**
 * What modules are told of. Those that listen to its kind hear of it in the order in which the ruleset lists them; steps that they
 * add are done before those that the rule adds afterwards.
 */
public sealed interface Happening {
    /** What there is to listen to. Nothing is made or told that nobody listens to. */
    enum Kind {
        ROUND_BEGAN,
        DRAWS_CARDS,
        PASSED,
        TURN_BEGAN,
        TURN_ENDED,
        TURN_ENDS,
        CHARACTER_PASSED,
        ACTIONS_SPENT,
        CARDS_DRAWN,
        PASSED_OVER,
        CARD_PLAYED,
        ITEM_FOUND,
        ITEM_GAINED,
        ITEM_CRAFTED,
        ROOM_USED,
        SETS_OFF,
        ROOM_EXPLORED,
        ROOM_ENTERED,
        TOKEN_TURNED_UP,
        INTRUDER_CAME,
        INTRUDER_SUMMONED,
        NOISE_DUE,
        DEFENDED,
        ATTACK_HIT,
        COMBAT_ROLL_DUE,
        ARRIVED,
        TIME_MOVED,
        ATTACKS_BEGAN,
        ATTACKS_ENDED,
        FIRE_STEP_AT,
        ROOM_BURNS,
        EVENT_RESOLVED,
        ROOM_REPAIRED,
        FIRE_PUT_OUT,
        ROOM_ACTION_USED,
        INTRUDER_KILLED,
        INTRUDER_SLAIN,
        TARGET_DESTROYED,
        CHARACTER_WOUNDED,
        SERIOUS_WOUND_IGNORED,
        CHARACTER_TREATED,
        CHARACTER_DIED,
        DEED_DONE,
        GAME_ENDED,
        WINNERS_KNOWN
    }

    Kind kind();

    /** A round begins; nobody has drawn cards yet. */
    record RoundBegan() implements Happening {
        @Override
        public Kind kind() {
            return Kind.ROUND_BEGAN;
        }
    }

    /** A seat that plays on without its character would draw cards now. */
    record DrawsCards(int seat) implements Happening {
        @Override
        public Kind kind() {
            return Kind.DRAWS_CARDS;
        }
    }

    /** A seat that plays on without its character has passed. */
    record Passed(int seat) implements Happening {
        @Override
        public Kind kind() {
            return Kind.PASSED;
        }
    }

    /**
     * The turn of a character begins; it has not been asked yet.
     *
     * @param first whether it is its first turn of the round
     */
    record TurnBegan(int seat, boolean first) implements Happening {
        @Override
        public Kind kind() {
            return Kind.TURN_BEGAN;
        }
    }

    /** A character aboard ends its turn, the turn of passing too; what fire does to it is still to come. */
    record TurnEnds(int seat) implements Happening {
        @Override
        public Kind kind() {
            return Kind.TURN_ENDS;
        }
    }

    /** The turn of a character is over, the turn of passing too; fire has done its damage. */
    record TurnEnded(int seat) implements Happening {
        @Override
        public Kind kind() {
            return Kind.TURN_ENDED;
        }
    }

    /** A character has passed; it has neither bled nor discarded yet. */
    record CharacterPassed(int seat) implements Happening {
        @Override
        public Kind kind() {
            return Kind.CHARACTER_PASSED;
        }
    }

    /** A character has done the last action of its turn; the turn is not over yet. */
    record ActionsSpent(int seat) implements Happening {
        @Override
        public Kind kind() {
            return Kind.ACTIONS_SPENT;
        }
    }

    /** A character has drawn cards of its deck; they are the last ones of its hand. */
    record CardsDrawn(int seat, int cards) implements Happening {
        @Override
        public Kind kind() {
            return Kind.CARDS_DRAWN;
        }
    }

    /** It would be the turn of a character that has passed, while somebody else has not. */
    record PassedOver(int seat) implements Happening {
        @Override
        public Kind kind() {
            return Kind.PASSED_OVER;
        }
    }

    /** An action card was played for its action or as a reaction; it has had no effect yet. */
    record CardPlayed(int seat, int card) implements Happening {
        @Override
        public Kind kind() {
            return Kind.CARD_PLAYED;
        }
    }

    /**
     * A character has chosen which of the items it found it keeps, and has not put it away yet.
     *
     * @param scope the mark below what puts it away
     */
    record ItemFound(int seat, int item, int scope) implements Happening {
        @Override
        public Kind kind() {
            return Kind.ITEM_FOUND;
        }
    }

    /** A character has an item that it did not have before: found, taken, crafted or got in a trade. */
    record ItemGained(int seat, int item) implements Happening {
        @Override
        public Kind kind() {
            return Kind.ITEM_GAINED;
        }
    }

    /** A character has made an item. */
    record ItemCrafted(int seat, int item) implements Happening {
        @Override
        public Kind kind() {
            return Kind.ITEM_CRAFTED;
        }
    }

    /** A character has used the action of a room, a tile, perhaps by a card and from elsewhere. */
    record RoomUsed(int seat, int tile) implements Happening {
        @Override
        public Kind kind() {
            return Kind.ROOM_USED;
        }
    }

    /**
     * A character out of combat has paid for a movement and is about to leave.
     *
     * @param noise how it moves
     * @param scope the mark below what moves it
     */
    record SetsOff(int seat, int to, int way, Step.Noise noise, int scope) implements Happening {
        @Override
        public Kind kind() {
            return Kind.SETS_OFF;
        }
    }

    /** A character turned up a room; its token is still face down. */
    record RoomExplored(int seat, int slot) implements Happening {
        @Override
        public Kind kind() {
            return Kind.ROOM_EXPLORED;
        }
    }

    /**
     * A character has come into a room that is turned up by now; its token and noise are still to come.
     *
     * @param way the {@link coldwake.engine.agenda.Way} it took
     * @param noise how it moves
     */
    record RoomEntered(int seat, int slot, int way, Step.Noise noise) implements Happening {
        @Override
        public Kind kind() {
            return Kind.ROOM_ENTERED;
        }
    }

    /** A character turned up an exploration token that none but a module knows; the noise is still to come. */
    record TokenTurnedUp(int seat, int slot, int token) implements Happening {
        @Override
        public Kind kind() {
            return Kind.TOKEN_TURNED_UP;
        }
    }

    /**
     * An intruder has come into a room.
     *
     * @param appeared whether it was not on the board before
     */
    record IntruderCame(int intruder, int slot, boolean appeared) implements Happening {
        @Override
        public Kind kind() {
            return Kind.INTRUDER_CAME;
        }
    }

    /** An intruder that was not on the board has come because the attack of another one called it. */
    record IntruderSummoned(int intruder) implements Happening {
        @Override
        public Kind kind() {
            return Kind.INTRUDER_SUMMONED;
        }
    }

    /**
     * A character is about to roll for noise.
     *
     * @param scope unwinding to it takes the roll back
     */
    record NoiseDue(int seat, int scope) implements Happening {
        @Override
        public Kind kind() {
            return Kind.NOISE_DUE;
        }
    }

    /**
     * A character declared that it ignores an attack, with a card or an item. Steps that are added are done with it, unless
     * somebody interrupts it.
     */
    record Defended(int seat, int defence) implements Happening {
        @Override
        public Kind kind() {
            return Kind.DEFENDED;
        }
    }

    /**
     * An attack has hit a character. Steps that are added are done after what the attack does; then the character may be dead.
     */
    record AttackHit(int seat) implements Happening {
        @Override
        public Kind kind() {
            return Kind.ATTACK_HIT;
        }
    }

    /** A character that shoots or strikes is about to roll the combat die: that is the next step on the agenda. */
    record CombatRollDue(int seat) implements Happening {
        @Override
        public Kind kind() {
            return Kind.COMBAT_ROLL_DUE;
        }
    }

    /**
     * Somebody has come into a room in the step that is over, by moving or by appearing. Steps that are added now are done after
     * everything else that follows from that step: exploration, noise, an encounter, a surprise attack.
     *
     * @param seats the characters, as a bit set
     * @param intruders the intruders, as a bit set
     */
    record Arrived(int seats, int intruders) implements Happening {
        @Override
        public Kind kind() {
            return Kind.ARRIVED;
        }
    }

    /** The markers of time have moved in the event phase. */
    record TimeMoved() implements Happening {
        @Override
        public Kind kind() {
            return Kind.TIME_MOVED;
        }
    }

    /** The step begins in which intruders attack; none has attacked yet. */
    record AttacksBegan() implements Happening {
        @Override
        public Kind kind() {
            return Kind.ATTACKS_BEGAN;
        }
    }

    /** All intruders have attacked in that step. */
    record AttacksEnded() implements Happening {
        @Override
        public Kind kind() {
            return Kind.ATTACKS_ENDED;
        }
    }

    /** The step of fire damage comes to a room that a module {@linkplain Module#fireStepAt named}, before the fire there. */
    record FireStepAt(int slot) implements Happening {
        @Override
        public Kind kind() {
            return Kind.FIRE_STEP_AT;
        }
    }

    /** Fire is about to do its damage in a room, in the event phase. */
    record RoomBurns(int slot) implements Happening {
        @Override
        public Kind kind() {
            return Kind.ROOM_BURNS;
        }
    }

    /**
     * A character took wounds from one source and lives.
     *
     * @param light the light ones, before they add up to serious ones
     * @param serious the serious ones, those included that light ones added up to
     */
    record CharacterWounded(int seat, int light, int serious, WoundCause cause) implements Happening {
        @Override
        public Kind kind() {
            return Kind.CHARACTER_WOUNDED;
        }
    }

    /** A character was dealt a serious wound that a module {@linkplain Modifier#ignoresSeriousWound lets it ignore}. */
    record SeriousWoundIgnored(int seat) implements Happening {
        @Override
        public Kind kind() {
            return Kind.SERIOUS_WOUND_IGNORED;
        }
    }

    /** A character has dressed serious wounds or healed light ones of another. */
    record CharacterTreated(int seat, int patient) implements Happening {
        @Override
        public Kind kind() {
            return Kind.CHARACTER_TREATED;
        }
    }

    /**
     * A character died.
     *
     * @param withTheFirst whether it is the first, or died of the same thing as the first
     */
    record CharacterDied(int seat, boolean withTheFirst) implements Happening {
        @Override
        public Kind kind() {
            return Kind.CHARACTER_DIED;
        }
    }

    /** An event card has been resolved and put away. */
    record EventResolved(int event) implements Happening {
        @Override
        public Kind kind() {
            return Kind.EVENT_RESOLVED;
        }
    }

    /** A character took the malfunction marker off a room. */
    record RoomRepaired(int seat, int slot) implements Happening {
        @Override
        public Kind kind() {
            return Kind.ROOM_REPAIRED;
        }
    }

    /** A character put a fire out by what it did. */
    record FirePutOut(int seat, int slot) implements Happening {
        @Override
        public Kind kind() {
            return Kind.FIRE_PUT_OUT;
        }
    }

    /**
     * A character uses the action of a room, from there or from afar; it has had no effect yet.
     *
     * @param tile the room, a piece
     */
    record RoomActionUsed(int seat, int tile) implements Happening {
        @Override
        public Kind kind() {
            return Kind.ROOM_ACTION_USED;
        }
    }

    /** An intruder of a type died in a room. */
    record IntruderKilled(int type, int slot) implements Happening {
        @Override
        public Kind kind() {
            return Kind.INTRUDER_KILLED;
        }
    }

    /**
     * An intruder of a type died of an injury that a character dealt, by itself or with what is its own.
     *
     * @param shot whether it was shot
     */
    record IntruderSlain(int seat, int type, boolean shot) implements Happening {
        @Override
        public Kind kind() {
            return Kind.INTRUDER_SLAIN;
        }
    }

    /** Something of the species in a room that can be attacked and is no intruder was destroyed. */
    record TargetDestroyed(int slot) implements Happening {
        @Override
        public Kind kind() {
            return Kind.TARGET_DESTROYED;
        }
    }

    /**
     * A character did something that only one module knows.
     *
     * @param deed the id of the module, a dot, and what was done
     */
    record DeedDone(int seat, String deed) implements Happening {
        @Override
        public Kind kind() {
            return Kind.DEED_DONE;
        }
    }

    /** The game has ended, and nothing of the victory check is done. */
    record GameEnded() implements Happening {
        @Override
        public Kind kind() {
            return Kind.GAME_ENDED;
        }
    }

    /** The game is over and its winners are known. */
    record WinnersKnown() implements Happening {
        @Override
        public Kind kind() {
            return Kind.WINNERS_KNOWN;
        }
    }
}
