/** What is in the boxes: boards, rooms, decks, species and modes. */
@NullMarked
package coldwake.content;

import org.jspecify.annotations.NullMarked;
