package coldwake.content.aftermath;

import static coldwake.content.vocabulary.Vocabulary.COMPUTER_HERE;
import static coldwake.content.vocabulary.Vocabulary.INTRUDERS_HERE;
import static coldwake.content.vocabulary.Vocabulary.NEIGHBOURS;
import static coldwake.content.vocabulary.Vocabulary.OTHERS_HERE;
import static coldwake.content.vocabulary.Vocabulary.any;
import static coldwake.content.vocabulary.Vocabulary.destroyDoor;
import static coldwake.content.vocabulary.Vocabulary.door;
import static coldwake.content.vocabulary.Vocabulary.engine;
import static coldwake.content.vocabulary.Vocabulary.fixRoom;
import static coldwake.content.vocabulary.Vocabulary.moveUnderFire;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.content.vocabulary.Vocabulary.roomAction;
import static coldwake.content.vocabulary.Vocabulary.sabotage;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.card.Trigger;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.CombatRules;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.state.GameState;
import java.util.List;

/** The CEO's own action cards. What those of the robot take besides, and when it can act, his module knows. */
final class CeoDeck {
    private enum Stage implements StageName {
        REROLL,
        ROLL_AGAIN,
        STRIKE,
        HIT_HARDER,
        SPEND,
        CHOOSE_ATTACKER
    }

    private CeoDeck() {}

    private static final Behaviour DEMOLITION = Behaviour.of("ceo-demolition", destroyDoor(), sabotage());
    private static final Behaviour FAST_REPAIRS = Behaviour.of("ceo-fast-repairs", fixRoom(), engine());

    // ---------------------------------------------------------------- robotic punch

    /** Read as in melee, but it is the robot that strikes: a miss hurts nobody, and nobody is contaminated. */
    private static final Behaviour ROBOTIC_PUNCH = Behaviour.of(
            "ceo-robotic-punch",
            branch("punch")
                    .target(OptionKind.FOE, INTRUDERS_HERE)
                    .otherwise(Reason.NO_INTRUDER)
                    .resolves(r -> roll(r, r.play().species().combatRerolls(r.play(), r.target())))
                    .asks(Stage.REROLL, "choose-combat-reroll", (r, options) -> {
                        options.add(OptionKind.DONE, r.stageStep(Stage.STRIKE, r.target(0), r.target(1)));
                        options.add(OptionKind.REROLL, r.stageStep(Stage.ROLL_AGAIN, r.target(0), r.target(2) - 1));
                    })
                    .later(Stage.ROLL_AGAIN, r -> roll(r, r.target(1)))
                    .later(Stage.STRIKE, r -> {
                        if (CombatRules.isHit(r.play(), r.target(0), r.target(1))) {
                            hit(r, 1);
                        }
                    })
                    .asks(Stage.HIT_HARDER, "choose-energy", (r, options) -> {
                        options.add(OptionKind.DECLINE, Step.InjureBy.of(r.me(), r.target(0), r.target(1)));
                        options.add(OptionKind.ACCEPT, r.stageStep(Stage.SPEND, r.target(0), r.target(1)));
                    })
                    .later(Stage.SPEND, r -> {
                        Ceo.spend(r.play(), r.me(), 1);
                        hit(r, r.target(1) + 1);
                    }));

    private static void roll(Resolution r, int rerolls) {
        int face = r.changes().rollCombat(r.me(), r.target(), false).ordinal();
        r.then(
                rerolls > 0
                        ? r.askStep(r.me(), Stage.REROLL, r.target(), face, rerolls)
                        : r.stageStep(Stage.STRIKE, r.target(), face));
    }

    /** More energy can make it worse before its effect is checked. */
    private static void hit(Resolution r, int injuries) {
        r.then(
                Ceo.energy(r.state(), r.me()) > 0
                        ? r.askStep(r.me(), Stage.HIT_HARDER, r.target(), injuries)
                        : Step.InjureBy.of(r.me(), r.target(), injuries));
    }

    // ---------------------------------------------------------------- leaving

    private static final Behaviour PROTECT = Behaviour.of(
            "ceo-protect",
            branch("move")
                    .target(OptionKind.ROOM, NEIGHBOURS)
                    .otherwise(Reason.DOOR_CLOSED)
                    .resolves(r -> moveUnderFire(r, r.me(), r.target())));

    private static final Behaviour ESCORT = Behaviour.of(
            "ceo-escort",
            branch("move")
                    .target(OptionKind.ROOM, NEIGHBOURS)
                    .otherwise(Reason.DOOR_CLOSED)
                    .resolves(CeoDeck::leaveWithRobot)
                    .asks(Stage.CHOOSE_ATTACKER, "choose-attacker", CeoDeck::listAttackers));

    private static void leaveWithRobot(Resolution r) {
        int attackers = r.state().inCombat(r.me()) ? largest(r) : 0;
        if (attackers == 0) {
            moveUnderFire(r, r.me(), r.target());
        } else if (Integer.bitCount(attackers) == 1) {
            r.then(escape(r, attackers));
        } else {
            r.ask(r.me(), Stage.CHOOSE_ATTACKER);
        }
    }

    private static void listAttackers(Resolution r, OptionList options) {
        for (int rest = largest(r); rest != 0; rest &= rest - 1) {
            int foe = Integer.numberOfTrailingZeros(rest);
            options.add(OptionKind.FOE, foe, escape(r, 1 << foe));
        }
    }

    private static Step escape(Resolution r, int attackers) {
        int way = MoveRules.wayTo(r.state(), r.here(), r.target());
        return new Step.Escape(r.me(), r.target(), way, attackers, Noise.ROLL);
    }

    /** The largest intruders here, as a bit set. */
    private static int largest(Resolution r) {
        GameState s = r.state();
        int here = s.intruders.in(r.here());
        int size = here == 0 ? 0 : s.intruders.typeOf(s.intruders.largest(here)).size();
        int equals = 0;
        for (int rest = here; rest != 0; rest &= rest - 1) {
            int foe = Integer.numberOfTrailingZeros(rest);
            equals |= s.intruders.typeOf(foe).size() == size ? 1 << foe : 0;
        }
        return equals;
    }

    /** The other one goes first: it explores and rolls. Both are named before anybody can interrupt. */
    private static final Behaviour AUTHORITY = Behaviour.of(
            "ceo-authority",
            branch("move")
                    .when(require(r -> any(r, OTHERS_HERE), Reason.NOBODY_HERE))
                    .target(OptionKind.ROOM, NEIGHBOURS)
                    .target(OptionKind.SEAT, OTHERS_HERE)
                    .otherwise(Reason.DOOR_CLOSED)
                    .resolves(r -> {
                        int way = MoveRules.wayTo(r.state(), r.here(), r.target(0));
                        MoveRules.moveTogether(r.play(), r.target(1), r.me(), r.target(0), way);
                    }));

    // ---------------------------------------------------------------- the rest

    private static final Behaviour STOP_IT = Behaviour.of("ceo-stop-it").reactingTo(Trigger.ATTACK);

    private static final Behaviour ONE_MORE_THING =
            Behaviour.of("ceo-just-one-more-thing").reactingTo(Trigger.PASSED);

    private static final Behaviour OWNERS_ACCESS = Behaviour.of("ceo-owners-access", roomAction(COMPUTER_HERE), door());

    static final List<Behaviour> ALL = List.of(
            DEMOLITION,
            FAST_REPAIRS,
            ROBOTIC_PUNCH,
            PROTECT,
            STOP_IT,
            ONE_MORE_THING,
            AUTHORITY,
            ESCORT,
            OWNERS_ACCESS);
}
