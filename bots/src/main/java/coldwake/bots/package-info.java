/** Players that are programs. They see what their seat may see. */
@NullMarked
package coldwake.bots;

import org.jspecify.annotations.NullMarked;
