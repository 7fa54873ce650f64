/** All that is true now, and the only writers of it. */
@NullMarked
package coldwake.engine.state;

import org.jspecify.annotations.NullMarked;
