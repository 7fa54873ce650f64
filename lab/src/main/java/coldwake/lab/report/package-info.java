/** The page that shows what a run found. */
@NullMarked
package coldwake.lab.report;

import org.jspecify.annotations.NullMarked;
