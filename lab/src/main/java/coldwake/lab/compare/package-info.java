/** Two ways to play on the same seeds. */
@NullMarked
package coldwake.lab.compare;

import org.jspecify.annotations.NullMarked;
