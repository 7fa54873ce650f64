package coldwake.app;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Runs commands in this process, with input from a text. */
abstract class CommandTest {
    @TempDir
    Path folder;

    private volatile StringWriter out = new StringWriter();
    private volatile StringWriter err = new StringWriter();

    int run(String... args) {
        return runWith("", args);
    }

    int runWith(String input, String... args) {
        out = new StringWriter();
        err = new StringWriter();
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return Main.commandLine()
                    .setOut(new PrintWriter(out))
                    .setErr(new PrintWriter(err))
                    .execute(args);
        } finally {
            System.setIn(before);
        }
    }

    String out() {
        return out.toString();
    }

    String err() {
        return err.toString();
    }

    String file(String name) {
        return folder.resolve(name).toString();
    }
}
