/** The coldwake command. */
@NullMarked
package coldwake.app;

import org.jspecify.annotations.NullMarked;
