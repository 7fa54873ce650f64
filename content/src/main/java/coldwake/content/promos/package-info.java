/** The promo decks: Crawl, Achievements, Feats and Blood Tests, each an option of its own. */
@NullMarked
package coldwake.content.promos;

import org.jspecify.annotations.NullMarked;
