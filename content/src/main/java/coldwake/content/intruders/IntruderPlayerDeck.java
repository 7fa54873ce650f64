package coldwake.content.intruders;

import static coldwake.content.vocabulary.Vocabulary.eachBit;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.facts.IntruderActionFacts;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Effect;
import coldwake.engine.card.IntruderActionCard;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.Map;

/** The ten cards of a player who plays the Intruders: each moves, attacks or does what it says. */
public final class IntruderPlayerDeck {
    private static final int EVENTS_SEEN = 3;
    private static final int HEALED = 2;

    private enum Stage implements StageName {
        CHOOSE_CARD,
        USE_CARD
    }

    private IntruderPlayerDeck() {}

    /** The cards, with the effects that the facts name. */
    public static List<IntruderActionCard> cards(List<IntruderActionFacts> facts) {
        return facts.stream().map(IntruderPlayerDeck::card).toList();
    }

    private static IntruderActionCard card(IntruderActionFacts facts) {
        Branch effect = EFFECTS.get(facts.effect());
        if (effect == null) {
            throw new IllegalStateException("no effect of an Intruder card is called " + facts.effect());
        }
        return new IntruderActionCard(
                facts.id(),
                facts.direction(),
                facts.attackCards(),
                List.of(
                        move(facts.direction()),
                        attack(facts.attackCards()),
                        effect.resolves(played(effect.effect()))));
    }

    /** The card is shown and discarded before it does anything. */
    private static Effect played(Effect effect) {
        return r -> {
            IntruderPlayer.play(r.play(), r.me(), r.source(), r.branch());
            effect.resolve(r);
        };
    }

    // ---------------------------------------------------------------- move

    private static final Targets INTRUDERS = (r, sink) -> eachBit(IntruderRules.movable(r.play()), sink);

    /** Any intruder, one in combat too, through the corridor of the card or through any. */
    private static Branch move(int direction) {
        Branch move = branch("move").target(OptionKind.FOE, INTRUDERS);
        if (direction == IntruderActionCard.ANY) {
            return move.target(OptionKind.CORRIDOR, IntruderPlayerDeck::eachPassage)
                    .otherwise(Reason.NO_INTRUDER)
                    .resolves(played(r -> IntruderRules.moveThrough(r.play(), r.target(0), r.target(1))));
        }
        return move.otherwise(Reason.NO_INTRUDER)
                .resolves(played(r -> IntruderRules.moveBy(r.play(), 1 << r.target(), direction)));
    }

    private static void eachPassage(Resolution r, Targets.Sink sink) {
        GameState s = r.state();
        eachBit(s.board().passagesOf(s.intruders.room(r.target())), sink);
    }

    // ---------------------------------------------------------------- attack

    private static final Targets INTRUDERS_IN_COMBAT =
            (r, sink) -> eachBit(r.state().intruders.onBoard() & ~IntruderRules.notInCombat(r.state()), sink);

    private static final Targets CREW_WITH_TARGET =
            (r, sink) -> eachBit(r.state().crew.in(r.state().intruders.room(r.target())), sink);

    /** Whom it attacks is chosen, whoever else is there; a larva needs no card. */
    private static Branch attack(int cards) {
        return branch("attack")
                .target(OptionKind.FOE, INTRUDERS_IN_COMBAT)
                .target(OptionKind.SEAT, CREW_WITH_TARGET)
                .otherwise(Reason.NO_PREY)
                .resolves(played(r -> {
                    if (r.state().intruders.type(r.target()) == Intruders.LARVA) {
                        r.then(new Step.IntruderAttack(r.target(0), r.target(1), AttackCause.PLAYED));
                    } else {
                        r.changes().cards.lookAt(r.me(), Zone.ATTACK_DECK, Zone.ATTACK_DISCARD, cards);
                        chooseLookedAt(r);
                    }
                }))
                .asks(Stage.CHOOSE_CARD, "choose-attack-card", IntruderPlayerDeck::listLookedAt)
                .later(
                        Stage.USE_CARD,
                        r -> IntruderPlayer.attack(r.play(), r.me(), r.target(1), r.target(2), r.target(0)));
    }

    /** A single card is no choice. */
    private static void chooseLookedAt(Resolution r) {
        int only = r.state().pieces.first(Zone.lookedAt(r.me()));
        if (r.state().pieces.count(Zone.lookedAt(r.me())) == 1) {
            r.then(r.pieceStep(Stage.USE_CARD, only, r.target(0), r.target(1)));
        } else {
            r.ask(r.me(), Stage.CHOOSE_CARD);
        }
    }

    private static void listLookedAt(Resolution r, OptionList options) {
        GameState s = r.state();
        for (int card = s.pieces.first(Zone.lookedAt(r.me())); card >= 0; card = s.pieces.next(card)) {
            options.add(OptionKind.CHOOSE_CARD, card, r.pieceStep(Stage.USE_CARD, card, r.target(0), r.target(1)));
        }
    }

    // ---------------------------------------------------------------- effects

    private static final Targets NOT_IN_COMBAT = (r, sink) -> {
        for (int seat = 0; seat < r.state().seats(); seat++) {
            if (r.state().crew.awake(seat) && !r.state().inCombat(seat) && !sink.accept(seat)) {
                return;
            }
        }
    };

    private static final Targets INJURED =
            (r, sink) -> INTRUDERS.list(r, i -> r.state().intruders.injuries(i) == 0 || sink.accept(i));

    private static final Map<String, Branch> EFFECTS = Map.of(
            "pursuit",
            branch("effect")
                    .target(OptionKind.SEAT, NOT_IN_COMBAT)
                    .otherwise(Reason.NO_PREY)
                    .resolves(r -> r.then(new Step.RollNoise(r.target(), false))),
            "coordinated-hunt",
            branch("effect").resolves(EventDeck::hunt),
            "metamorphosis",
            EventDeck.eclosion(),
            "planning",
            branch("effect")
                    .resolves(r -> {
                        r.changes().cards.lookAt(r.me(), Zone.EVENT_DECK, Zone.EVENT_DISCARD, EVENTS_SEEN);
                        chooseLookedAt(r);
                    })
                    .asks(Stage.CHOOSE_CARD, "choose-event-card", IntruderPlayerDeck::listLookedAt)
                    .later(Stage.USE_CARD, r -> IntruderPlayer.event(r.play(), r.me(), r.target(0))),
            "self-healing",
            branch("effect")
                    .target(OptionKind.FOE, INJURED)
                    .otherwise(Reason.NO_INJURY)
                    .resolves(r -> r.changes().intruders.recover(r.target(), HEALED)));
}
