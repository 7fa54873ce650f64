/** Tables where people play together over the network. It knows no rules: it asks the engine. */
@NullMarked
package coldwake.server;

import org.jspecify.annotations.NullMarked;
