package coldwake.engine.module;

/** Work that only one module knows: a constant of an enum of that module. */
public interface ModuleTask {
    /** The id of the module. */
    String module();

    /** The name of the constant. */
    String name();

    /** Which of the numbers that go with it are pieces: 1 for the first, 2 for the second, 4 for the third. */
    default int pieces() {
        return 0;
    }
}
