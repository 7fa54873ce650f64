/** The rules of the game: a state, an agenda and a question. No clock, no I/O, no run-time dependency. */
@NullMarked
package coldwake.engine;

import org.jspecify.annotations.NullMarked;
