/** The record of every table, in a database. */
@NullMarked
package coldwake.server.store;

import org.jspecify.annotations.NullMarked;
