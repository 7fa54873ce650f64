/** The Carnomorphs: Metagorgers, Shamblers, Fleshbeasts and the Butcher, with their mutations and adaptations. */
@NullMarked
package coldwake.content.carnomorphs;

import org.jspecify.annotations.NullMarked;
