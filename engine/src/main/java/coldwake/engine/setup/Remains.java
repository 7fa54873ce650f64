package coldwake.engine.setup;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a finished game leaves behind for one that follows on the same board. All of it everybody at the table has seen or is
 * shown while the table is set again, so that a setup that holds it holds no secret.
 *
 * @param crew the characters that took part
 * @param rooms what lies in each slot
 * @param closed ids of the corridors with a closed door
 * @param destroyed ids of the corridors with a destroyed one
 * @param weaknesses the cards that were turned up, by slot; an empty word for one that was not
 * @param works whether each of those cards was at work
 * @param discarded names of the item cards that lie in discard piles
 * @param bag the tokens in the bag, by kind
 * @param extinct the types of intruders that were killed for good
 * @param counters the numbers of modules that stay, by the name of the counter
 */
public record Remains(
        List<String> crew,
        List<Room> rooms,
        List<String> closed,
        List<String> destroyed,
        List<String> weaknesses,
        List<Boolean> works,
        List<String> discarded,
        Map<String, Integer> bag,
        List<String> extinct,
        Map<String, List<Integer>> counters) {

    /** A room with its item counter. */
    public record Room(String tile, int items, boolean malfunction) {}

    public Remains {
        crew = List.copyOf(crew);
        rooms = List.copyOf(rooms);
        closed = List.copyOf(closed);
        destroyed = List.copyOf(destroyed);
        weaknesses = List.copyOf(weaknesses);
        works = List.copyOf(works);
        discarded = List.copyOf(discarded);
        bag = Collections.unmodifiableMap(new TreeMap<>(bag));
        extinct = List.copyOf(extinct);
        Map<String, List<Integer>> numbers = new TreeMap<>();
        counters.forEach((name, values) -> numbers.put(name, List.copyOf(values)));
        counters = Collections.unmodifiableMap(numbers);
    }
}
