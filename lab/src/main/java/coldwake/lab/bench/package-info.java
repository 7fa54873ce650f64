/** How fast the engine plays, copies, redeals and lists options. */
@NullMarked
package coldwake.lab.bench;

import org.jspecify.annotations.NullMarked;
