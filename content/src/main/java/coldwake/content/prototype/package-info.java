/** The rules of the prototype, version 0.3, where they differ from those of today. {@code docs/prototype.md} lists them. */
@NullMarked
package coldwake.content.prototype;

import org.jspecify.annotations.NullMarked;
