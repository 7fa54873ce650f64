/** What one seat may know. */
@NullMarked
package coldwake.engine.view;

import org.jspecify.annotations.NullMarked;
