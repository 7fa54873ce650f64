/** Plays many games and measures them. */
@NullMarked
package coldwake.lab;

import org.jspecify.annotations.NullMarked;
