package coldwake.content.aftermath;

import static coldwake.content.vocabulary.Vocabulary.eachRoom;
import static coldwake.content.vocabulary.Vocabulary.ownSlot;
import static coldwake.content.vocabulary.Vocabulary.remoteRoomAction;
import static coldwake.content.vocabulary.Vocabulary.weapons;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Part;
import coldwake.engine.card.Branch;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.module.Modifier;
import coldwake.engine.module.Module;
import coldwake.engine.rules.ItemRules;
import coldwake.engine.rules.NoiseRules;
import coldwake.engine.state.GameState;
import java.util.List;

/** Four more rooms, and what is crafted in one of them. */
public final class Rooms implements Module, Modifier {
    private static final String CRAFTING_ROOM = "crafting-room";
    private static final String LASER_POINTER = "laser-pointer";
    private static final String ENVIRO_SUIT = "enviro-suit";

    public static final Part PART = Part.ofRooms(
                    "aftermath/rooms",
                    List.of(
                            Behaviour.of("alarm-room", alarm()),
                            Behaviour.of(CRAFTING_ROOM),
                            Behaviour.of("server-room", remoteRoomAction(branch("remote-room-action"))),
                            Behaviour.of("turret-room", Turrets.setStatus())),
                    List.of(
                            Behaviour.of(LASER_POINTER, attach()),
                            Behaviour.of("combat-drone"),
                            Behaviour.of(ENVIRO_SUIT)))
            .with(() -> List.of(new Rooms()));

    @Override
    public String id() {
        return Aftermath.ROOMS;
    }

    /** Any other room without a character; nobody there can be surprised. */
    private static Branch alarm() {
        return branch("alarm")
                .target(OptionKind.ROOM, (r, sink) -> {
                    int own = ownSlot(r);
                    GameState s = r.state();
                    eachRoom(r, slot -> slot != own && !s.crew.anyIn(slot), sink);
                })
                .resolves(r -> NoiseRules.rollIn(r.play(), r.me(), r.target()));
    }

    /** At most one is on each weapon. */
    private static Branch attach() {
        return branch("attach")
                .target(OptionKind.WEAPON, weapons((s, item, weapon) -> !s.pieces.hasAttached(item, LASER_POINTER)))
                .otherwise(Reason.NO_WEAPON)
                .resolves(r -> r.changes().items.attach(r.me(), r.source(), r.target()));
    }

    // ---------------------------------------------------------------- what bends the rules

    @Override
    public boolean craftsFromOne(GameState s, int seat, boolean crafts) {
        if (!s.crew.aboard(seat)) {
            return crafts;
        }
        int here = s.crew.roomOf(seat);
        return crafts || s.ship.working(here) && s.ship.room(here).id().equals(CRAFTING_ROOM);
    }

    @Override
    public boolean slimed(GameState s, int seat, boolean slimed) {
        return slimed && !wearsSuit(s, seat);
    }

    @Override
    public boolean woundedByFire(GameState s, int seat, boolean wounded) {
        return wounded && !wearsSuit(s, seat);
    }

    /** It need not be in hand. */
    private static boolean wearsSuit(GameState s, int seat) {
        return ItemRules.find(s, seat, ENVIRO_SUIT) >= 0;
    }
}
