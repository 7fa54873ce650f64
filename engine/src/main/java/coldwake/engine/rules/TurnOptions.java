package coldwake.engine.rules;

import static coldwake.engine.agenda.Step.Act.UNNAMED;
import static coldwake.engine.agenda.Step.BASIC;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Way;
import coldwake.engine.card.ActionCard;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Combat;
import coldwake.engine.card.ItemCard;
import coldwake.engine.decision.OptionForm;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** What a character can do on its turn; and, when asked to explain, what it cannot and why. */
final class TurnOptions {
    private final Play p;
    private final GameState s;
    private final int seat;
    private final int here;
    private final int cards;
    private final boolean combat;
    private final OptionList out;

    private TurnOptions(Play play, int seat, OptionList options) {
        p = play;
        s = play.state();
        this.seat = seat;
        here = s.crew.roomOf(seat);
        cards = ActionRules.payable(s, seat);
        combat = s.inCombat(seat);
        out = options;
    }

    static void list(Play p, int seat, OptionList options) {
        TurnOptions t = new TurnOptions(p, seat, options);
        options.add(OptionKind.PASS, new Step.Pass(seat, true));
        t.listMoves();
        t.listCards();
        t.listRoomAction();
        t.listAttacks();
        t.listItems();
        t.listModuleCards();
        t.listModuleActions();
        t.listQuests();
        t.listPickUps();
        t.listTrade();
        t.listCrafts();
        Step again = new Step.ChooseAction(seat);
        ItemRules.listDrops(p.state(), seat, again, options);
        TurnRules.listLinger(p.state(), seat, again, options);
    }

    private static Step act(int seat, int source, int branch, int t0, int t1) {
        return new Step.Act(seat, source, branch, t0, t1, UNNAMED, false);
    }

    private Reason afford(int cost) {
        return cards >= cost ? Reason.OK : Reason.NOT_ENOUGH_CARDS;
    }

    private Reason outOfCombat(int cost) {
        return combat ? Reason.IN_COMBAT : afford(cost);
    }

    private static Reason combatRule(Combat rule, boolean combat) {
        return switch (rule) {
            case ANY -> Reason.OK;
            case IN_COMBAT -> combat ? Reason.OK : Reason.NOT_IN_COMBAT;
            case OUT_OF_COMBAT -> combat ? Reason.IN_COMBAT : Reason.OK;
            case REACTION -> Reason.REACTION_ONLY;
        };
    }

    // ---------------------------------------------------------------- movement

    private void listMoves() {
        Reason walk = afford(Modifiers.moveCost(s, seat));
        Reason careful = outOfCombat(2);
        listCrossings(walk, careful);
        for (int corridor : s.board().corridorsOf(here)) {
            int to = s.board().across(corridor, here);
            Reason door = s.ship.doorClosed(corridor) ? Reason.DOOR_CLOSED : Reason.OK;
            if (out.allows(door == Reason.OK ? walk : door, OptionKind.MOVE, to, corridor)) {
                out.add(OptionKind.MOVE, to, corridor, act(seat, BASIC, BasicActions.MOVE, to, corridor));
            }
            Reason reason = door == Reason.OK ? careful : door;
            if (out.allows(reason == Reason.OK ? quietWay(to) : reason, OptionKind.CAREFUL_MOVE, to, corridor)) {
                out.add(
                        OptionKind.CAREFUL_MOVE,
                        to,
                        corridor,
                        act(seat, BASIC, BasicActions.CAREFUL_MOVE, to, corridor));
            }
        }
    }

    /** Rooms that no corridor leads to: no door is in the way, and whoever is in combat escapes there too. */
    private void listCrossings(Reason walk, Reason careful) {
        for (int rest = s.board().crossings(here); rest != 0; rest &= rest - 1) {
            int to = Integer.numberOfTrailingZeros(rest);
            if (out.allows(walk, OptionKind.MOVE, to, Way.NONE)) {
                out.add(OptionKind.MOVE, to, Way.NONE, act(seat, BASIC, BasicActions.MOVE, to, Way.NONE));
            }
            Reason quiet = careful == Reason.OK ? quietWay(to) : careful;
            if (out.allows(quiet, OptionKind.CAREFUL_MOVE, to, Way.NONE)) {
                out.add(
                        OptionKind.CAREFUL_MOVE,
                        to,
                        Way.NONE,
                        act(seat, BASIC, BasicActions.CAREFUL_MOVE, to, Way.NONE));
            }
        }
    }

    private Reason quietWay(int to) {
        return MoveRules.canMoveQuietly(s, to) ? Reason.OK : Reason.CORRIDORS_NOISY;
    }

    // ---------------------------------------------------------------- cards, rooms, items

    private void listCards() {
        ActionRules.listHand(p, seat, false, card -> {
            ActionCard def = s.rules().action(card);
            if (def.combat() == Combat.REACTION) {
                out.allows(Reason.REACTION_ONLY, OptionKind.CARD, card, 0);
            } else {
                listBranches(OptionKind.CARD, card, def, cards - 1, Modifiers.canPlay(s, seat, card));
            }
        });
    }

    private void listBranches(OptionForm kind, int source, ActionSource def, int purse, Reason general) {
        Reason rule = general == Reason.OK ? combatRule(def.combat(), combat) : general;
        for (int b = 0; b < def.branches().size(); b++) {
            Reason reason = rule;
            if (reason == Reason.OK) {
                reason = test(source, b, def.branches().get(b), purse);
            }
            if (out.allows(reason, kind, source, b)) {
                out.add(kind, source, b, Step.Act.of(seat, source, b));
            } else if (!out.explaining() && rule != Reason.OK) {
                return;
            }
        }
    }

    private Reason test(int source, int index, Branch branch, int purse) {
        Reason reason = branch.test(p.checking(seat, source, index));
        if (reason == Reason.OK && purse < Modifiers.cost(p, seat, source, index, UNNAMED)) {
            return Reason.NOT_ENOUGH_CARDS;
        }
        return reason;
    }

    private void listRoomAction() {
        ActionSource room = s.ship.room(here);
        if (room.branches().isEmpty()) {
            out.allows(Reason.NO_ROOM_ACTION, OptionKind.ROOM_ACTION, s.ship.tilePiece(here), 0);
            return;
        }
        Reason general = s.ship.malfunctioning(here) ? Reason.MALFUNCTION : Reason.OK;
        listBranches(OptionKind.ROOM_ACTION, s.ship.tilePiece(here), room, cards, combat ? Reason.OK : general);
    }

    private void listItems() {
        ItemRules.eachUsable(s, seat, item -> {
            ItemCard def = s.item(item);
            if (def.hasAction()) {
                listBranches(OptionKind.ITEM, item, def, cards, Reason.OK);
            } else if (!def.branches().isEmpty()) {
                listFreeUse(item, def);
            }
        });
    }

    /** An item without an action symbol that is put to use on one's turn, at no cost. */
    private void listFreeUse(int item, ItemCard def) {
        Reason reason = combatRule(def.combat(), combat);
        if (reason == Reason.OK) {
            reason = def.branches().getFirst().test(p.checking(seat, item, 0));
        }
        if (out.allows(reason, OptionKind.ITEM, item, 0)) {
            Step use = Step.Act.free(seat, item, 0);
            out.add(OptionKind.ITEM, item, 0, new Step.Both(use, new Step.ChooseAction(seat)));
        }
    }

    private void listModuleCards() {
        for (int zone : s.rules().zones().ofCharacter(seat)) {
            for (int card = s.pieces.first(zone); card >= 0; card = s.pieces.next(card)) {
                listBranches(OptionKind.SPECIES_CARD, card, p.source(card), cards, Reason.OK);
            }
        }
    }

    private void listModuleActions() {
        for (int source : s.rules().moduleActions()) {
            if (s.rules().moduleOf(source).actsFor(s, seat)) {
                listBranches(OptionKind.MODULE_ACTION, source, p.source(source), cards, Reason.OK);
            }
        }
    }

    // ---------------------------------------------------------------- attacks

    private void listAttacks() {
        int foes = Modifiers.foes(s, seat, s.intruders.in(here));
        boolean others = p.species().hasRoomTarget(s, here);
        if (foes == 0 && !others) {
            return;
        }
        Reason pay = afford(1);
        for (int weapon = s.pieces.first(Zone.held(seat)); weapon >= 0; weapon = s.pieces.next(weapon)) {
            if (s.item(weapon).weapon() != null) {
                listShots(weapon, foes, others, s.pieces.ammo(weapon) == 0 ? Reason.NO_AMMO : pay);
            }
        }
        for (int rest = foes; rest != 0; rest &= rest - 1) {
            listMelee(Integer.numberOfTrailingZeros(rest), pay);
        }
        if (others) {
            listMelee(Step.ROOM_TARGET, pay);
        }
    }

    private void listShots(int weapon, int foes, boolean others, Reason reason) {
        for (int rest = foes; rest != 0; rest &= rest - 1) {
            listShot(weapon, Integer.numberOfTrailingZeros(rest), reason);
        }
        if (others) {
            Reason harmless = p.species().shotAtRoomTarget(CombatRules.weapon(s, weapon));
            listShot(weapon, Step.ROOM_TARGET, harmless == Reason.OK ? reason : harmless);
        }
    }

    private void listShot(int weapon, int foe, Reason reason) {
        if (out.allows(reason, OptionKind.SHOOT, weapon, foe)) {
            out.add(OptionKind.SHOOT, weapon, foe, act(seat, BASIC, BasicActions.SHOOT, weapon, foe));
        }
    }

    private void listMelee(int foe, Reason reason) {
        if (out.allows(reason, OptionKind.MELEE, foe, -1)) {
            out.add(OptionKind.MELEE, foe, -1, act(seat, BASIC, BasicActions.MELEE, foe, UNNAMED));
        }
    }

    // ---------------------------------------------------------------- the rest

    private void listQuests() {
        for (int item = s.pieces.first(Zone.quests(seat)); item >= 0; item = s.pieces.next(item)) {
            Reason reason = outOfCombat(BasicActions.quest(s.item(item)).cost());
            if (reason == Reason.OK) {
                reason = BasicActions.canActivate(s, seat, item);
            }
            if (out.allows(reason, OptionKind.QUEST, item, -1)) {
                out.add(OptionKind.QUEST, item, -1, act(seat, BASIC, BasicActions.QUEST, item, UNNAMED));
            }
        }
    }

    private void listPickUps() {
        int things = BasicActions.thingsIn(s, here);
        if (things == 0) {
            return;
        }
        Reason reason = outOfCombat(1);
        if (reason == Reason.OK && !Modifiers.handFree(s, seat)) {
            reason = Reason.HANDS_FULL;
        }
        for (int rest = things; rest != 0; rest &= rest - 1) {
            int thing = Integer.numberOfTrailingZeros(rest);
            if (out.allows(reason, OptionKind.PICK_UP, thing, -1)) {
                out.add(OptionKind.PICK_UP, thing, -1, act(seat, BASIC, BasicActions.PICK_UP, thing, UNNAMED));
            }
        }
    }

    private void listTrade() {
        Reason reason = outOfCombat(1);
        if (reason == Reason.OK) {
            int room = s.crew.in(here);
            reason = Integer.bitCount(room) < 2 ? Reason.NOBODY_HERE : somethingToTrade(room);
        }
        if (out.allows(reason, OptionKind.TRADE, -1, -1)) {
            out.add(OptionKind.TRADE, -1, -1, Step.Act.of(seat, BASIC, BasicActions.TRADE));
        }
    }

    private Reason somethingToTrade(int crew) {
        for (int rest = crew; rest != 0; rest &= rest - 1) {
            if (TradeRules.ownsAnything(s, Integer.numberOfTrailingZeros(rest))) {
                return Reason.OK;
            }
        }
        return Reason.NOTHING_TO_TRADE;
    }

    private void listCrafts() {
        Reason general = outOfCombat(1);
        if (!out.explaining() && (general != Reason.OK || s.pieces.count(Zone.inventory(seat)) < leastToCraft())) {
            return;
        }
        for (int item = s.pieces.first(Zone.CRAFT_DECK); item >= 0; item = s.pieces.next(item)) {
            if (!CraftRules.isFirstOfItsKind(s, item, -1)) {
                continue;
            }
            Reason reason = general == Reason.OK ? CraftRules.canCraft(s, seat, item, CraftRules.PRINTED) : general;
            if (out.allows(reason, OptionKind.CRAFT, item, -1)) {
                out.add(OptionKind.CRAFT, item, -1, act(seat, BASIC, BasicActions.CRAFT, item, UNNAMED));
            }
        }
        if (out.explaining() && general == Reason.OK) {
            explainCraftsWithoutCopies();
        }
    }

    /** Two components, or a single item where that is enough. */
    private int leastToCraft() {
        return Modifiers.craftsFromOne(s, seat) ? 1 : 2;
    }

    /** Crafted items of which every copy is in use. Ruling act-009. */
    private void explainCraftsWithoutCopies() {
        int before = -1;
        for (int piece = 0; piece < s.rules().pieceCount(); piece++) {
            boolean crafted = s.rules().piece(piece) instanceof ItemCard def && def.deck() == Colour.BLUE;
            if (crafted
                    && (before < 0 || s.rules().definition(before) != s.rules().definition(piece))) {
                before = piece;
                if (s.pieces.find(Zone.CRAFT_DECK, s.rules().idOf(piece)) < 0) {
                    out.allows(Reason.NONE_LEFT, OptionKind.CRAFT, piece, -1);
                }
            }
        }
    }
}
