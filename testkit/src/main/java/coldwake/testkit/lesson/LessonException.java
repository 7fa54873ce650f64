package coldwake.testkit.lesson;

/** Something that a lesson cannot do now, and what it can. */
public final class LessonException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    LessonException(String message) {
        super(message);
    }
}
