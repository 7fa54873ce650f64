/** Draws charts as SVG and as pictures, without a library. */
@NullMarked
package coldwake.lab.plot;

import org.jspecify.annotations.NullMarked;
