package coldwake.bots;

import coldwake.engine.setup.Board;
import coldwake.engine.view.CrewView;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.SeatView.IntruderView;
import coldwake.engine.view.ShipView.CorridorView;
import coldwake.engine.view.ShipView.RoomView;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** What a crew member thinks of before it acts, drawn from what its seat sees. */
final class Situation {
    /** Farther than any way on the ship. */
    static final int FAR = 99;

    private final SeatView view;
    private final Board board;
    private final CrewView me;
    private final int here;
    private int occupied;

    Situation(SeatView view, Board board) {
        this.view = view;
        this.board = board;
        me = view.crew().get(view.seat());
        String room = me.room();
        here = room == null ? -1 : board.slotNumbered(room);
        for (IntruderView intruder : view.intruders()) {
            occupied |= 1 << board.slotNumbered(intruder.room());
        }
    }

    SeatView view() {
        return view;
    }

    CrewView me() {
        return me;
    }

    Board board() {
        return board;
    }

    // ---------------------------------------------------------------- me

    List<String> hand() {
        return me.hand() instanceof CrewView.HandView.Mine(var cards) ? cards : List.of();
    }

    /** Cards that can pay. */
    int actionCards() {
        return (int) hand().stream().filter(card -> !isContamination(card)).count();
    }

    static boolean isContamination(String card) {
        return card.startsWith("contamination");
    }

    boolean holdsContamination() {
        return hand().stream().anyMatch(Situation::isContamination);
    }

    int items() {
        return me.inventory() instanceof CrewView.InventoryView.Mine(var items) ? items.size() : 0;
    }

    boolean wants(String... objectives) {
        return me.objectives() instanceof CrewView.ObjectivesView.Mine(var cards)
                && Arrays.stream(objectives).anyMatch(cards::contains);
    }

    int ammo() {
        return me.held().stream()
                .mapToInt(held -> {
                    Integer ammo = held.ammo();
                    return ammo == null ? 0 : ammo;
                })
                .sum();
    }

    boolean hurt() {
        return me.wounds().size() + me.dressed().size() >= 2;
    }

    /** How many cards to keep when an encounter may come: a full hand is the best guard against surprise. */
    int reserve() {
        return leaving() ? 0 : 2;
    }

    // ---------------------------------------------------------------- the ship

    int here() {
        return here;
    }

    RoomView room(int slot) {
        return view.ship().rooms().get(slot);
    }

    /** What my room is; empty if I am nowhere. */
    String tile() {
        String tile = here < 0 ? null : room(here).tile();
        return tile == null ? "" : tile;
    }

    int slotOf(String tile) {
        for (int slot = 0; slot < board.slotCount(); slot++) {
            if (tile.equals(room(slot).tile())) {
                return slot;
            }
        }
        return -1;
    }

    /** Whether intruders are in a room. */
    boolean occupied(int slot) {
        return (occupied & 1 << slot) != 0;
    }

    boolean inCombat() {
        return here >= 0 && occupied(here);
    }

    /** Whether one of the large ones is in my room. */
    boolean outmatched() {
        return view.intruders().stream()
                .anyMatch(i -> i.room().equals(me.room())
                        && List.of("breeder", "queen").contains(i.type()));
    }

    int noisyPassages(int slot) {
        String number = board.slots().get(slot).number();
        int n = 0;
        for (CorridorView corridor : view.ship().corridors()) {
            boolean joins = corridor.from().equals(number) || corridor.to().equals(number);
            n += joins && corridor.noise() ? 1 : 0;
        }
        return n;
    }

    boolean hibernationOpen() {
        return view.ship().time() >= board.tracks().hibernationFrom();
    }

    boolean exploding() {
        return view.ship().selfDestruct() != null;
    }

    /** Whether it is time to get off the ship or into a chamber. */
    boolean leaving() {
        return exploding()
                || hibernationOpen()
                || view.ship().time() >= board.tracks().hibernationFrom() - 1;
    }

    boolean podOpen() {
        return view.ship().pods().stream().anyMatch(pod -> !pod.locked());
    }

    /** Whether the ship, as far as I know, can carry a sleeper home. */
    boolean shipSound() {
        long damaged =
                view.ship().engines().stream().filter(e -> e.equals("damaged")).count();
        return !exploding() && damaged < 2;
    }

    // ---------------------------------------------------------------- ways

    /** Steps from each room to the nearest that fits, through open doors and past intruders. */
    int[] stepsTo(IntPredicate goal) {
        int[] steps = new int[board.slotCount()];
        Arrays.fill(steps, FAR);
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        for (int slot = 0; slot < steps.length; slot++) {
            if (!occupied(slot) && goal.test(slot)) {
                steps[slot] = 0;
                queue.add(slot);
            }
        }
        while (!queue.isEmpty()) {
            int slot = queue.remove();
            for (int corridor : board.corridorsOf(slot)) {
                int next = board.across(corridor, slot);
                if (steps[next] == FAR && passable(corridor)) {
                    steps[next] = steps[slot] + 1;
                    if (!occupied(next)) {
                        queue.add(next);
                    }
                }
            }
        }
        return steps;
    }

    private boolean passable(int corridor) {
        return !view.ship().corridors().get(corridor).door().equals("closed");
    }
}
