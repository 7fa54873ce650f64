package coldwake.content.carnomorphs;

import coldwake.content.hive.Hive;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;

/** What a token drawn in the event phase does. CARNO-BAG. */
final class BagDevelopment {
    private BagDevelopment() {}

    static void develop(Play p, int token) {
        IntruderToken drawn = (IntruderToken) p.rules().piece(token);
        switch (drawn.type()) {
            case Carnomorphs.METAGORGER -> {
                if (drawn.colour().equals(Carnomorphs.BLUE)) {
                    everyoneRolls(p);
                    p.then(new Step.ModuleWork(Carnomorphs.Work.EXCHANGE_BLUE, token, 0, 0));
                } else {
                    p.changes().bag.returnToken(token);
                    spread(p);
                }
            }
            case Carnomorphs.SHAMBLER, Carnomorphs.FLESHBEAST -> {
                p.changes().bag.returnToken(token);
                everyoneRolls(p);
            }
            case Carnomorphs.BUTCHER -> {
                p.changes().bag.poolToken(token);
                butcherComes(p, token);
            }
            default -> {
                p.changes().bag.returnToken(token);
                hideShamblers(p);
                Carnomorphs.addMetagorger(p);
                everyoneRolls(p);
            }
        }
    }

    private static void everyoneRolls(Play p) {
        p.then(new Step.EveryoneRollsNoise(0));
    }

    /** The blue token is out of the bag while all roll. CARNO-BAG-01. */
    static void exchangeBlue(Play p, int token) {
        p.changes().bag.poolToken(token);
        Carnomorphs.addMetagorger(p);
    }

    /** One in each room with a Metagorger or a heavy object, and in the nest; all rooms are found first. CARNO-BAG-02. */
    private static void spread(Play p) {
        GameState s = p.state();
        int rooms = 0;
        for (int rest = s.intruders.onBoard(); rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            rooms |= s.intruders.type(i) == Carnomorphs.METAGORGER ? 1 << s.intruders.room(i) : 0;
        }
        for (int slot = 0; slot < p.board().slotCount(); slot++) {
            rooms |= Feeding.heavyObjectIn(s, slot) ? 1 << slot : 0;
        }
        int nest = s.ship.exploredRoom("nest");
        rooms |= nest >= 0 && !Hive.nestDestroyed(s) ? 1 << nest : 0;
        for (int rest = rooms; rest != 0; rest &= rest - 1) {
            IntruderRules.appear(p, Carnomorphs.METAGORGER, Integer.numberOfTrailingZeros(rest));
        }
    }

    /** It comes to its prey without another token. CARNO-BAG-05 and 08. */
    private static void butcherComes(Play p, int token) {
        GameState s = p.state();
        int prey = prey(s);
        if (prey < 0 || s.intruders.extinct(Carnomorphs.BUTCHER) || s.intruders.countOfType(Carnomorphs.BUTCHER) > 0) {
            return;
        }
        int slot = s.crew.roomOf(prey);
        p.changes().intruders.encounter(prey, slot);
        p.changes().ship.removeNoiseIn(p.board().passagesOf(slot));
        int butcher = IntruderRules.appear(p, Carnomorphs.BUTCHER, slot);
        p.then(new Step.CompareHand(prey, butcher, token));
    }

    /** The slimed character with the fewest cards, else the first player; those in pods are in their section. */
    private static int prey(GameState s) {
        int first = -1;
        int best = -1;
        for (int n = 0; n < s.seats(); n++) {
            int seat = s.inOrder(n);
            if (s.crew.awake(seat)) {
                first = first < 0 ? seat : first;
                if (Modifiers.slimed(s, seat) && (best < 0 || s.handSize(seat) < s.handSize(best))) {
                    best = seat;
                }
            }
        }
        return best < 0 ? first : best;
    }

    private static void hideShamblers(Play p) {
        GameState s = p.state();
        for (int rest = IntruderRules.notInCombat(s); rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (s.intruders.type(i) == Carnomorphs.SHAMBLER) {
                IntruderRules.hide(p, i);
            }
        }
    }
}
