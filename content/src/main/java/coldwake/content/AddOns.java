package coldwake.content;

import coldwake.content.Choices.OptionChoice;
import coldwake.content.aftermath.Aftermath;
import coldwake.content.aftermath.EpilogueMode;
import coldwake.content.aftermath.ResearchMission;
import coldwake.content.hourglass.Hourglass;
import coldwake.content.intruders.IntruderPlayer;
import coldwake.content.intruders.IntruderPlayerDeck;
import coldwake.content.promos.Achievements;
import coldwake.content.promos.BloodTests;
import coldwake.content.promos.Crawl;
import coldwake.content.promos.Feats;
import coldwake.content.prototype.Prototype;
import java.util.List;

/** The options that there are. The list is the registration. */
final class AddOns {
    static final List<AddOn> ALL = List.of(
            AddOn.plain(OptionChoice.always(Modes.MEDIC)),
            new AddOn(OptionChoice.always(Hourglass.ID), () -> List.of(new Hourglass()), facts -> List.of()),
            AddOn.plain(OptionChoice.always(Aftermath.CHARACTERS)),
            AddOn.plain(OptionChoice.always(Aftermath.TRAITS)),
            AddOn.plain(OptionChoice.always(Aftermath.ROOMS)),
            AddOn.plain(OptionChoice.always(Aftermath.TURRETS)),
            AddOn.plain(new OptionChoice(
                    Aftermath.HOUSE_SPECIES, OptionChoice.ANY, List.of("carnomorphs", "void-seeders"), false)),
            new AddOn(
                    ResearchMission.option(IntruderPlayer.ID),
                    ResearchMission::rules,
                    ResearchMission::pieces,
                    facts -> List.of()),
            new AddOn(
                    Prototype.option(
                            Modes.MEDIC,
                            List.of(
                                    Aftermath.CHARACTERS,
                                    Aftermath.TRAITS,
                                    Aftermath.ROOMS,
                                    Aftermath.TURRETS,
                                    ResearchMission.ID,
                                    IntruderPlayer.ID,
                                    Crawl.ID,
                                    Achievements.ID,
                                    Feats.ID,
                                    BloodTests.ID)),
                    () -> List.of(new Prototype()),
                    Prototype::pieces),
            new AddOn(
                    OptionChoice.always(Crawl.ID),
                    () -> List.of(new Crawl()),
                    facts -> Crawl.pieces(facts.promos().crawl())),
            new AddOn(
                    OptionChoice.always(Achievements.ID),
                    Achievements::rules,
                    facts -> Achievements.pieces(facts.promos().achievements())),
            AddOn.plain(OptionChoice.always(Feats.ID)),
            AddOn.plain(OptionChoice.always(BloodTests.ID)),
            AddOn.plain(new OptionChoice(Modes.REVIVE, List.of("coop"), OptionChoice.ANY, true)),
            new AddOn(
                    new OptionChoice(IntruderPlayer.ID, List.of("standard"), List.of("intruders"), false),
                    () -> List.of(new IntruderPlayer()),
                    facts -> IntruderPlayerDeck.cards(facts.intruderActions())));

    /** What comes with a mode of the same id; nobody chooses it. */
    static final List<AddOn> OF_MODES = List.of(new AddOn(
            OptionChoice.always(EpilogueMode.ID), EpilogueMode::rules, EpilogueMode::pieces, facts -> List.of()));

    private AddOns() {}
}
