/** The printed facts of the boxes, read from strict YAML: ids, copies, costs, symbols and boards, but no rules and no words. */
@NullMarked
package coldwake.content.facts;

import org.jspecify.annotations.NullMarked;
