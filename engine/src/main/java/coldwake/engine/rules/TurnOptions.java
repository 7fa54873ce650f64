package coldwake.engine.rules;

import static coldwake.engine.agenda.Step.BASIC;
import static coldwake.engine.agenda.Step.UNSET;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionCard;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Combat;
import coldwake.engine.card.ItemCard;
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
        combat = s.intruders.anyIn(here);
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
        t.listSpeciesCards();
        t.listQuests();
        t.listPickUps();
        t.listTrade();
        t.listCrafts();
        Step again = new Step.ChooseAction(seat);
        ItemRules.listDrops(p.state(), seat, again, options);
        TurnRules.listLinger(p.state(), seat, again, options);
    }

    private static Step act(int seat, int source, int branch, int t0, int t1) {
        return new Step.Act(seat, source, branch, t0, t1, UNSET, false);
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

    /** Careful movement needs a free corridor, unless no noise would be made anyway. Rulings act-013 and act-019. */
    private Reason quietWay(int to) {
        boolean free = (s.board().passagesOf(to) & ~s.ship.noisyPassages()) != 0;
        return free || s.crew.anyIn(to) || s.intruders.anyIn(to) ? Reason.OK : Reason.CORRIDORS_NOISY;
    }

    // ---------------------------------------------------------------- cards, rooms, items

    private void listCards() {
        ActionRules.listHand(p, seat, false, card -> {
            ActionCard def = s.rules().action(card);
            if (def.combat() == Combat.REACTION) {
                out.allows(Reason.REACTION_ONLY, OptionKind.CARD, card, 0);
            } else {
                listBranches(OptionKind.CARD, card, def, cards - 1, Reason.OK);
            }
        });
    }

    private void listBranches(OptionKind kind, int source, ActionSource def, int purse, Reason general) {
        Reason rule = general == Reason.OK ? combatRule(def.combat(), combat) : general;
        for (int b = 0; b < def.branches().size(); b++) {
            Reason reason = rule;
            if (reason == Reason.OK) {
                reason = test(source, b, def.branches().get(b), purse);
            }
            if (out.allows(reason, kind, source, b)) {
                out.add(kind, source, b, act(seat, source, b, UNSET, UNSET));
            } else if (!out.explaining() && rule != Reason.OK) {
                return;
            }
        }
    }

    private Reason test(int source, int index, Branch branch, int purse) {
        Reason reason = branch.test(p.checking(seat, source, index, UNSET, UNSET, UNSET));
        if (reason == Reason.OK && purse < Modifiers.cost(p, seat, source, index, UNSET)) {
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
        ItemRules.eachItem(s, seat, item -> {
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
            reason = def.branches().getFirst().test(p.checking(seat, item, 0, UNSET, UNSET, UNSET));
        }
        if (out.allows(reason, OptionKind.ITEM, item, 0)) {
            Step use = new Step.Act(seat, item, 0, UNSET, UNSET, UNSET, true);
            out.add(OptionKind.ITEM, item, 0, new Step.Both(use, new Step.ChooseAction(seat)));
        }
    }

    private void listSpeciesCards() {
        for (int card = s.pieces.first(Zone.species(seat)); card >= 0; card = s.pieces.next(card)) {
            listBranches(OptionKind.SPECIES_CARD, card, p.source(card), cards, Reason.OK);
        }
    }

    // ---------------------------------------------------------------- attacks

    private void listAttacks() {
        int foes = s.intruders.in(here);
        boolean eggs = CombatRules.eggsIn(s, here);
        if (foes == 0 && !eggs) {
            return;
        }
        Reason pay = afford(1);
        for (int weapon = s.pieces.first(Zone.held(seat)); weapon >= 0; weapon = s.pieces.next(weapon)) {
            if (s.item(weapon).weapon() != null) {
                listShots(weapon, foes, eggs, s.pieces.ammo(weapon) == 0 ? Reason.NO_AMMO : pay);
            }
        }
        for (int rest = foes; rest != 0; rest &= rest - 1) {
            listMelee(Integer.numberOfTrailingZeros(rest), pay);
        }
        if (eggs) {
            listMelee(Step.EGGS, pay);
        }
    }

    private void listShots(int weapon, int foes, boolean eggs, Reason reason) {
        for (int rest = foes; rest != 0; rest &= rest - 1) {
            listShot(weapon, Integer.numberOfTrailingZeros(rest), reason);
        }
        if (eggs) {
            boolean harmless = CombatRules.weapon(s, weapon).drivesOff();
            listShot(weapon, Step.EGGS, harmless ? Reason.HARMLESS_TO_EGGS : reason);
        }
    }

    private void listShot(int weapon, int foe, Reason reason) {
        if (out.allows(reason, OptionKind.SHOOT, weapon, foe)) {
            out.add(OptionKind.SHOOT, weapon, foe, act(seat, BASIC, BasicActions.SHOOT, weapon, foe));
        }
    }

    private void listMelee(int foe, Reason reason) {
        if (out.allows(reason, OptionKind.MELEE, foe, -1)) {
            out.add(OptionKind.MELEE, foe, -1, act(seat, BASIC, BasicActions.MELEE, foe, UNSET));
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
                out.add(OptionKind.QUEST, item, -1, act(seat, BASIC, BasicActions.QUEST, item, UNSET));
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
                out.add(OptionKind.PICK_UP, thing, -1, act(seat, BASIC, BasicActions.PICK_UP, thing, UNSET));
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
            out.add(OptionKind.TRADE, -1, -1, act(seat, BASIC, BasicActions.TRADE, UNSET, UNSET));
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
        if (!out.explaining() && (general != Reason.OK || s.pieces.count(Zone.inventory(seat)) < 2)) {
            return;
        }
        for (int item = s.pieces.first(Zone.CRAFT_DECK); item >= 0; item = s.pieces.next(item)) {
            if (!CraftRules.isFirstOfItsKind(s, item, -1)) {
                continue;
            }
            Reason reason = general == Reason.OK ? CraftRules.canCraft(s, seat, item, CraftRules.PRINTED) : general;
            if (out.allows(reason, OptionKind.CRAFT, item, -1)) {
                out.add(OptionKind.CRAFT, item, -1, act(seat, BASIC, BasicActions.CRAFT, item, UNSET));
            }
        }
        if (out.explaining() && general == Reason.OK) {
            explainCraftsWithoutCopies();
        }
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
