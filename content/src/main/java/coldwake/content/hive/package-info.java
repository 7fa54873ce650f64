/** What species share that breed on board: a nest with eggs, a queen. Not a box; a species without a hive does not use it. */
@NullMarked
package coldwake.content.hive;

import org.jspecify.annotations.NullMarked;
