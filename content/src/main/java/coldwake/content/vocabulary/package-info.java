/** What the cards of all boxes are made of. */
@NullMarked
package coldwake.content.vocabulary;

import org.jspecify.annotations.NullMarked;
