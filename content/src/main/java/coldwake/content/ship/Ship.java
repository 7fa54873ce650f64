package coldwake.content.ship;

import coldwake.content.PlaceModule;
import coldwake.content.facts.BoardFacts;
import coldwake.content.facts.Facts;
import coldwake.content.vocabulary.RoomRole;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.CharacterDef;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.Dice.NoiseFace;
import coldwake.engine.card.Die;
import coldwake.engine.card.Resolution;
import coldwake.engine.decision.Consequence;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Counter;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Pile;
import coldwake.engine.module.Thing;
import coldwake.engine.place.Place;
import coldwake.engine.place.PlaceView;
import coldwake.engine.place.Role;
import coldwake.engine.place.WayOut;
import coldwake.engine.rules.Consequences;
import coldwake.engine.rules.EndGame;
import coldwake.engine.rules.EventPhase;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.setup.Things;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The ship, on either side of its board. */
public final class Ship implements Place {
    public static final String ID = "ship";

    /** In a pod that has not been launched. */
    public static final WayOut IN_POD = new WayOut("in-pod", true, true, false);
    /** In the hibernatorium. */
    public static final WayOut ASLEEP = new WayOut("asleep", false, true, true);
    /** Gone in a pod. */
    public static final WayOut LAUNCHED = new WayOut("launched", false, false, true);

    /** On the shuttle that leaves the ship. */
    public static final WayOut ON_SHUTTLE = new WayOut("on-shuttle", false, false, true);

    /** The time marker reached the red space. */
    public static final Ending JUMP = Ending.of("jump", false);
    /** Self-destruct ran out, or the ship jumped while it was running. */
    public static final Ending SELF_DESTRUCT = Ending.of("self-destruct", true);
    /** The ship jumped with too few working engines. */
    public static final Ending ENGINES = Ending.of("engines", true);

    /** The same where that destroys nothing; a module that brings it about has it among its endings. */
    public static final Ending ADRIFT = Ending.of("adrift", false);

    private static final String HIBERNATORIUM = "hibernatorium";

    /** The one who did not wake up lies in the hibernatorium. */
    public static final String BLUE_CORPSE = "blue-character-corpse";

    private final ShipTracks tracks;
    private final Die<NoiseFace> noiseDie;
    private final Die<CombatFace> combatDie;

    public Ship(ShipTracks tracks, Die<NoiseFace> noiseDie, Die<CombatFace> combatDie) {
        this.tracks = tracks;
        this.noiseDie = noiseDie;
        this.combatDie = combatDie;
    }

    /** The entry in the list of places. */
    public static PlaceModule module() {
        return new PlaceModule(ID, Ship::of);
    }

    private static Ship of(Facts facts, BoardFacts board) {
        return new Ship(
                ShipTracks.of(facts, board),
                new Die<>(
                        "noise-die",
                        facts.dice().noise().stream().map(NoiseFace::of).toList()),
                new Die<>(
                        "combat-die",
                        facts.dice().combat().stream().map(CombatFace::of).toList()));
    }

    /** The ship that a game takes place on. */
    public static Ship of(Ruleset rules) {
        return (Ship) rules.place();
    }

    @Override
    public List<Thing> things() {
        return List.of(new Thing(BLUE_CORPSE, Things.CORPSE_SLOT, true));
    }

    /** The ship that a game takes place on. */
    public static Ship of(GameState s) {
        return of(s.rules());
    }

    public ShipTracks tracks() {
        return tracks;
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return ShipNumbers.ALL;
    }

    @Override
    public List<Pile> piles() {
        return List.of(new Pile(Course.COORDINATES, Pile.Kind.FACE_DOWN));
    }

    @Override
    public List<String> draws() {
        return List.of(Pods.DRAW, Engines.DRAW, Course.COORDINATES);
    }

    @Override
    public List<ModuleTask> tasks() {
        return Stream.<ModuleTask>concat(Stream.of(ShipWork.values()), Stream.of(ShipAsk.values()))
                .toList();
    }

    @Override
    public List<Ending> endings() {
        return List.of(JUMP, SELF_DESTRUCT, Ending.FIRE, Ending.HULL, ENGINES);
    }

    @Override
    public List<WayOut> waysOut() {
        return List.of(IN_POD, ASLEEP, LAUNCHED, ON_SHUTTLE);
    }

    // ---------------------------------------------------------------- set-up

    @Override
    public void layOut(Play p) {
        Course.layOut(p);
        Pods.layOut(p);
        Engines.layOut(p);
        p.changes()
                .ship
                .putThing(
                        p.state().ship.slotOf(HIBERNATORIUM), p.rules().things().find(BLUE_CORPSE));
    }

    @Override
    public int startRoom(GameState s, CharacterDef character) {
        return s.ship.slotOf(tracks.startRoom());
    }

    @Override
    public String room(Role role) {
        return switch ((RoomRole) role) {
            case EMERGENCY_ROOM -> "emergency-room";
            case GENERATOR -> "generator";
            case SHELTER -> HIBERNATORIUM;
        };
    }

    // ---------------------------------------------------------------- work and questions

    @Override
    public void work(Play p, Step.ModuleWork work) {
        switch ((ShipWork) work.task()) {
            case BOARD_POD -> Pods.board(p, work.a(), work.b(), work.c());
            case LAUNCH_POD -> Pods.launch(p, work.a());
            case LEAVE_POD -> Pods.leave(p, work.a());
            case HIBERNATE -> hibernate(p, work.a(), work.b());
            case HANDLE_ENGINE -> Engines.handle(p, work.a(), work.b());
            case ARRANGE_ENGINE -> Engines.arrange(p, work.a(), work.b(), work.c() != 0);
            case CHECK_SHIP -> checkShip(p);
        }
    }

    @Override
    public void list(Play p, Step.ModuleQuestion question, OptionList options) {
        switch ((ShipAsk) question.ask()) {
            case CHOOSE_LAUNCH -> Pods.listLaunch(question.seat(), question.a(), options);
            case CHOOSE_IN_POD -> Pods.listInPod(p, question.seat(), options);
            case CHOOSE_ENGINE_ORDER -> Engines.listOrder(question.seat(), question.a(), options);
        }
    }

    /** A noise roll that an attempt to leave the ship depends on, then the attempt. */
    public static void attempt(Play p, int seat, Step attempt) {
        p.changes().intruders.watchArrivals();
        p.then(new Step.RollNoise(seat, false));
        p.then(attempt);
    }

    /** What may come of an attempt to leave the ship. */
    public static void foreseeAttempt(Resolution r, Consumer<Consequence> out) {
        Consequences.noiseHere(r, out);
        out.accept(new ShipConsequences.AttemptSpoiled());
    }

    @Override
    public void foresee(GameState s, int seat, Step.ModuleWork work, Consumer<Consequence> out) {
        if (work.task() == ShipWork.LAUNCH_POD) {
            int others = Pods.occupants(s, work.a()) - 1;
            out.accept(new ShipConsequences.PodLeaves(work.a(), others == 0, others));
        }
    }

    // ---------------------------------------------------------------- hibernation

    public static boolean isHibernationOpen(GameState s) {
        return s.rules().mode().underWay() && s.ship.time() >= of(s).tracks.hibernationFrom();
    }

    public static boolean isAnyoneAsleep(GameState s) {
        return s.crew.anyoneTook(ASLEEP);
    }

    private static void hibernate(Play p, int seat, int slot) {
        GameState s = p.state();
        if (!s.crew.aboard(seat) || s.crew.roomOf(seat) != slot) {
            return;
        }
        if (s.intruders.arrived(slot)) {
            p.changes().crew.attemptFailed(seat);
            return;
        }
        p.changes().crew.takeWayOut(seat, ASLEEP, 0);
        if (p.changes().listening()) {
            p.changes().emit(new ShipEvents.Hibernated(new Who(seat)));
        }
        WoundRules.checkAnyoneLeft(p);
    }

    // ---------------------------------------------------------------- rounds

    @Override
    public Step turnOfWaiting(Play p, int seat, boolean firstOfRound) {
        return firstOfRound ? ShipAsk.CHOOSE_IN_POD.of(seat, 0) : new Step.Pass(seat, true);
    }

    @Override
    public void eventPhase(Play p) {
        Airlock.depressurize(p);
        EventPhase.begin(p);
        p.then(new Step.AdvanceTime());
        if (EventPhase.isSpeciesPlayed(p)) {
            p.then(new Step.FireDamage(0));
        } else {
            p.then(new Step.IntruderAttacks(-1));
            p.then(new Step.FireDamage(0));
            p.then(new Step.DrawEvent());
            if (p.rules().mode().underWay()) {
                p.then(new Step.DevelopBag());
            }
        }
        p.then(new Step.EndRound());
    }

    @Override
    public @Nullable String eventStepBefore(GameState s, Step next) {
        return switch (next) {
            case Step.IntruderAttacks attacks -> attacks.order() < 0 ? "time-track" : "intruder-attack";
            case Step.FireDamage fire -> fire.slot() == 0 ? "intruder-attack" : "fire-damage";
            case Step.DrawEvent _ -> "fire-damage";
            case Step.DevelopBag _ -> "resolve-event-card";
            case Step.EndRound _ -> s.rules().mode().underWay() ? "intruder-bag-development" : "resolve-event-card";
            default -> null;
        };
    }

    @Override
    public void advanceTime(Play p) {
        EventPhase.moveTime(p);
        if (SelfDestruct.isOn(p.state())) {
            SelfDestruct.moveTo(p, SelfDestruct.space(p.state()) + 1);
        }
        checkTracks(p);
    }

    /** A marker on its last space ends the game; self-destruct in any state turns the jump into destruction. rnd-002. */
    private void checkTracks(Play p) {
        GameState s = p.state();
        if (SelfDestruct.space(s) >= tracks.selfDestructEnd()) {
            p.changes().end(SELF_DESTRUCT);
        } else if (s.ship.time() >= s.board().timeEnd()) {
            p.changes().end(SelfDestruct.isOn(s) ? SELF_DESTRUCT : JUMP);
        }
    }

    @Override
    public Die<NoiseFace> noiseDie(GameState s, int slot) {
        return noiseDie;
    }

    @Override
    public Die<CombatFace> combatDie(GameState s, int seat, boolean shot) {
        return combatDie;
    }

    // ---------------------------------------------------------------- what happens

    @Override
    public void firstDeath(Play p) {
        Pods.unlockAll(p);
    }

    @Override
    public void doorOpened(Play p, int corridor) {
        Airlock.doorOpened(p, corridor);
    }

    @Override
    public void intruderCame(Play p, int slot) {
        Pods.empty(p, slot);
    }

    // ---------------------------------------------------------------- the end

    /** A marker goes to its last space; a ship that is not under way is left. Ruling end-007. */
    @Override
    public void nobodyLeft(Play p) {
        if (SelfDestruct.isOn(p.state())) {
            SelfDestruct.moveTo(p, tracks.selfDestructEnd());
        } else if (p.rules().mode().underWay()) {
            p.changes().ship.setTime(p.board().timeEnd());
        } else {
            p.rules().mode().nobodyLeft(p);
        }
        checkTracks(p);
    }

    @Override
    public List<Step> victoryCheck() {
        return List.of(ShipWork.CHECK_SHIP.step(0), new Step.CheckContamination(0), new Step.CheckObjectives());
    }

    /** Survivors, then engines and coordinates, if anybody is left to care. */
    private static void checkShip(Play p) {
        EndGame.leaveBehind(p);
        boolean arrives = p.rules().mode().underWay() && EndGame.anyoneAlive(p.state());
        if (p.state().ending().destroyed() || !arrives) {
            return;
        }
        if (Engines.reveal(p)) {
            killSleepers(p, Course.reveal(p));
        } else if (ShipModifier.explodes(p.state())) {
            p.changes().endOtherwise(ENGINES);
            p.changes().emit(new ShipEvents.ShipExploded());
            killSleepers(p, "");
        } else {
            p.changes().endOtherwise(ADRIFT);
            p.changes().emit(new ShipEvents.ShipDrifts());
            killSleepers(p, "");
        }
    }

    /** Whether the ship got to where it was headed. */
    public static boolean arrived(GameState s) {
        return !s.ending().destroyed() && s.ending() != ADRIFT;
    }

    private static void killSleepers(Play p, String reached) {
        GameState s = p.state();
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.crew.took(seat, ASLEEP) && !p.rules().mode().survivesAt(p, seat, reached)) {
                p.changes().crew.dieAtTheEnd(seat);
            }
        }
    }

    // ---------------------------------------------------------------- views

    /** Engines and pods count from 1; the track is told by what is left of it. */
    @Override
    public int told(String part, int number) {
        return switch (part) {
            case "engine", "pod" -> number + 1;
            case "space" -> tracks.selfDestructEnd() - number;
            default -> number;
        };
    }

    @Override
    public PlaceView view(GameState s, int seat) {
        return ShipPlaceView.of(s, seat);
    }
}
