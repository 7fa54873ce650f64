/** Definitions of cards, rooms and tokens, and the vocabulary of their effects. */
@NullMarked
package coldwake.engine.card;

import org.jspecify.annotations.NullMarked;
