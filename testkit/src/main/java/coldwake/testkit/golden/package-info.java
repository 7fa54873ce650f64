/** Games written down choice by choice, to be played again. */
@NullMarked
package coldwake.testkit.golden;

import org.jspecify.annotations.NullMarked;
