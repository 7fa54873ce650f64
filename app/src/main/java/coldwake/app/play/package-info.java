/** The game in a terminal. */
@NullMarked
package coldwake.app.play;

import org.jspecify.annotations.NullMarked;
