/** The hourglass. */
@NullMarked
package coldwake.content.hourglass;

import org.jspecify.annotations.NullMarked;
