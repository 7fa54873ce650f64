/** Games as files: saving, loading, replaying, and the proof that the shuffles were fair. */
@NullMarked
package coldwake.content.save;

import org.jspecify.annotations.NullMarked;
