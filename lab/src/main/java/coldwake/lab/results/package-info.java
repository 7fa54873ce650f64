/** Files of results: one line a game, to be continued, merged and read as a stream. */
@NullMarked
package coldwake.lab.results;

import org.jspecify.annotations.NullMarked;
