/** What a game is made of: its setup, its board and its definitions. */
@NullMarked
package coldwake.engine.setup;

import org.jspecify.annotations.NullMarked;
