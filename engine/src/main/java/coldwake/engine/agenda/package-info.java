/** Work to do: steps, and the stack that holds them. */
@NullMarked
package coldwake.engine.agenda;

import org.jspecify.annotations.NullMarked;
