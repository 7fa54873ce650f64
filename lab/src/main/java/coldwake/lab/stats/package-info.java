/** Shares, means and paired differences, with their intervals. */
@NullMarked
package coldwake.lab.stats;

import org.jspecify.annotations.NullMarked;
