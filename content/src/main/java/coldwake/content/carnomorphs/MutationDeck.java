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
import coldwake.engine.agenda.Way;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Effect;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.CombatRules;
import coldwake.engine.rules.ContaminationRules;
import coldwake.engine.rules.DoorRules;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.rules.RoomRules;
import coldwake.engine.rules.TurnRules;
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

    private enum Stage implements StageName {
        INFECTED,
        CLEAN,
        NAME_ROOM,
        NAME_ROOM_TO_FLEE_TO,
        FLEE,
        CHOOSE_VICTIM,
        ATTACK_VICTIM,
        NAME_ENTRANCE,
        NAME_FOE,
        NAME_FOE_TO_STRIKE,
        STRIKE,
        NAME_DOOR,
        DESTROY_DOOR,
        NAME_DOOR_OR_ROOM,
        BREAK_ROOM,
        BURN_ROOM,
        NAME_WOUND,
        DRESS_WOUND,
        LOOK_INTO_ROOM,
        NAME_DECK,
        NAME_DECK_TO_SEARCH,
        SEARCH_DECK,
        CHOOSE_EVENT,
        ARRANGE_EVENTS
    }

    private MutationDeck() {}

    /** The action, with its two effects as stages. CARNO-MUT-03 to 05. */
    private static Branch mutate(Effect infected, Effect clean) {
        return branch("mutate")
                .when(require(r -> ContaminationRules.hasInHand(r.play(), r.me()), Reason.NO_CONTAMINATION))
                .target(OptionKind.CHOOSE_CARD, Vocabulary::eachContamination)
                .resolves(MutationDeck::scan)
                .later(Stage.INFECTED, infected)
                .later(Stage.CLEAN, clean);
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
        r.then(r.stageStep(infected ? Stage.INFECTED : Stage.CLEAN));
    }

    private static Effect ask(Stage stage) {
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
        int way = MoveRules.wayTo(r.state(), r.here(), to);
        return new Step.Escape(r.me(), to, way, r.state().intruders.in(r.here()), noise);
    }

    // ---------------------------------------------------------------- moving

    /** Alone in the room one is attacked oneself. */
    private static final Behaviour MIMICRY = Behaviour.of(
            "mimicry",
            mutate(ask(Stage.NAME_ROOM), ask(Stage.NAME_ROOM_TO_FLEE_TO))
                    .asks(
                            Stage.NAME_ROOM,
                            ASK,
                            (r, options) -> offer(r, options, OptionKind.ROOM, NEIGHBOURS, to -> go(r, to, Noise.ROLL)))
                    .asks(
                            Stage.NAME_ROOM_TO_FLEE_TO,
                            ASK,
                            (r, options) ->
                                    offer(r, options, OptionKind.ROOM, NEIGHBOURS, to -> r.stageStep(Stage.FLEE, to)))
                    .later(
                            Stage.FLEE,
                            r -> r.then(
                                    any(r, OTHERS_HERE)
                                            ? r.askStep(r.me(), Stage.CHOOSE_VICTIM, r.target())
                                            : escape(r, r.target(), Noise.ROLL)))
                    .asks(
                            Stage.CHOOSE_VICTIM,
                            "choose-victim",
                            (r, options) -> offer(
                                    r,
                                    options,
                                    OptionKind.SEAT,
                                    OTHERS_HERE,
                                    seat -> r.stageStep(
                                            Stage.ATTACK_VICTIM,
                                            r.target(),
                                            r.state().intruders.in(r.here()),
                                            seat)))
                    .later(Stage.ATTACK_VICTIM, MutationDeck::attackAnother));

    private static void attackAnother(Resolution r) {
        GameState s = r.state();
        int attackers = r.target(1) & s.intruders.in(r.here());
        if (attackers == 0) {
            r.then(go(r, r.target(0), Noise.ROLL));
            return;
        }
        int attacker = s.intruders.largest(attackers);
        r.then(new Step.IntruderAttack(attacker, r.target(2), AttackCause.ESCAPE));
        r.then(r.stageStep(Stage.ATTACK_VICTIM, r.target(0), attackers & ~(1 << attacker), r.target(2)));
    }

    private static final Behaviour WALL_CRAWLER = Behaviour.of(
            "wall-crawler",
            mutate(
                            r -> r.ask(r.me(), any(r, OTHER_ENTRANCES) ? Stage.NAME_ENTRANCE : Stage.NAME_ROOM),
                            ask(Stage.NAME_ROOM))
                    .asks(
                            Stage.NAME_ENTRANCE,
                            ASK,
                            (r, options) -> offer(
                                    r,
                                    options,
                                    OptionKind.ROOM,
                                    OTHER_ENTRANCES,
                                    to -> new Step.MoveCrew(r.me(), to, Way.NONE, Noise.NONE)))
                    .asks(
                            Stage.NAME_ROOM,
                            ASK,
                            (r, options) ->
                                    offer(r, options, OptionKind.ROOM, NEIGHBOURS, to -> escape(r, to, Noise.NONE))));

    // ---------------------------------------------------------------- fighting

    private static final Behaviour BONE_CLAWS = Behaviour.of(
            "bone-claws",
            mutate(ask(Stage.NAME_FOE), ask(Stage.NAME_FOE_TO_STRIKE))
                    .asks(
                            Stage.NAME_FOE,
                            ASK,
                            (r, options) -> offer(
                                    r, options, OptionKind.FOE, INTRUDERS_HERE, i -> Step.InjureBy.of(r.me(), i, 2)))
                    .asks(
                            Stage.NAME_FOE_TO_STRIKE,
                            ASK,
                            (r, options) ->
                                    offer(r, options, OptionKind.FOE, SHOT_AT_HERE, i -> r.stageStep(Stage.STRIKE, i)))
                    .later(Stage.STRIKE, r -> CombatRules.strike(r.play(), r.me(), r.target())));

    /** Rooms from here on through open doors, one's own included. */
    private static final Targets WITHIN_REACH =
            (r, sink) -> eachBit(1 << r.here() | MoveRules.reachable(r.state(), r.here()), sink);

    private static final Behaviour PHEROMONE_GLANDS = Behaviour.of(
            "pheromone-glands",
            mutate(
                            ask(Stage.NAME_FOE),
                            r -> r.changes()
                                    .ship
                                    .removeNoiseIn(r.state().board().passagesOf(r.here())))
                    .asks(
                            Stage.NAME_FOE,
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
            mutate(ask(Stage.NAME_DOOR).andThen(ask(Stage.NAME_FOE)), ask(Stage.NAME_DOOR_OR_ROOM))
                    .asks(Stage.NAME_DOOR, ASK, MutationDeck::offerDoors)
                    .later(Stage.DESTROY_DOOR, r -> DoorRules.destroy(r.play(), r.target()))
                    .asks(
                            Stage.NAME_FOE,
                            ASK,
                            (r, options) -> offer(
                                    r, options, OptionKind.FOE, INTRUDERS_HERE, i -> Step.InjureBy.of(r.me(), i, 1)))
                    .asks(Stage.NAME_DOOR_OR_ROOM, ASK, (r, options) -> {
                        offerDoors(r, options);
                        if (r.changes().ship.canMalfunction(r.here())) {
                            options.add(OptionKind.ROOM, r.here(), r.stageStep(Stage.BREAK_ROOM));
                        }
                    })
                    .later(Stage.BREAK_ROOM, r -> r.changes().ship.placeMalfunction(r.here())));

    private static void offerDoors(Resolution r, OptionList options) {
        offer(r, options, OptionKind.CORRIDOR, CLOSED_DOORS_HERE, door -> r.stageStep(Stage.DESTROY_DOOR, door));
    }

    private static final Behaviour PYROPHORIC_GLANDS = Behaviour.of(
            "pyrophoric-glands",
            mutate(
                            shield(Carnomorphs.FIRE_SHIELD).andThen(ask(Stage.NAME_ROOM)),
                            r -> RoomRules.putOut(r.play(), r.me(), r.here()))
                    .asks(
                            Stage.NAME_ROOM,
                            ASK,
                            (r, options) -> offer(
                                    r,
                                    options,
                                    OptionKind.ROOM,
                                    only(
                                            WITHIN_REACH,
                                            (q, slot) -> !q.state().ship.burning(slot)),
                                    slot -> r.stageStep(Stage.BURN_ROOM, slot)))
                    .later(Stage.BURN_ROOM, r -> r.changes().ship.placeFire(r.target())));

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
            mutate(HEAL.andThen(ask(Stage.NAME_WOUND)), HEAL)
                    .asks(
                            Stage.NAME_WOUND,
                            ASK,
                            (r, options) -> offer(
                                    r,
                                    options,
                                    OptionKind.CHOOSE_CARD,
                                    (q, sink) -> Vocabulary.eachUndressed(q.state(), q.me(), sink),
                                    wound -> r.pieceStep(Stage.DRESS_WOUND, wound)))
                    .later(Stage.DRESS_WOUND, r -> r.changes().crew.dress(r.me(), r.target())));

    private static final Behaviour ADRENAL_OVERGROWTH = Behaviour.of(
            "adrenal-overgrowth",
            mutate(
                    r -> {
                        TurnRules.draw(r.play(), r.me(), 3);
                        r.then(new Step.Wound(r.me(), 1, 0));
                    },
                    r -> TurnRules.draw(r.play(), r.me(), 2)));

    // ---------------------------------------------------------------- the senses

    /** The first target counts the rooms still to be looked at, the second is the one looked at before. */
    private static final Behaviour ECHOLOCATION = Behaviour.of(
            "echolocation",
            mutate(
                            r -> r.then(r.askStep(r.me(), Stage.NAME_ROOM, 2)),
                            r -> r.then(r.askStep(r.me(), Stage.NAME_ROOM, 1)))
                    .asks(
                            Stage.NAME_ROOM,
                            ASK,
                            (r, options) -> offer(
                                    r,
                                    options,
                                    OptionKind.ROOM,
                                    only(UNEXPLORED, (q, slot) -> slot != r.target(1)),
                                    slot -> r.stageStep(Stage.LOOK_INTO_ROOM, r.target() - 1, slot)))
                    .later(Stage.LOOK_INTO_ROOM, r -> {
                        r.changes().ship.peek(r.me(), r.target(1), true);
                        if (r.target() > 0) {
                            r.ask(r.me(), Stage.NAME_ROOM);
                        }
                    }));

    private static final Behaviour PREDATOR_SENSES = Behaviour.of(
            "predator-senses",
            mutate(r -> chooseDeck(r, Stage.NAME_DECK), r -> chooseDeck(r, Stage.NAME_DECK_TO_SEARCH))
                    .asks(
                            Stage.NAME_DECK,
                            ASK,
                            (r, options) -> offer(
                                    r, options, OptionKind.DECK, DECKS_HERE, deck -> new Step.Search(r.me(), deck, 2)))
                    .asks(
                            Stage.NAME_DECK_TO_SEARCH,
                            ASK,
                            (r, options) -> offer(
                                    r,
                                    options,
                                    OptionKind.DECK,
                                    DECKS_HERE,
                                    deck -> r.stageStep(Stage.SEARCH_DECK, deck)))
                    .later(Stage.SEARCH_DECK, r -> {
                        r.changes().ship.setItems(r.here(), r.state().ship.items(r.here()) - 1);
                        r.then(new Step.Search(r.me(), r.target(), 3));
                    }));

    private static void chooseDeck(Resolution r, Stage stage) {
        if (r.state().ship.room(r.here()).searchable() && r.state().ship.items(r.here()) > 0) {
            r.ask(r.me(), stage);
        }
    }

    private static final Behaviour HIVE_WHISPER = Behaviour.of(
            "hive-whisper",
            mutate(
                            r -> {
                                r.changes().decks.peekEvents(r.me());
                                r.ask(r.me(), Stage.CHOOSE_EVENT);
                            },
                            r -> {
                                int token = r.changes().bag.drawToken();
                                if (token >= 0) {
                                    r.changes().bag.returnToken(token);
                                }
                            })
                    .asks(Stage.CHOOSE_EVENT, "choose-next-event", (r, options) -> {
                        int first = r.state().pieces.first(Zone.EVENT_DECK);
                        int second = first < 0 ? -1 : r.state().pieces.next(first);
                        for (int event : second < 0 ? new int[0] : new int[] {first, second}) {
                            options.add(OptionKind.CHOOSE_CARD, event, r.pieceStep(Stage.ARRANGE_EVENTS, event));
                        }
                    })
                    .later(Stage.ARRANGE_EVENTS, r -> r.changes().decks.arrangeEvents(r.me(), r.target())));

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
