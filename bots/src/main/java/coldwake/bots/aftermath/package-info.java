/** What bots see of Aftermath: its characters, turrets, alerts and the shuttle. */
@NullMarked
package coldwake.bots.aftermath;

import org.jspecify.annotations.NullMarked;
