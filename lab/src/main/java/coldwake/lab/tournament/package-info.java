/** Who plays best, among whom. */
@NullMarked
package coldwake.lab.tournament;

import org.jspecify.annotations.NullMarked;
