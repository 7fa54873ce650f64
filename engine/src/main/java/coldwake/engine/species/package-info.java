/** What a species may change. */
@NullMarked
package coldwake.engine.species;

import org.jspecify.annotations.NullMarked;
