/** Holds real nodes under load, attack and sudden death, and measures what that does to the tables. */
@NullMarked
package coldwake.app.soak;

import org.jspecify.annotations.NullMarked;
