package coldwake.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A real browser: the one named by the environment, one that is installed, or one that can be installed now. */
final class Chromium implements AutoCloseable {
    /** Names the program of the browser. */
    static final String NAMED = "COLDWAKE_BROWSER";

    private static final List<String> PROGRAMS =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");
    private static final int INSTALL_MINUTES = 5;

    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Path program) {
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(program)
                        .setArgs(FLAGS));
    }

    Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }

    /** Opens the browser, or says why there is none. */
    static Chromium open() throws Missing {
        Optional<Path> found = find();
        if (found.isEmpty()) {
            install();
            found = find();
        }
        return new Chromium(found.orElseThrow(() -> new Missing("the package was installed, but brought no program")));
    }

    /** There is no browser, and none could be installed. */
    static final class Missing extends Exception {
        private static final long serialVersionUID = 1L;

        Missing(String why) {
            super("No browser: " + why + ". Install Chromium, or name one in the environment variable " + NAMED + ".");
        }
    }

    private static Optional<Path> find() throws Missing {
        String named = System.getenv(NAMED);
        if (named != null) {
            Path program = Path.of(named);
            if (!Files.isExecutable(program)) {
                throw new Missing(NAMED + " names " + named + ", which is no program");
            }
            return Optional.of(program);
        }
        return Stream.of(Objects.requireNonNullElse(System.getenv("PATH"), "").split(File.pathSeparator))
                .flatMap(folder -> PROGRAMS.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static void install() throws Missing {
        if (!"root".equals(System.getProperty("user.name")) || !Files.isExecutable(Path.of("/usr/bin/apt-get"))) {
            throw new Missing("Chromium is not installed, and installing it needs root and apt-get");
        }
        System.err.println("Chromium is not installed; installing the package 'chromium' ...");
        if (!run("apt-get", "install", "-y", "--no-install-recommends", "chromium")) {
            run("apt-get", "update");
            if (!run("apt-get", "install", "-y", "--no-install-recommends", "chromium")) {
                throw new Missing("apt-get could not install the package 'chromium'");
            }
        }
    }

    private static boolean run(String... command) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (!process.waitFor(INSTALL_MINUTES, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                return false;
            }
            return process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
