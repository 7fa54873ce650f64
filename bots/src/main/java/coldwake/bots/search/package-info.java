/** Bots that try answers out on copies in which everything their seat may not know is dealt again. */
@NullMarked
package coldwake.bots.search;

import org.jspecify.annotations.NullMarked;
