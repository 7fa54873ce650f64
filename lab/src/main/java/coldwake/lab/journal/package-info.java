/** Games written down as setup, seed and choices. */
@NullMarked
package coldwake.lab.journal;

import org.jspecify.annotations.NullMarked;
