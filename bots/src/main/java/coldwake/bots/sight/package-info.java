/** What a seat sees, read in place and quickly. Only here do bots touch the state of a game. */
@NullMarked
package coldwake.bots.sight;

import org.jspecify.annotations.NullMarked;
