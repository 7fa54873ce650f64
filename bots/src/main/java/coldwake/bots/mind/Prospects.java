package coldwake.bots.mind;

import coldwake.bots.sight.PieceWord;

/** How a crew member sees its chances, in numbers from about 0 to 1; what a search makes of them is its own business. */
final class Prospects {
    static final int COUNT = 22;

    private static final int FAR = 8;

    private final Outlook o;
    private final Aims aims;
    private final Wishes wishes;
    private final Turn turn;
    private final Fights combat;
    private final Distances hops;

    Prospects(Outlook outlook, Aims aims, Wishes wishes, Turn turn, Fights combat) {
        o = outlook;
        this.aims = aims;
        this.wishes = wishes;
        this.turn = turn;
        this.combat = combat;
        hops = new Distances(outlook.sight.board());
    }

    void write(double[] into, int at) {
        turn.plan();
        int k = at;
        into[k++] = o.engines;
        into[k++] = o.earth;
        into[k++] = o.mars;
        into[k++] = o.hull;
        into[k++] = o.clean;
        into[k++] = aims.ifLeaving(false);
        into[k++] = aims.ifLeaving(true);
        into[k++] = aims.ifStaying();
        into[k++] = wishes.podValue() / 100;
        into[k++] = wishes.sleepValue() / 100;
        into[k++] = wishes.stayValue() / 100;
        into[k++] = nearest(o.podSlots);
        into[k++] = nearest(o.lockedPodSlots);
        into[k++] = near(o.slot(PieceWord.HIBERNATORIUM));
        into[k++] = near(o.slot(PieceWord.COCKPIT));
        into[k++] = near(o.slot(PieceWord.COMMS_ROOM));
        into[k++] = near(o.slot(PieceWord.NEST));
        into[k++] = o.unknownRooms / 16.0;
        into[k++] = turn.worth(o.here) / 100;
        into[k++] = Math.min(3, o.combat ? combat.stay() / 100 : 0);
        into[k++] = o.canRepair() ? 1 : 0;
        into[k] = o.rollRisk(o.here);
    }

    private double nearest(int slots) {
        double best = 0;
        for (int rest = slots; rest != 0; rest &= rest - 1) {
            best = Math.max(best, near(Integer.numberOfTrailingZeros(rest)));
        }
        return best;
    }

    /** 1 where one stands, 0 for a room that is far away or not known. */
    private double near(int slot) {
        return slot < 0 ? 0 : 1 - Math.min(FAR, hops.between(o.here, slot)) / (double) FAR;
    }
}
