/** Server and web client together, in a real browser. */
@NullMarked
package coldwake.e2e;

import org.jspecify.annotations.NullMarked;
