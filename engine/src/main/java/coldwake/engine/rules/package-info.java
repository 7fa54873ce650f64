/** The rules of play, one chapter a class. */
@NullMarked
package coldwake.engine.rules;

import org.jspecify.annotations.NullMarked;
