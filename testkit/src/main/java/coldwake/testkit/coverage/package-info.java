/** Which rule, card and ruling is covered by which scenario. */
@NullMarked
package coldwake.testkit.coverage;

import org.jspecify.annotations.NullMarked;
