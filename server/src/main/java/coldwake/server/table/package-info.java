/** Tables: seats, choices, undo, chat; a fold over their record. */
@NullMarked
package coldwake.server.table;

import org.jspecify.annotations.NullMarked;
