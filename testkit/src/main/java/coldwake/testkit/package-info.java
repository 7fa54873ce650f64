/** The scenario language and the tools that tests of the rules share. */
@NullMarked
package coldwake.testkit;

import org.jspecify.annotations.NullMarked;
