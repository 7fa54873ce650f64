/** The Void Seeders: a species that feeds on the minds of the crew, with its events, attacks and panic cards. */
@NullMarked
package coldwake.content.voidseeders;

import org.jspecify.annotations.NullMarked;
