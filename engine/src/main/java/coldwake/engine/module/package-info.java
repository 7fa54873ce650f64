/** Parts of a game that bring state, cards, actions and rules of their own: species, modes and add-ons. */
@NullMarked
package coldwake.engine.module;

import org.jspecify.annotations.NullMarked;
