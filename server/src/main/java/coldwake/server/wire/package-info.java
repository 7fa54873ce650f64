/** What goes over the wire: plain records, from which the types of the web client are made. */
@NullMarked
package coldwake.server.wire;

import org.jspecify.annotations.NullMarked;
