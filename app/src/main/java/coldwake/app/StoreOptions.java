package coldwake.app;

import coldwake.server.ServerOptions;
import coldwake.server.store.OwnerOnly;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Where tables are stored: options of every command that uses the store. */
final class StoreOptions {
    private static final String PASSWORD = "COLDWAKE_DATABASE_PASSWORD";

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            description = "Where tables are stored; the platform's folder by default.")
    private @Nullable Path data;

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "A PostgreSQL database (jdbc:postgresql://...) instead of a folder.")
    private @Nullable String database;

    @Option(
            names = "--database-password-file",
            paramLabel = "FILE",
            description = "A file whose first line is the password of the database;"
                    + " without it, the environment variable " + PASSWORD + " counts.")
    private @Nullable Path passwordFile;

    /** The JDBC address of the store; its folder exists afterwards. */
    String url(CommandSpec spec) {
        if (database != null) {
            return withPassword(database, spec);
        }
        Path folder = (data == null ? platformFolder() : data).toAbsolutePath();
        if (folder.toString().contains(";")) {
            throw new ParameterException(spec.commandLine(), "the name of the folder may not hold a ;");
        }
        try {
            OwnerOnly.createFolder(folder);
            warnIfOpen(folder, spec);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot use the folder " + folder, e);
        }
        return ServerOptions.embedded(folder.toString());
    }

    /** What others may read is for its owner to decide, so nothing is changed that exists. */
    private static void warnIfOpen(Path folder, CommandSpec spec) throws IOException {
        if (Files.getFileStore(folder).supportsFileAttributeView(PosixFileAttributeView.class)) {
            Set<PosixFilePermission> given = Files.getPosixFilePermissions(folder);
            if (given.contains(PosixFilePermission.GROUP_READ) || given.contains(PosixFilePermission.OTHERS_READ)) {
                spec.commandLine()
                        .getErr()
                        .println("coldwake: others on this machine can read " + folder + " with the secrets of all"
                                + " games; close it with chmod 700");
                spec.commandLine().getErr().flush();
            }
        }
    }

    /** Every process of a machine can read the command lines of all others, so no password is taken from there. */
    private String withPassword(String address, CommandSpec spec) {
        if (!address.startsWith("jdbc:postgresql:")) {
            throw new ParameterException(
                    spec.commandLine(), "--database takes an address like jdbc:postgresql://host/name");
        }
        if (address.toLowerCase(Locale.ROOT).contains("password=")) {
            throw new ParameterException(
                    spec.commandLine(),
                    "a password on the command line can be read by everybody on this machine; put it into the"
                            + " environment variable " + PASSWORD + " or into a file (--database-password-file)");
        }
        String password = passwordFile == null ? System.getenv(PASSWORD) : firstLine(passwordFile, spec);
        return password == null || password.isEmpty()
                ? address
                : address + (address.contains("?") ? "&" : "?") + "password="
                        + URLEncoder.encode(password, StandardCharsets.UTF_8);
    }

    private static String firstLine(Path file, CommandSpec spec) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.findFirst().orElse("");
        } catch (IOException | UncheckedIOException e) {
            throw new ParameterException(spec.commandLine(), "cannot read the password in " + file, e);
        }
    }

    /** The folder in which programs of this platform keep their data. */
    private static Path platformFolder() {
        Path home = Path.of(System.getProperty("user.home"));
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("mac")) {
            return home.resolve("Library/Application Support/coldwake");
        }
        if (system.contains("win")) {
            return Path.of(Optional.ofNullable(System.getenv("LOCALAPPDATA")).orElse(home.toString()), "coldwake");
        }
        return Optional.ofNullable(System.getenv("XDG_DATA_HOME"))
                .map(Path::of)
                .orElse(home.resolve(".local/share"))
                .resolve("coldwake");
    }
}
