/** Lessons: scenarios with words, played step by step on a real game. */
@NullMarked
package coldwake.testkit.lesson;

import org.jspecify.annotations.NullMarked;
