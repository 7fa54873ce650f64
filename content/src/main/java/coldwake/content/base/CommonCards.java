package coldwake.content.base;

import static coldwake.content.vocabulary.Vocabulary.COMPUTER_HERE;
import static coldwake.content.vocabulary.Vocabulary.coverAnother;
import static coldwake.content.vocabulary.Vocabulary.destroyDoor;
import static coldwake.content.vocabulary.Vocabulary.door;
import static coldwake.content.vocabulary.Vocabulary.engine;
import static coldwake.content.vocabulary.Vocabulary.fixRoom;
import static coldwake.content.vocabulary.Vocabulary.leaveUnderFire;
import static coldwake.content.vocabulary.Vocabulary.roomAction;
import static coldwake.content.vocabulary.Vocabulary.sabotage;
import static coldwake.content.vocabulary.Vocabulary.search;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.card.Trigger;
import java.util.List;

/** Action cards that several characters have. */
final class CommonCards {
    private CommonCards() {}

    private static final Behaviour SEARCH = Behaviour.of("search", search("search", 1));

    /** Legal without contamination in hand too. Ruling act-017. */
    private static final Behaviour REST =
            Behaviour.of("rest", branch("rest").resolves(r -> r.play().species().rest(r.play(), r.me())));

    private static final Behaviour DEMOLITION = Behaviour.of("demolition", destroyDoor(), sabotage());

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
