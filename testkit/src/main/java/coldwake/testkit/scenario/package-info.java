/** The scenario language: the executable rulebook. */
@NullMarked
package coldwake.testkit.scenario;

import org.jspecify.annotations.NullMarked;
