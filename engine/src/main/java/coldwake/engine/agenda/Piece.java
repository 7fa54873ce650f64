package coldwake.engine.agenda;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks the number of a piece in a step, so that a saved game can name the piece; where there is none it is {@link #NONE}. */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.RUNTIME)
public @interface Piece {
    int NONE = -1;
}
