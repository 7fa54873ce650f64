package coldwake.engine.rules;

import static coldwake.engine.card.Branch.branch;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Combat;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.ItemCard.Quest;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.state.GameState;
import java.util.List;

/** The actions everyone has. Their order is their branch number. */
public final class BasicActions implements ActionSource {
    static final int MOVE = 0;
    static final int CAREFUL_MOVE = 1;
    static final int PICK_UP = 2;
    static final int TRADE = 3;
    static final int CRAFT = 4;
    static final int SHOOT = 5;
    static final int MELEE = 6;
    static final int QUEST = 7;

    /** No item is discarded: a quest that is activated in a room. */
    static final int NO_ITEM = -1;

    private static final Branch MOVEMENT = branch("movement")
            .target(OptionKind.ROOM, (r, sink) -> {})
            .target(OptionKind.CORRIDOR, (r, sink) -> {})
            .resolves(r -> MoveRules.setOff(r.play(), r.me(), r.target(0), r.target(1), Noise.ROLL));

    private static final Branch CAREFUL = branch("careful-movement")
            .target(OptionKind.ROOM, (r, sink) -> {})
            .target(OptionKind.CORRIDOR, (r, sink) -> {})
            .resolves(r -> MoveRules.setOff(r.play(), r.me(), r.target(0), r.target(1), Noise.CAREFUL));

    private static final Branch PICKING_UP = branch("pick-up-heavy-object")
            .target(OptionKind.THING, (r, sink) -> {})
            .resolves(r -> {
                if (r.state().ship.things(r.here(), r.target()) > 0) {
                    r.changes().ship.takeThing(r.here(), r.target());
                    r.changes().crew.carry(r.me(), r.target());
                }
            });

    private static final Branch TRADING = branch("trade").resolves(r -> {
        r.changes().emit(new GameEvent.TradeBegun(new Who(r.me())));
        r.then(new Step.ChoosePartner(r.me(), r.me(), false));
    });

    private static final Branch CRAFTING = branch("craft-item")
            .target(OptionKind.CRAFT, (r, sink) -> {})
            .target(OptionKind.CHOOSE_CARD, CraftRules.FIRST_OR_ONLY)
            .target(OptionKind.CHOOSE_CARD, CraftRules.SECOND_OR_NONE)
            .resolves(CraftRules::craft);

    private static final Branch SHOOTING = branch("shoot")
            .target(OptionKind.WEAPON, (r, sink) -> {})
            .target(OptionKind.FOE, (r, sink) -> {})
            .resolves(r -> r.then(new Step.Shoot(r.me(), r.target(0), r.target(1), 0, 0)));

    private static final Branch FIGHTING = branch("melee-attack")
            .target(OptionKind.FOE, (r, sink) -> {})
            .resolves(r -> r.then(new Step.Melee(r.me(), r.target())));

    private static final Branch ACTIVATING = branch("quest-activation")
            .target(OptionKind.QUEST, (r, sink) -> {})
            .target(OptionKind.CHOOSE_CARD, BasicActions::listQuestItems)
            .resolves(BasicActions::activate);

    private static final List<Branch> ALL =
            List.of(MOVEMENT, CAREFUL, PICKING_UP, TRADING, CRAFTING, SHOOTING, FIGHTING, ACTIVATING);

    @Override
    public String id() {
        return "basic";
    }

    @Override
    public int cost() {
        return 1;
    }

    @Override
    public Combat combat() {
        return Combat.ANY;
    }

    @Override
    public List<Branch> branches() {
        return ALL;
    }

    /** Ruling act-016. */
    static int cost(Play p, int seat, int branch, int t0) {
        return switch (branch) {
            case MOVE -> Modifiers.moveCost(p.state(), seat);
            case CAREFUL_MOVE -> 2;
            case QUEST -> quest(p.state().item(t0)).cost();
            default -> 1;
        };
    }

    static Quest quest(ItemCard item) {
        Quest quest = item.quest();
        if (quest == null) {
            throw new IllegalStateException(item.id() + " is no quest item");
        }
        return quest;
    }

    // ---------------------------------------------------------------- quests

    static Reason canActivate(GameState s, int seat, int item) {
        Quest quest = quest(s.item(item));
        String room = quest.room();
        if (room != null) {
            return s.ship.room(s.crew.roomOf(seat)).id().equals(room) ? Reason.OK : Reason.WRONG_PLACE_FOR_QUEST;
        }
        if (quest.computer()) {
            return s.ship.computerAt(s.crew.roomOf(seat)) ? Reason.OK : Reason.NO_COMPUTER;
        }
        if (quest.discard().isEmpty()) {
            return Reason.OK;
        }
        for (String id : quest.discard()) {
            if (ItemRules.find(s, seat, id) >= 0) {
                return Reason.OK;
            }
        }
        return Reason.MISSING_QUEST_ITEM;
    }

    private static void listQuestItems(Resolution r, Targets.Sink sink) {
        Quest quest = quest(r.state().item(r.target(0)));
        if (quest.discard().isEmpty()) {
            sink.accept(NO_ITEM);
        }
        for (String id : quest.discard()) {
            int item = ItemRules.find(r.state(), r.me(), id);
            if (item >= 0) {
                sink.accept(item);
            }
        }
    }

    /** The item it asks for is spent by the effect. Ruling own-stopped-craft. */
    private static void activate(Resolution r) {
        if (r.target(1) != NO_ITEM) {
            r.changes().items.discardItem(r.me(), r.target(1));
        }
        if (quest(r.state().item(r.target(0))).hidden()) {
            r.changes().items.activateHidden(r.me(), r.target(0));
        } else {
            r.changes().items.activateQuest(r.me(), r.target(0));
        }
        r.state().item(r.target(0)).activated().resolve(r);
        r.then(new Step.CheckHands(r.me()));
    }

    // ---------------------------------------------------------------- objects

    /** Objects in a room, each kind once. */
    public static int thingsIn(GameState s, int slot) {
        int mask = 0;
        for (int thing : s.rules().things().numbers()) {
            mask |= s.ship.things(slot, thing) > 0 ? 1 << thing : 0;
        }
        return mask;
    }
}
