package coldwake.engine.setup;

import coldwake.engine.module.Module;
import coldwake.engine.module.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The heavy objects of a game by number: those of species and place, the corpse of each seat, and those of the mode and of
 * add-ons. Saved games have the numbers, so an object that is added to a list goes to its end.
 */
public final class Things {
    /** The weakness slot that corpses are analysed for. */
    public static final int CORPSE_SLOT = 0;

    /** What views call that which is analysed for this slot. */
    private static final String ANY_CORPSE = "character-corpse";

    private static final Thing CORPSE_OF_SEAT = new Thing("red-character-corpse", CORPSE_SLOT, true);

    /** No object at all: a living character that is analysed in place of a corpse. */
    private static final Thing LIVING = new Thing("living-character", CORPSE_SLOT, false);

    private final Thing[] kinds;
    private final int firstCorpse;
    private final int[] numbers;
    private final int count;

    /** The objects of modules in the order of the ruleset: species and place come first. */
    Things(List<Module> modules, int seats) {
        List<Thing> all = new ArrayList<>();
        modules.subList(0, 2).forEach(module -> all.addAll(module.things()));
        firstCorpse = all.size();
        for (int seat = 0; seat < GameSetup.MAX_SEATS; seat++) {
            all.add(CORPSE_OF_SEAT);
        }
        all.add(LIVING);
        modules.subList(2, modules.size()).forEach(module -> all.addAll(module.things()));
        kinds = all.toArray(Thing[]::new);
        // A bit set of objects is an int.
        if (kinds.length > Integer.SIZE) {
            throw new IllegalArgumentException("the modules in play bring " + kinds.length + " kinds of objects");
        }
        checkIds();
        // Nobody needs to count the living where nothing comes after them.
        count = kinds.length == living() + 1 ? living() : kinds.length;
        numbers = IntStream.range(0, count)
                .filter(thing -> thing < corpseOf(seats) || thing > living())
                .toArray();
    }

    private void checkIds() {
        for (int thing = 0; thing < kinds.length; thing++) {
            if (!isCorpseOfSeat(thing) && find(kinds[thing].id()) != thing) {
                throw new IllegalArgumentException("two kinds of objects are called " + kinds[thing].id());
            }
        }
    }

    /** One more than the largest number of an object that can lie in a room. */
    public int count() {
        return count;
    }

    /** The numbers of all objects that there can be in this game, corpses of its seats included. Not to be written to. */
    public int[] numbers() {
        return numbers;
    }

    /** The number of an object by its id, or {@link Thing#NONE} if no module in play brings it. */
    public int find(String id) {
        for (int thing = 0; thing < kinds.length; thing++) {
            if (kinds[thing].id().equals(id)) {
                return thing;
            }
        }
        return Thing.NONE;
    }

    public String id(int thing) {
        return kinds[thing].id();
    }

    /** The corpse of the character of a seat. */
    public int corpseOf(int seat) {
        return firstCorpse + seat;
    }

    /** The seat whose corpse this is. */
    public int seatOf(int corpse) {
        return corpse - firstCorpse;
    }

    public boolean isCorpseOfSeat(int thing) {
        return thing >= firstCorpse && thing < firstCorpse + GameSetup.MAX_SEATS;
    }

    public boolean isCorpse(int thing) {
        return kinds[thing].corpse();
    }

    /** The number that stands for a living character which is analysed in place of a corpse. */
    public int living() {
        return firstCorpse + GameSetup.MAX_SEATS;
    }

    /** The weakness slot it is analysed for, or {@link Thing#NOT_ANALYSED}. */
    public int weaknessSlot(int thing) {
        return kinds[thing].weaknessSlot();
    }

    /** Those of a bit set of objects that a laboratory can analyse. */
    public int analysable(int things) {
        int result = 0;
        for (int rest = things; rest != 0; rest &= rest - 1) {
            int thing = Integer.numberOfTrailingZeros(rest);
            result |= weaknessSlot(thing) == Thing.NOT_ANALYSED ? 0 : 1 << thing;
        }
        return result;
    }

    /** What is analysed for each weakness slot, as views call it. */
    public List<String> analysed() {
        List<String> result = new ArrayList<>(List.of(ANY_CORPSE));
        for (int thing = 0; thing < kinds.length; thing++) {
            if (kinds[thing].weaknessSlot() == result.size()) {
                result.add(kinds[thing].id());
            }
        }
        return List.copyOf(result);
    }
}
