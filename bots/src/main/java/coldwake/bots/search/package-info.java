/** Bots that try answers out on copies in which all that their seat may not know is dealt anew. */
@NullMarked
package coldwake.bots.search;

import org.jspecify.annotations.NullMarked;
