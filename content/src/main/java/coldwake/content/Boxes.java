package coldwake.content;

import coldwake.content.aftermath.Android;
import coldwake.content.aftermath.BountyHunter;
import coldwake.content.aftermath.Ceo;
import coldwake.content.aftermath.Convict;
import coldwake.content.aftermath.Melted;
import coldwake.content.aftermath.Psychologist;
import coldwake.content.aftermath.Rooms;
import coldwake.content.aftermath.Shuttle;
import coldwake.content.aftermath.Traits;
import coldwake.content.aftermath.Turrets;
import coldwake.content.base.BaseBox;
import coldwake.content.promos.BloodTests;
import coldwake.content.promos.Feats;
import coldwake.content.vocabulary.Part;
import java.util.List;

/** The parts of boxes that bring characters, items, rooms and wounds. The list is the registration; {@code Facts} has the same. */
final class Boxes {
    static final List<Part> PARTS = List.of(
            BaseBox.PART,
            Android.PART,
            BountyHunter.PART,
            Convict.PART,
            Psychologist.PART,
            Traits.PART,
            Ceo.PART,
            Rooms.PART,
            Melted.PART,
            Turrets.PART,
            Shuttle.PART,
            Feats.PART,
            BloodTests.PART);

    private Boxes() {}
}
