/** The Intruders: the species of the base box, with its events and attacks. */
@NullMarked
package coldwake.content.intruders;

import org.jspecify.annotations.NullMarked;
