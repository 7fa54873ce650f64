/** Fits the evaluation of the bots that search, and measures what their choices are worth. */
@NullMarked
package coldwake.lab.tune;

import org.jspecify.annotations.NullMarked;
