package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.Dice.NoiseFace;
import coldwake.engine.card.Die;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Weapon;
import coldwake.engine.decision.Consequence;
import coldwake.engine.decision.Option;
import coldwake.engine.event.GameEvent.Foe;
import coldwake.engine.event.GameEvent.Passage;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.module.Module;
import coldwake.engine.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What comes of an answer or may come of it, from what everybody can see. Made when a question is written out for people,
 * never while a game is played through.
 */
public final class Consequences {
    private final Play p;
    private final GameState s;
    private final int seat;
    private final Consumer<Consequence> out;

    private Consequences(Play play, int seat, Consumer<Consequence> out) {
        p = play;
        s = play.state();
        this.seat = seat;
        this.out = out;
    }

    /** Of an answer of a seat. */
    public static List<Consequence> of(Play p, int seat, Option option) {
        List<Consequence> found = new ArrayList<>();
        new Consequences(p, seat, found::add).tell(option.then());
        return List.copyOf(found);
    }

    private void tell(Step step) {
        switch (step) {
            case Step.Act act -> act(act);
            case Step.Both both -> tell(both.first());
            case Step.Pass _ -> pass();
            case Step.PayWith _ -> paidFor();
            case Step.MoveCrew move when move.seat() == seat -> arrive(move.to(), move.noise());
            case Step.Escape escape
            when escape.seat() == seat -> {
                attacked(escape.attackers());
                arrive(escape.to(), escape.noise());
            }
            case Step.ApplyNoise noise -> rolled(NoiseFace.values()[noise.face()]);
            case Step.ApplyShot shot -> out.accept(new Consequence.Injuries(injuries(shot)));
            case Step.CloseDeal deal ->
                out.accept(deal.accepted() ? new Consequence.DealMade() : new Consequence.DealOff());
            case Step.ChooseOffer offer when offer.answering() -> out.accept(new Consequence.OfferMade());
            case Step.ChooseDeal _ -> out.accept(new Consequence.OfferAnswered());
            case Step.TradeRound _ -> out.accept(new Consequence.TradeLeft());
            case Step.ModuleWork work -> {
                for (Module module : p.rules().modules()) {
                    if (module.id().equals(work.task().module())) {
                        module.foresee(s, seat, work, out);
                    }
                }
            }
            default -> {}
        }
    }

    // ---------------------------------------------------------------- actions

    private void act(Step.Act act) {
        if (act.source() == Step.BASIC) {
            basic(act);
            return;
        }
        p.branch(act).foresight().tell(p.checking(act), out);
        if (!act.free() && s.crew.aboard(seat)) {
            burns(s.crew.roomOf(seat), false);
        }
    }

    private void basic(Step.Act act) {
        int here = s.crew.roomOf(seat);
        switch (act.branch()) {
            case BasicActions.MOVE -> {
                attacked(Modifiers.roaming(s, s.intruders.in(here)));
                arrive(act.t0(), Noise.ROLL);
                endsIn(act.t0());
            }
            case BasicActions.CAREFUL_MOVE -> {
                arrive(act.t0(), Noise.CAREFUL);
                endsIn(act.t0());
            }
            case BasicActions.SHOOT -> {
                shot(act.t0(), act.t1(), 0);
                endsIn(here);
            }
            case BasicActions.MELEE -> {
                melee(act.t0());
                endsIn(here);
            }
            default -> endsIn(here);
        }
    }

    /** The room one is in after an action that was perhaps the last one of the turn. */
    private void endsIn(int slot) {
        boolean last = s.crew.actionsLeft(seat) <= 1 && !s.crew.unlimitedActions(seat);
        burns(slot, last);
        if (last) {
            p.species().foreseeEndOfTurn(s, seat, slot, out);
        }
    }

    private void burns(int slot, boolean turnEnds) {
        boolean hurts = s.ship.burning(slot) && p.species().woundedByFire(p, seat) && !shielded(false);
        if (hurts) {
            out.accept(turnEnds ? new Consequence.TurnEndsInFire(kills()) : new Consequence.FireThere());
        }
    }

    private void pass() {
        out.accept(new Consequence.RoundOver());
        if (Modifiers.bleeds(s, seat) && !shielded(false)) {
            out.accept(new Consequence.Bleeding(kills()));
        }
        if (s.crew.aboard(seat)) {
            burns(s.crew.roomOf(seat), true);
            p.species().foreseeEndOfTurn(s, seat, s.crew.roomOf(seat), out);
        }
    }

    /** What is paid for comes after the payment and the reactions to it. */
    private void paidFor() {
        switch (s.agenda().pop().pop().top()) {
            case Step.Resolve(Step.Act act) -> out.accept(paidFor(act));
            case Step.RerollNoise _ -> out.accept(new Consequence.RerollPaid());
            default -> {}
        }
    }

    private Consequence paidFor(Step.Act act) {
        boolean walks = act.source() == Step.BASIC && act.branch() <= BasicActions.CAREFUL_MOVE;
        return walks
                ? new Consequence.PaidForMove(new Place(act.t0()))
                : new Consequence.PaidFor(
                        p.source(act.source()).id(), p.branch(act).id());
    }

    private boolean kills() {
        return WoundRules.anyWoundKills(s, seat);
    }

    private boolean shielded(boolean serious) {
        return p.species().isShielded(s, seat, serious);
    }

    // ---------------------------------------------------------------- for branches

    /** Of a move to a room that is named as some target. */
    public static void move(Resolution r, int slot, Noise noise, Consumer<Consequence> out) {
        new Consequences(r.play(), r.me(), out).arrive(slot, noise);
    }

    /** Of an escape to a room, or of a move if there is nobody to escape from. */
    public static void escape(Resolution r, int slot, Noise noise, Consumer<Consequence> out) {
        new Consequences(r.play(), r.me(), out)
                .attacked(Modifiers.roaming(r.state(), r.state().intruders.in(r.here())));
        move(r, slot, noise, out);
    }

    /** Of a noise roll in one's room. */
    public static void noiseHere(Resolution r, Consumer<Consequence> out) {
        if (!r.state().inCombat(r.me())) {
            new Consequences(r.play(), r.me(), out).noise(r.here());
        }
    }

    /** Of a shot, with injuries that are dealt whatever the die shows as {@link Step.Shoot} counts them. */
    public static void shot(Resolution r, int weapon, int target, int bonus, Consumer<Consequence> out) {
        new Consequences(r.play(), r.me(), out).shot(weapon, target, bonus);
    }

    /** Of a light wound. */
    public static void lightWound(Resolution r, Consumer<Consequence> out) {
        Consequences of = new Consequences(r.play(), r.me(), out);
        if (!of.shielded(false)) {
            out.accept(new Consequence.LightWound(of.kills()));
        }
    }

    /** Of passing as part of an action. */
    public static void pass(Resolution r, Consumer<Consequence> out) {
        new Consequences(r.play(), r.me(), out).pass();
    }

    // ---------------------------------------------------------------- moving and noise

    private List<Foe> foes(int mask) {
        List<Foe> found = new ArrayList<>();
        for (int rest = mask; rest != 0; ) {
            int largest = s.intruders.largest(rest);
            rest &= ~(1 << largest);
            found.add(s.intruders.foe(largest));
        }
        return found;
    }

    private void attacked(int attackers) {
        int attacking = 0;
        for (int rest = attackers; rest != 0; rest &= rest - 1) {
            int intruder = Integer.numberOfTrailingZeros(rest);
            boolean attacks = p.species().attacks(p, intruder, AttackCause.ESCAPE) && Modifiers.attacks(s, intruder);
            attacking |= attacks ? 1 << intruder : 0;
        }
        if (attacking != 0) {
            out.accept(new Consequence.AttackedFirst(foes(attacking), Integer.bitCount(attacking)));
        }
    }

    private void arrive(int slot, Noise noise) {
        int there = Modifiers.roaming(s, s.intruders.in(slot));
        if (there != 0) {
            out.accept(new Consequence.CombatThere(foes(there), Integer.bitCount(there)));
        }
        if (!s.ship.explored(slot)) {
            out.accept(new Consequence.RoomExplored());
        }
        if (noise == Noise.NONE || noise == Noise.BY_LEADER) {
            out.accept(new Consequence.Silent());
        } else if (there != 0 || s.crew.anyIn(slot)) {
            out.accept(new Consequence.NoNoiseRoll());
        } else if (noise == Noise.CAREFUL) {
            out.accept(new Consequence.NoiseChosen());
        } else {
            noise(slot);
        }
    }

    private void noise(int slot) {
        Die<NoiseFace> die = p.place().noiseDie(s, slot);
        List<Integer> numbers = new ArrayList<>();
        int sides = 0;
        for (NoiseFace face : NoiseFace.values()) {
            if (face.number() > 0 && s.ship.noisy(s.board().exit(slot, face.number()))) {
                numbers.add(face.number());
                sides += count(die, face);
            }
        }
        out.accept(
                sides == 0
                        ? new Consequence.NoEncounter()
                        : new Consequence.EncounterOn(
                                numbers, sides, die.faces().size()));
        danger(slot, die);
    }

    /** What danger on the die would bring, and silence with slime. */
    private void danger(int slot, Die<NoiseFace> die) {
        int comers = 0;
        for (int rest = s.board().neighbours(slot); rest != 0; rest &= rest - 1) {
            int next = Integer.numberOfTrailingZeros(rest);
            if ((s.crew.in(next) & ~(1 << seat)) == 0) {
                comers |= s.intruders.in(next) & IntruderRules.movable(p);
            }
        }
        if (comers != 0 && count(die, NoiseFace.DANGER) > 0) {
            out.accept(new Consequence.DangerBrings(foes(comers), Integer.bitCount(comers)));
        }
        if (s.crew.slimed(seat) && count(die, NoiseFace.SILENCE) > 0) {
            out.accept(new Consequence.SilenceIsDanger());
        }
    }

    private static <F> int count(Die<F> die, F face) {
        return (int) die.faces().stream().filter(face::equals).count();
    }

    private void rolled(NoiseFace face) {
        if (face.number() > 0) {
            int passage = s.board().exit(s.crew.roomOf(seat), face.number());
            out.accept(
                    s.ship.noisy(passage)
                            ? new Consequence.EncounterFollows()
                            : new Consequence.NoisePlaced(new Passage(passage)));
        } else {
            danger(s.crew.roomOf(seat), p.place().noiseDie(s, s.crew.roomOf(seat)));
        }
    }

    // ---------------------------------------------------------------- fighting

    private void shot(int weapon, int target, int bonus) {
        Weapon def = CombatRules.weapon(s, weapon);
        List<CombatFace> faces = p.place().combatDie(s, seat, true).faces();
        int hits = 0;
        int most = 0;
        for (CombatFace face : faces) {
            int injuries = face.special() ? 0 : CombatRules.injuries(p, def, target, bonus, face);
            hits += injuries > 0 ? 1 : 0;
            most = Math.max(most, injuries);
        }
        out.accept(
                def.drivesOff() && target != Step.ROOM_TARGET
                        ? new Consequence.DrivesOffOn(hits, faces.size())
                        : new Consequence.HitsOn(hits, faces.size(), most));
        int left = bonus > 0 ? 0 : s.pieces.ammo(weapon) - 1;
        out.accept(new Consequence.AmmoLeft(left));
        noiseAfter(target);
    }

    private void melee(int target) {
        List<CombatFace> faces = p.place().combatDie(s, seat, false).faces();
        int hits = Modifiers.strikesSurely(s, seat, target)
                ? faces.size()
                : (int) faces.stream()
                        .filter(face -> !face.special() && CombatRules.hitsInMelee(p, target, face))
                        .count();
        out.accept(new Consequence.HitsOn(hits, faces.size(), 1));
        if (target != Step.ROOM_TARGET) {
            out.accept(new Consequence.Contaminated());
            if (hits < faces.size() && !shielded(true)) {
                out.accept(new Consequence.MissWounds(kills()));
            }
        }
        noiseAfter(target);
    }

    /** An attack on what is no intruder makes noise. */
    private void noiseAfter(int target) {
        if (target == Step.ROOM_TARGET) {
            noise(s.crew.roomOf(seat));
        }
    }

    private int injuries(Step.ApplyShot shot) {
        CombatFace face = CombatFace.values()[shot.face()];
        Weapon weapon = CombatRules.weapon(s, shot.weapon());
        return face.special() ? 0 : CombatRules.injuries(p, weapon, shot.target(), shot.bonus(), face);
    }
}
