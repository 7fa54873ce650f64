/** The ship: engines, pods, course, hibernation, self-destruct, airlock, its event phase and its victory check. */
@NullMarked
package coldwake.content.ship;

import org.jspecify.annotations.NullMarked;
