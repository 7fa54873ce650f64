package coldwake.content.carnomorphs;

import static coldwake.content.vocabulary.Vocabulary.CLOSED_DOORS_HERE;
import static coldwake.content.vocabulary.Vocabulary.DECKS_HERE;
import static coldwake.content.vocabulary.Vocabulary.INTRUDERS_HERE;
import static coldwake.content.vocabulary.Vocabulary.NEIGHBOURS;
import static coldwake.content.vocabulary.Vocabulary.OTHERS_HERE;
import static coldwake.content.vocabulary.Vocabulary.OTHER_ENTRANCES;
import static coldwake.content.vocabulary.Vocabulary.SHOT_AT_HERE;
import static coldwake.content.vocabulary.Vocabulary.UNEXPLORED;
import static coldwake.content.vocabulary.Vocabulary.any;
import static coldwake.content.vocabulary.Vocabulary.eachBit;
import static coldwake.content.vocabulary.Vocabulary.only;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Effect;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.CombatRules;
import coldwake.engine.rules.ContaminationRules;
import coldwake.engine.rules.DoorRules;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The twelve mutations: an action that scans a contamination card of one's hand and costs a mutation marker. What is
 * left to name is named after the scan; an effect without anything to name does nothing.
 */
final class MutationDeck {
    private static final String ASK = "name-target";
    private static final int INFECTED = 0;
    private static final int CLEAN = 1;

    private MutationDeck() {}

    /** The action, with its two effects as stages 0 and 1; further stages count on from 2. CARNO-MUT-03 to 05. */
    private static Branch mutate(Effect infected, Effect clean) {
        return branch("mutate")
                .when(require(r -> ContaminationRules.hasInHand(r.play(), r.me()), Reason.NO_CONTAMINATION))
                .target(OptionKind.CHOOSE_CARD, Vocabulary::eachContamination)
                .resolves(MutationDeck::scan)
                .later(infected)
                .later(clean);
    }

    private static void scan(Resolution r) {
        boolean infected = r.changes().hands.scanCard(r.me(), r.target());
        Mutations.addMarker(r.play(), r.me());
        if (!r.state().crew.awake(r.me())) {
            return;
        }
        if (infected) {
            r.changes().hands.discard(r.me(), r.target());
        } else {
            r.changes().hands.removeContaminationCard(r.me(), r.target());
            r.changes().hands.contaminate(r.me());
        }
        r.then(r.stageStep(infected ? INFECTED : CLEAN));
    }

    private static Effect ask(int stage) {
        return r -> r.ask(r.me(), stage);
    }

    /** Offers targets, each with the step that follows. */
    private static void offer(
            Resolution r, OptionList options, OptionKind kind, Targets targets, IntFunction<Step> then) {
        targets.list(r, target -> {
            options.add(kind, target, then.apply(target));
            return true;
        });
    }

    private static Step go(Resolution r, int to, Noise noise) {
        return new Step.MoveCrew(r.me(), to, MoveRules.wayTo(r.state(), r.here(), to), noise);
    }

    private static Step escape(Resolution r, int to, Noise noise) {
        int corridor = MoveRules.wayTo(r.state(), r.here(), to);
        return new Step.Escape(r.me(), to, corridor, r.state().intruders.in(r.here()), noise);
    }

    // ---------------------------------------------------------------- moving

    /** Alone in the room one is attacked oneself. */
    private static final Behaviour MIMICRY = Behaviour.of(
            "mimicry",
            mutate(ask(2), ask(3))
                    .asks(
                            ASK,
                            (r, options) -> offer(r, options, OptionKind.ROOM, NEIGHBOURS, to -> go(r, to, Noise.ROLL)))
                    .asks(ASK, (r, options) -> offer(r, options, OptionKind.ROOM, NEIGHBOURS, to -> r.stageStep(4, to)))
                    .later(r -> r.then(
                            any(r, OTHERS_HERE) ? r.askStep(r.me(), 5, r.target()) : escape(r, r.target(), Noise.ROLL)))
                    .asks(
                            "choose-victim",
                            (r, options) -> offer(
                                    r,
                                    options,
                                    OptionKind.SEAT,
                                    OTHERS_HERE,
                                    seat -> r.stageStep(
                                            6, r.target(), r.state().intruders.in(r.here()), seat)))
                    .later(MutationDeck::attackAnother));

    private static void attackAnother(Resolution r) {
        GameState s = r.state();
        int attackers = r.target(1) & s.intruders.in(r.here());
        if (attackers == 0) {
            r.then(go(r, r.target(0), Noise.ROLL));
            return;
        }
        int attacker = s.intruders.largest(attackers);
        r.then(new Step.IntruderAttack(attacker, r.target(2), AttackCause.ESCAPE));
        r.then(r.stageStep(6, r.target(0), attackers & ~(1 << attacker), r.target(2)));
    }

    private static final Behaviour WALL_CRAWLER = Behaviour.of(
            "wall-crawler",
            mutate(r -> r.ask(r.me(), any(r, OTHER_ENTRANCES) ? 2 : 3), ask(3))
                    .asks(
                            ASK,
                            (r, options) -> offer(
                                    r,
                                    options,
                                    OptionKind.ROOM,
                                    OTHER_ENTRANCES,
                                    to -> new Step.MoveCrew(r.me(), to, -1, Noise.NONE)))
                    .asks(
                            ASK,
                            (r, options) ->
                                    offer(r, options, OptionKind.ROOM, NEIGHBOURS, to -> escape(r, to, Noise.NONE))));

    // ---------------------------------------------------------------- fighting

    private static final Behaviour BONE_CLAWS = Behaviour.of(
            "bone-claws",
            mutate(ask(2), ask(3))
                    .asks(
                            ASK,
                            (r, options) ->
                                    offer(r, options, OptionKind.FOE, INTRUDERS_HERE, i -> new Step.Injure(i, 2)))
                    .asks(ASK, (r, options) -> offer(r, options, OptionKind.FOE, SHOT_AT_HERE, i -> r.stageStep(4, i)))
                    .later(r -> CombatRules.strike(r.play(), r.me(), r.target())));

    /** Rooms from here on through open doors, one's own included. */
    private static final Targets WITHIN_REACH =
            (r, sink) -> eachBit(1 << r.here() | MoveRules.reachable(r.state(), r.here()), sink);

    private static final Behaviour PHEROMONE_GLANDS = Behaviour.of(
            "pheromone-glands",
            mutate(ask(2), r -> r.changes().ship.removeNoiseIn(r.state().board().passagesOf(r.here())))
                    .asks(
                            ASK,
                            (r, options) -> WITHIN_REACH.list(r, slot -> {
                                eachBit(
                                        Integer.toUnsignedLong(
                                                r.state().intruders.in(slot)),
                                        i -> {
                                            options.add(OptionKind.FOE, i, new Step.Retreat(i));
                                            return true;
                                        });
                                return true;
                            })));

    private static final Behaviour ACID_SALIVA = Behaviour.of(
            "acid-saliva",
            mutate(ask(2).andThen(ask(4)), ask(5))
                    .asks(ASK, MutationDeck::offerDoors)
                    .later(r -> DoorRules.destroy(r.play(), r.target()))
                    .asks(
                            ASK,
                            (r, options) ->
                                    offer(r, options, OptionKind.FOE, INTRUDERS_HERE, i -> new Step.Injure(i, 1)))
                    .asks(ASK, (r, options) -> {
                        offerDoors(r, options);
                        if (r.changes().ship.canMalfunction(r.here())) {
                            options.add(OptionKind.ROOM, r.here(), r.stageStep(6));
                        }
                    })
                    .later(r -> r.changes().ship.placeMalfunction(r.here())));

    private static void offerDoors(Resolution r, OptionList options) {
        offer(r, options, OptionKind.CORRIDOR, CLOSED_DOORS_HERE, door -> r.stageStep(3, door));
    }

    private static final Behaviour PYROPHORIC_GLANDS = Behaviour.of(
            "pyrophoric-glands",
            mutate(
                            shield(Carnomorphs.FIRE_SHIELD).andThen(ask(2)),
                            r -> r.changes().ship.removeFire(r.here()))
                    .asks(
                            ASK,
                            (r, options) -> offer(
                                    r,
                                    options,
                                    OptionKind.ROOM,
                                    only(
                                            WITHIN_REACH,
                                            (q, slot) -> !q.state().ship.burning(slot)),
                                    slot -> r.stageStep(3, slot)))
                    .later(r -> r.changes().ship.placeFire(r.target())));

    private static Effect shield(int counter) {
        return r -> r.play().changes().setCounter(counter, r.me(), 1);
    }

    // ---------------------------------------------------------------- the body

    private static final Behaviour CHITINOUS_HIDE = Behaviour.of(
            "chitinous-hide", mutate(shield(Carnomorphs.SERIOUS_SHIELD), shield(Carnomorphs.LIGHT_SHIELD)));

    private static final Effect HEAL = r -> {
        if (WoundRules.hasLightWounds(r.state(), r.me())) {
            WoundRules.healLight(r.play(), r.me());
        }
    };

    private static final Behaviour REGENERATIVE_TISSUE = Behaviour.of(
            "regenerative-tissue",
            mutate(HEAL.andThen(ask(2)), HEAL)
                    .asks(
                            ASK,
                            (r, options) -> offer(
                                    r,
                                    options,
                                    OptionKind.CHOOSE_CARD,
                                    (q, sink) -> Vocabulary.eachUndressed(q.state(), q.me(), sink),
                                    wound -> r.pieceStep(3, wound)))
                    .later(r -> r.changes().crew.dress(r.me(), r.target())));

    private static final Behaviour ADRENAL_OVERGROWTH = Behaviour.of(
            "adrenal-overgrowth",
            mutate(
                    r -> {
                        r.changes().hands.draw(r.me(), 3);
                        r.then(new Step.Wound(r.me(), 1, 0));
                    },
                    r -> r.changes().hands.draw(r.me(), 2)));

    // ---------------------------------------------------------------- the senses

    /** The first target counts the rooms still to be looked at, the second is the one looked at before. */
    private static final Behaviour ECHOLOCATION = Behaviour.of(
            "echolocation",
            mutate(r -> r.then(r.askStep(r.me(), 2, 2)), r -> r.then(r.askStep(r.me(), 2, 1)))
                    .asks(
                            ASK,
                            (r, options) -> offer(
                                    r,
                                    options,
                                    OptionKind.ROOM,
                                    only(UNEXPLORED, (q, slot) -> slot != r.target(1)),
                                    slot -> r.stageStep(3, r.target() - 1, slot)))
                    .later(r -> {
                        r.changes().ship.peek(r.me(), r.target(1), true);
                        if (r.target() > 0) {
                            r.ask(r.me(), 2);
                        }
                    }));

    private static final Behaviour PREDATOR_SENSES = Behaviour.of(
            "predator-senses",
            mutate(r -> chooseDeck(r, 2), r -> chooseDeck(r, 3))
                    .asks(
                            ASK,
                            (r, options) -> offer(
                                    r, options, OptionKind.DECK, DECKS_HERE, deck -> new Step.Search(r.me(), deck, 2)))
                    .asks(
                            ASK,
                            (r, options) ->
                                    offer(r, options, OptionKind.DECK, DECKS_HERE, deck -> r.stageStep(4, deck)))
                    .later(r -> {
                        r.changes().ship.setItems(r.here(), r.state().ship.items(r.here()) - 1);
                        r.then(new Step.Search(r.me(), r.target(), 3));
                    }));

    private static void chooseDeck(Resolution r, int stage) {
        if (r.state().ship.room(r.here()).searchable() && r.state().ship.items(r.here()) > 0) {
            r.ask(r.me(), stage);
        }
    }

    private static final Behaviour HIVE_WHISPER = Behaviour.of(
            "hive-whisper",
            mutate(
                            r -> {
                                r.changes().decks.peekEvents(r.me());
                                r.ask(r.me(), 2);
                            },
                            r -> {
                                int token = r.changes().bag.drawToken();
                                if (token >= 0) {
                                    r.changes().bag.returnToken(token);
                                }
                            })
                    .asks("choose-next-event", (r, options) -> {
                        int first = r.state().pieces.first(Zone.EVENT_DECK);
                        int second = first < 0 ? -1 : r.state().pieces.next(first);
                        for (int event : second < 0 ? new int[0] : new int[] {first, second}) {
                            options.add(OptionKind.CHOOSE_CARD, event, r.pieceStep(3, event));
                        }
                    })
                    .later(r -> r.changes().decks.arrangeEvents(r.me(), r.target())));

    static final List<Behaviour> ALL = List.of(
            MIMICRY,
            BONE_CLAWS,
            REGENERATIVE_TISSUE,
            CHITINOUS_HIDE,
            WALL_CRAWLER,
            PHEROMONE_GLANDS,
            ECHOLOCATION,
            ADRENAL_OVERGROWTH,
            ACID_SALIVA,
            PREDATOR_SENSES,
            PYROPHORIC_GLANDS,
            HIVE_WHISPER);
}
