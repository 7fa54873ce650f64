/** How the game speaks: names, questions, answers, refusals, the log and the rules reference, in each language. */
@NullMarked
package coldwake.content.text;

import org.jspecify.annotations.NullMarked;
