/** How a crew member thinks: what it sees, what it wants, what each answer is worth. */
@NullMarked
package coldwake.bots.mind;

import org.jspecify.annotations.NullMarked;
