package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.Dice.NoiseFace;
import coldwake.engine.card.Trigger;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import coldwake.engine.state.Zone;

/** Noise rolls and what they bring. */
final class NoiseRules {
    private static final NoiseFace[] FACES = NoiseFace.values();

    private NoiseRules() {}

    /** Nobody in combat rolls, except after an attempt on eggs. Those in pods roll as if in the room. Ruling mov-005. */
    static void roll(Play p, int seat, boolean evenInCombat) {
        GameState s = p.state();
        if (!s.crew.awake(seat) || !evenInCombat && s.inCombat(seat)) {
            return;
        }
        NoiseFace face = p.changes().rollNoise(seat);
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
        p.then(new Step.ApplyNoise(seat, p.changes().rollNoise(seat).ordinal()));
    }

    static void apply(Play p, int seat, int face) {
        GameState s = p.state();
        if (!s.crew.awake(seat)) {
            return;
        }
        int room = s.crew.roomOf(seat);
        switch (FACES[face]) {
            case ONE, TWO, THREE, FOUR -> {
                int passage = s.board().exit(room, FACES[face].number());
                if (s.ship.noisy(passage)) {
                    p.then(new Step.Encounter(seat, room));
                } else {
                    p.changes().ship.placeNoise(passage);
                }
            }
            case SILENCE -> {
                if (s.crew.slimed(seat)) {
                    p.then(new Step.Danger(room));
                }
            }
            case DANGER -> p.then(new Step.Danger(room));
        }
    }

    /** Intruders next door that are not in combat come; if there is none, noise in every corridor. */
    static void danger(Play p, int slot) {
        GameState s = p.state();
        int comers = 0;
        for (int rest = s.board().neighbours(slot); rest != 0; rest &= rest - 1) {
            int next = Integer.numberOfTrailingZeros(rest);
            if (!s.crew.anyIn(next)) {
                comers |= s.intruders.in(next) & p.species().movable(p);
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
            if (s.crew.status(seat) == Status.ABOARD || s.crew.status(seat) == Status.IN_POD) {
                p.then(new Step.RollNoise(seat, false));
            }
            p.then(new Step.EveryoneRollsNoise(order + 1));
        }
    }
}
