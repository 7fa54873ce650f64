/** What is in the base box: how its cards, rooms, items, events and intruders behave. */
@NullMarked
package coldwake.content.base;

import org.jspecify.annotations.NullMarked;
