package coldwake.content;

import coldwake.content.Choices.OptionChoice;
import coldwake.content.hourglass.Hourglass;
import coldwake.content.intruders.IntruderPlayer;
import coldwake.content.intruders.IntruderPlayerDeck;
import java.util.List;

/** The options that there are. The list is the registration. */
final class AddOns {
    static final List<AddOn> ALL = List.of(
            AddOn.plain(OptionChoice.always(Modes.MEDIC)),
            new AddOn(OptionChoice.always(Hourglass.ID), () -> List.of(new Hourglass()), facts -> List.of()),
            AddOn.plain(new OptionChoice(Modes.REVIVE, List.of("coop"), OptionChoice.ANY, true)),
            new AddOn(
                    new OptionChoice(IntruderPlayer.ID, List.of("standard"), List.of("intruders"), false),
                    () -> List.of(new IntruderPlayer()),
                    facts -> IntruderPlayerDeck.cards(facts.intruderActions())));

    private AddOns() {}
}
