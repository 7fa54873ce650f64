package coldwake.content;

import coldwake.content.facts.BoardFacts;
import coldwake.content.facts.Facts;
import coldwake.engine.place.Place;
import java.util.function.BiFunction;

/**
 * The behaviour of one place. Its boards are facts that name it.
 *
 * @param rules makes its rules for one of its boards
 */
public record PlaceModule(String id, BiFunction<Facts, BoardFacts, Place> rules) {}
