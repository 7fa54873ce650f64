/** Benchmarks of the engine. */
@NullMarked
package coldwake.bench;

import org.jspecify.annotations.NullMarked;
