package coldwake.content.base;

import static coldwake.content.base.Vocabulary.CLOSED_DOORS_HERE;
import static coldwake.content.base.Vocabulary.COMPUTER_HERE;
import static coldwake.content.base.Vocabulary.any;
import static coldwake.content.base.Vocabulary.coverAnother;
import static coldwake.content.base.Vocabulary.door;
import static coldwake.content.base.Vocabulary.engine;
import static coldwake.content.base.Vocabulary.fixRoom;
import static coldwake.content.base.Vocabulary.leaveUnderFire;
import static coldwake.content.base.Vocabulary.require;
import static coldwake.content.base.Vocabulary.roomAction;
import static coldwake.content.base.Vocabulary.search;
import static coldwake.engine.card.Branch.branch;

import coldwake.engine.card.Check;
import coldwake.engine.card.Trigger;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.DoorRules;
import java.util.List;

/** Action cards that several characters have. */
final class CommonCards {
    private CommonCards() {}

    private static final Behaviour SEARCH = Behaviour.of("search", search("search", 1));

    /** Legal without contamination in hand too. Ruling act-017. */
    private static final Behaviour REST =
            Behaviour.of("rest", branch("rest").resolves(r -> r.play().species().rest(r.play(), r.me())));

    private static final Check CAN_BREAK_HERE = r -> {
        if (r.state().ship.malfunctioning(r.here())) {
            return Reason.HAS_MALFUNCTION;
        }
        return r.changes().ship.canMalfunction(r.here()) ? Reason.OK : Reason.CANNOT_MALFUNCTION;
    };

    private static final Behaviour DEMOLITION = Behaviour.of(
            "demolition",
            branch("destroy-door")
                    .when(require(r -> any(r, CLOSED_DOORS_HERE), Reason.NO_DOOR))
                    .target(OptionKind.CORRIDOR, CLOSED_DOORS_HERE)
                    .resolves(r -> DoorRules.destroy(r.play(), r.target())),
            branch("sabotage")
                    .when(CAN_BREAK_HERE)
                    .resolves(r -> r.changes().ship.placeMalfunction(r.here())));

    private static final Behaviour INTERRUPTION = Behaviour.of("interruption").reactingTo(Trigger.ACTION);

    private static final Behaviour BASIC_REPAIRS = Behaviour.of("basic-repairs", fixRoom(), engine());
    private static final Behaviour REPAIRS = Behaviour.of("repairs", fixRoom(), engine());
    private static final Behaviour FAST_REPAIRS = Behaviour.of("fast-repairs", fixRoom(), engine());

    private static final Behaviour COMPUTER_SKILLS = Behaviour.of("computer-skills", door(), roomAction(COMPUTER_HERE));

    /** Not the basic escape, so a leg wound does not make it dearer. Ruling sup-001. */
    private static final Behaviour SUPPRESSIVE_FIRE =
            Behaviour.of("suppressive-fire", leaveUnderFire(), coverAnother());

    static final List<Behaviour> ALL = List.of(
            SEARCH,
            REST,
            DEMOLITION,
            INTERRUPTION,
            BASIC_REPAIRS,
            REPAIRS,
            FAST_REPAIRS,
            COMPUTER_SKILLS,
            SUPPRESSIVE_FIRE);
}
