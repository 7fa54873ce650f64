/** Aftermath: five characters, traits, rooms, turrets and two ways to play. */
@NullMarked
package coldwake.content.aftermath;

import org.jspecify.annotations.NullMarked;
