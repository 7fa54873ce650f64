/** What a mode may change. */
@NullMarked
package coldwake.engine.mode;

import org.jspecify.annotations.NullMarked;
