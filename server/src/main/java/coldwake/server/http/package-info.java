/** The protocol: REST for commands, server-sent events for what happens. */
@NullMarked
package coldwake.server.http;

import org.jspecify.annotations.NullMarked;
