package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code coldwake}, in a folder of its own, with a JDK and a Maven that only tell that they were called. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the script needs a POSIX shell")
final class ScriptTest {
    @TempDir
    Path folder;

    private Path project;

    @BeforeEach
    void aProjectThatWasNeverBuilt() throws IOException {
        project = Files.createDirectories(folder.resolve("a place"));
        Files.copy(Path.of("..", "coldwake"), project.resolve("coldwake"));
        Path jdk = Files.createDirectories(folder.resolve("jdk/bin"));
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25\"\n");
        program(jdk.resolve("java"), "printf '%s\\n' \"$@\"");
        program(jdk.resolve("javac"), "exit 0");
        program(
                Files.createDirectories(folder.resolve("bin")).resolve("mvn"),
                "echo mvn >>" + folder.resolve("builds") + "\n"
                        + "mkdir -p app/target/lib && touch app/target/coldwake.jar app/target/lib/other.jar");
    }

    @Test
    void buildsOnceAndRunsWhatWasBuilt() throws Exception {
        assertRunsFrom(project);
        assertRunsFrom(project);

        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void aFolderThatWasMovedRunsItsOwnJars() throws Exception {
        assertRunsFrom(project);
        Path elsewhere = folder.resolve("elsewhere");
        Files.move(project, elsewhere);

        assertRunsFrom(elsewhere);

        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void jarsThatAreGoneAreBuiltAgain() throws Exception {
        assertRunsFrom(project);
        try (var places = Files.list(project.resolve(".coldwake"))) {
            for (Path jars : places.filter(Files::isDirectory).toList()) {
                Folders.delete(jars);
            }
        }

        assertRunsFrom(project);

        assertThat(builds()).isEqualTo(2);
    }

    @Test
    void aChangedSourceIsBuilt() throws Exception {
        assertRunsFrom(project);
        Files.writeString(project.resolve("pom.xml"), "<project/>");
        Files.setLastModifiedTime(project.resolve(".coldwake/stamp"), FileTime.fromMillis(0));

        assertRunsFrom(project);

        assertThat(builds()).isEqualTo(2);
    }

    /** All jars of the class path lie in the project, and its own comes first. */
    private void assertRunsFrom(Path root) throws IOException, InterruptedException {
        String output = run(root, "play", "--seed", "7");
        String[] classPath = output.lines()
                .dropWhile(line -> !line.equals("-cp"))
                .skip(1)
                .findFirst()
                .orElseThrow(() -> new AssertionError(output))
                .split(":");
        assertThat(classPath)
                .hasSize(2)
                .allSatisfy(jar -> assertThat(Path.of(jar))
                        .exists()
                        .startsWith(root.toRealPath().resolve(".coldwake")));
        assertThat(classPath[0]).endsWith("/coldwake.jar");
        assertThat(output).contains("-Dcoldwake.root=" + root.toRealPath()).endsWith("play\n--seed\n7\n");
    }

    private String run(Path root, String... args) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder("sh", root.resolve("coldwake").toString());
        builder.command().addAll(List.of(args));
        builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
        builder.environment().merge("PATH", "", (path, _) -> folder.resolve("bin") + ":" + path);
        builder.environment().remove("COLDWAKE_JAVA_OPTS");
        Process process =
                builder.redirectError(folder.resolve("errors").toFile()).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(this::errors).isZero();
        return output;
    }

    private String errors() {
        try {
            return Files.readString(folder.resolve("errors"));
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
    }

    private int builds() throws IOException {
        return Files.readAllLines(folder.resolve("builds")).size();
    }

    private static void program(Path file, String body) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + body + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
