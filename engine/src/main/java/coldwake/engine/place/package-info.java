/** Where a game takes place, and the ways out of there. */
@NullMarked
package coldwake.engine.place;

import org.jspecify.annotations.NullMarked;
