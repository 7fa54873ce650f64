/** What happened, and who may know it. */
@NullMarked
package coldwake.engine.event;

import org.jspecify.annotations.NullMarked;
