/** The laws every game obeys, whatever is played. */
@NullMarked
package coldwake.testkit.law;

import org.jspecify.annotations.NullMarked;
