package coldwake.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Work that can wait gives way to other work. */
class BackgroundThreadsTest {
    /** What the system says of the thread that asks; 17 fields after its name. */
    private static int niceness() throws Exception {
        String told = Files.readString(Path.of("/proc/thread-self/stat"));
        return Integer.parseInt(told.substring(told.lastIndexOf(')') + 2).split(" ")[16]);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void onlyTheThreadItselfIsNicer() throws Exception {
        int usual = niceness();
        try (ExecutorService threads = Executors.newSingleThreadExecutor(BackgroundThreads.named("patient-"))) {
            assertThat(threads.submit(BackgroundThreadsTest::niceness).get()).isGreaterThan(usual);
            assertThat(niceness()).isEqualTo(usual);
        }
    }
}
