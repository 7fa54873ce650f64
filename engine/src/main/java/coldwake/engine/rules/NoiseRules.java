package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.Dice.NoiseFace;
import coldwake.engine.card.Trigger;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.module.Happening;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** Noise rolls and what they bring. */
public final class NoiseRules {
    private static final NoiseFace[] FACES = NoiseFace.values();

    private NoiseRules() {}

    /**
     * Nobody in combat rolls, except after an attack on what is no intruder. Those who wait roll as if in the room. Ruling
     * mov-005.
     */
    static void roll(Play p, int seat, boolean evenInCombat) {
        GameState s = p.state();
        if (!s.crew.awake(seat) || !evenInCombat && s.inCombat(seat)) {
            return;
        }
        if (!p.isHeard(Happening.Kind.NOISE_DUE)) {
            throwDie(p, seat);
            return;
        }
        int scope = p.changes().newScope();
        p.happened(new Happening.NoiseDue(seat, scope));
        p.then(new Step.ThrowNoise(seat));
        p.then(new Step.Scope(scope));
    }

    static void throwDie(Play p, int seat) {
        GameState s = p.state();
        NoiseFace face = p.changes().rollNoise(seat, s.crew.roomOf(seat));
        if (canReroll(s, seat)) {
            p.then(new Step.ChooseNoiseReroll(seat, face.ordinal()));
        } else {
            p.then(new Step.ApplyNoise(seat, face.ordinal()));
        }
    }

    /** A motion scanner lies openly in hand, so all see that a reroll is possible. Not in combat. */
    private static boolean canReroll(GameState s, int seat) {
        if (s.handSize(seat) == 0 || s.inCombat(seat)) {
            return false;
        }
        for (int item = s.pieces.first(Zone.held(seat)); item >= 0; item = s.pieces.next(item)) {
            if (s.item(item).trigger() == Trigger.NOISE_ROLL) {
                return true;
            }
        }
        return false;
    }

    static void listReroll(Play p, int seat, int face, OptionList options) {
        options.add(OptionKind.DONE, new Step.ApplyNoise(seat, face));
        if (ActionRules.payable(p.state(), seat) > 0) {
            options.add(OptionKind.REROLL, new Step.PayForReroll(seat, face));
        }
    }

    static void payForReroll(Play p, int seat, int face) {
        int reaction = p.changes().newScope();
        int old = p.changes().newScope();
        p.then(new Step.Pay(seat, 1));
        p.then(new Step.OfferReactions(seat, reaction, seat));
        p.then(new Step.RerollNoise(seat, old));
        p.then(new Step.Scope(reaction));
        p.then(new Step.ApplyNoise(seat, face));
        p.then(new Step.Scope(old));
    }

    /** Drops the old result and rolls again; the second result stands. */
    static void reroll(Play p, int seat, int scope) {
        p.changes().setAgenda(p.state().agenda().unwind(scope));
        p.then(new Step.ApplyNoise(
                seat, p.changes().rollNoise(seat, p.state().crew.roomOf(seat)).ordinal()));
    }

    static void apply(Play p, int seat, int face) {
        GameState s = p.state();
        if (!s.crew.awake(seat)) {
            return;
        }
        int room = s.crew.roomOf(seat);
        if (FACES[face] == NoiseFace.SILENCE && Modifiers.slimed(s, seat)) {
            p.then(new Step.Danger(room));
        } else {
            applyIn(p, seat, room, FACES[face], new Step.Encounter(seat, room));
        }
    }

    /**
     * A character makes a noise roll in a room that it is not in: exits, neighbours and encounter are those of that room, and
     * nobody's slime counts.
     */
    public static void rollIn(Play p, int seat, int slot) {
        applyIn(p, seat, slot, p.changes().rollNoise(seat, slot), new Step.Encounter(seat, slot));
    }

    /** The result of a roll that a seat makes for a room, whoever is there; slime does not count. */
    public static void applyIn(Play p, int seat, int room, NoiseFace face, Step encounter) {
        GameState s = p.state();
        switch (face) {
            case ONE, TWO, THREE, FOUR -> {
                int passage = s.board().exit(room, face.number());
                if (s.ship.noisy(passage)) {
                    p.then(encounter);
                } else {
                    p.changes().ship.placeNoise(passage);
                }
            }
            case SILENCE -> {}
            case DANGER -> p.then(new Step.Danger(room));
            case SPECIAL -> p.place().specialNoise(p, seat, room);
        }
    }

    /** Intruders next door that are not in combat come; if there is none, noise in every corridor. */
    static void danger(Play p, int slot) {
        GameState s = p.state();
        int comers = 0;
        for (int rest = s.board().neighbours(slot); rest != 0; rest &= rest - 1) {
            int next = Integer.numberOfTrailingZeros(rest);
            if (!s.crew.anyIn(next)) {
                comers |= s.intruders.in(next) & IntruderRules.movable(p);
            }
        }
        if (comers == 0) {
            p.changes().ship.placeNoiseIn(s.board().passagesOf(slot));
        } else {
            IntruderRules.moveTo(p, comers, slot);
        }
    }

    /** All players roll in order; those in combat do not. */
    static void everyoneRolls(Play p, int order) {
        GameState s = p.state();
        if (order < s.seats()) {
            int seat = s.inOrder(order);
            if (s.crew.awake(seat)) {
                p.then(new Step.RollNoise(seat, false));
            }
            p.then(new Step.EveryoneRollsNoise(order + 1));
        }
    }
}
