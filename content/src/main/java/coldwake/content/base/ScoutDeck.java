package coldwake.content.base;

import static coldwake.content.vocabulary.Vocabulary.ANY_WEAPON;
import static coldwake.content.vocabulary.Vocabulary.LOADED;
import static coldwake.content.vocabulary.Vocabulary.NEIGHBOURS;
import static coldwake.content.vocabulary.Vocabulary.SHOOTING;
import static coldwake.content.vocabulary.Vocabulary.SHOT_AT_HERE;
import static coldwake.content.vocabulary.Vocabulary.armed;
import static coldwake.content.vocabulary.Vocabulary.moving;
import static coldwake.content.vocabulary.Vocabulary.search;
import static coldwake.content.vocabulary.Vocabulary.weapons;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.card.Resolution;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.Consequences;
import coldwake.engine.rules.MoveRules;
import java.util.List;

/** The Scout's own action cards. */
final class ScoutDeck {
    private ScoutDeck() {}

    private static int wayTo(Resolution r, int to) {
        return MoveRules.wayTo(r.state(), r.here(), to);
    }

    /** No noise at all; silence and danger tokens do nothing. Ruling sco-001. */
    private static final Behaviour RECONNAISSANCE = Behaviour.of(
            "reconnaissance",
            branch("silent-move")
                    .target(OptionKind.ROOM, NEIGHBOURS)
                    .resolves(r -> r.then(new Step.MoveCrew(r.me(), r.target(), wayTo(r, r.target()), Noise.NONE)))
                    .means(moving(Noise.NONE)));

    private static final Behaviour SCAVENGING = Behaviour.of("scavenging", search("scavenge", 0));

    /** The shot or escape is part of the card and costs nothing more, with a leg wound neither. Ruling act-003. */
    private static final Behaviour ADRENALINE = Behaviour.of(
            "adrenaline",
            branch("shoot")
                    .when(armed(ANY_WEAPON, Reason.NO_WEAPON))
                    .target(OptionKind.WEAPON, weapons(LOADED))
                    .target(OptionKind.FOE, SHOT_AT_HERE)
                    .resolves(r -> {
                        r.then(new Step.Shoot(r.me(), r.target(0), r.target(1), 0, 0));
                        r.then(new Step.DrawCards(r.me(), 1));
                    })
                    .means(SHOOTING),
            branch("escape")
                    .target(OptionKind.ROOM, NEIGHBOURS)
                    .resolves(r -> {
                        MoveRules.walk(r.play(), r.me(), r.target(), wayTo(r, r.target()), Noise.ROLL);
                        r.then(new Step.DrawCards(r.me(), 1));
                    })
                    .means((r, out) -> {
                        if (r.isNamed(0)) {
                            Consequences.escape(r, r.target(), Noise.ROLL, out);
                        }
                    }));

    static final List<Behaviour> ALL = List.of(RECONNAISSANCE, SCAVENGING, ADRENALINE);
}
