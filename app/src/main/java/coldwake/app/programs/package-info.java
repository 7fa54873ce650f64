/** Players that are other programs, over the protocol of the server. */
@NullMarked
package coldwake.app.programs;

import org.jspecify.annotations.NullMarked;
