/** Questions, their options, and why other options are refused. */
@NullMarked
package coldwake.engine.decision;

import org.jspecify.annotations.NullMarked;
