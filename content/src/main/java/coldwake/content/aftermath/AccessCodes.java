package coldwake.content.aftermath;

import static coldwake.content.vocabulary.Vocabulary.DECKS_HERE;
import static coldwake.content.vocabulary.Vocabulary.any;
import static coldwake.content.vocabulary.Vocabulary.eachDistinct;
import static coldwake.content.vocabulary.Vocabulary.eachRoom;
import static coldwake.content.vocabulary.Vocabulary.only;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.ship.Course;
import coldwake.content.ship.Engines;
import coldwake.content.ship.Pods;
import coldwake.content.ship.ShipOption;
import coldwake.content.ship.ShipReasons;
import coldwake.content.ship.ShipWork;
import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.state.Zone;

/** The CEO's quest items. Nobody else can tell one from the other. */
final class AccessCodes {
    private enum Stage implements StageName {
        CHOOSE_COORDINATES,
        EXCHANGE,
        CHOOSE_ITEM,
        SHUFFLE
    }

    private static final Colour[] COLOURS = Colour.values();

    private AccessCodes() {}

    /** The one that is not unlocked leaves the game, and its owner alone knows which it was. */
    private static void discardOther(Resolution r) {
        int other = r.state().pieces.first(Zone.quests(r.me()));
        if (other >= 0) {
            r.changes().items.discardHidden(r.me(), other);
        }
        r.changes().emit(new AftermathEvents.AccessCodesUnlocked(new Who(r.me())));
    }

    // ---------------------------------------------------------------- pod override

    private static final Targets PODS = (r, sink) -> {
        for (int pod = 0; pod < Pods.COUNT; pod++) {
            if (Pods.isThere(r.state(), pod) && !sink.accept(pod)) {
                return;
            }
        }
    };

    private static final Targets ENGINE_ROOMS =
            (r, sink) -> eachRoom(r, slot -> Engines.at(r.state(), slot) >= 0, sink);

    static final Behaviour POD_OVERRIDE = Behaviour.of(
                    "pod-override",
                    branch("launch")
                            .target(ShipOption.POD, PODS)
                            .otherwise(ShipReasons.NO_POD)
                            .asDrastic()
                            .resolves(r -> r.then(ShipWork.LAUNCH_POD.step(r.target()))),
                    branch("engine")
                            .target(OptionKind.ROOM, ENGINE_ROOMS)
                            .resolves(r ->
                                    r.then(ShipWork.HANDLE_ENGINE.step(r.me(), Engines.at(r.state(), r.target())))))
            .when(AccessCodes::discardOther);

    // ---------------------------------------------------------------- ship codes

    /** Decks of the colour of one's room that have a card; a discard pile is no deck. */
    private static final Targets FULL_DECKS_HERE =
            only(DECKS_HERE, (r, deck) -> r.state().pieces.count(Zone.itemDeck(COLOURS[deck])) > 0);

    static final Behaviour SHIP_CODES =
            Behaviour.of("ship-codes", coordinates(), takeItem()).when(AccessCodes::discardOther);

    private static Branch coordinates() {
        return branch("coordinates")
                .resolves(r -> {
                    Course.lookThroughUnused(r.play(), r.me());
                    r.ask(r.me(), Stage.CHOOSE_COORDINATES);
                })
                .asks(
                        Stage.CHOOSE_COORDINATES,
                        "choose-coordinates",
                        (r, options) -> Course.eachUnused(
                                r.state(),
                                card -> options.add(OptionKind.CHOOSE_CARD, card, r.pieceStep(Stage.EXCHANGE, card))))
                .later(Stage.EXCHANGE, r -> Course.exchange(r.play(), r.me(), r.target()));
    }

    private static Branch takeItem() {
        return branch("take-item")
                .when(require(r -> any(r, FULL_DECKS_HERE), AftermathReasons.NO_DECK_HERE))
                .target(OptionKind.DECK, FULL_DECKS_HERE)
                .resolves(r -> {
                    lookThrough(r, COLOURS[r.target()]);
                    r.ask(r.me(), Stage.CHOOSE_ITEM);
                })
                .asks(
                        Stage.CHOOSE_ITEM,
                        "choose-found",
                        (r, options) -> eachDistinct(r.state(), Zone.lookedAt(r.me()), item -> {
                            Step keep = new Step.KeepFound(r.me(), item, r.target());
                            options.add(
                                    OptionKind.KEEP, item, new Step.Both(keep, r.stageStep(Stage.SHUFFLE, r.target())));
                            return true;
                        }))
                .later(Stage.SHUFFLE, r -> r.changes().cards.shuffle(Zone.itemDeck(COLOURS[r.target()])));
    }

    private static void lookThrough(Resolution r, Colour colour) {
        for (int left = r.state().pieces.count(Zone.itemDeck(colour)); left > 0; left--) {
            r.changes().items.lookAt(r.me(), colour);
        }
        r.changes().items.looked(r.me(), colour);
    }
}
