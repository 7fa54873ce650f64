/** The ledger of what characters have done, which any box can ask. */
@NullMarked
package coldwake.content.deeds;

import org.jspecify.annotations.NullMarked;
