package coldwake.app;

import coldwake.server.ServerOptions;
import coldwake.server.store.OwnerOnly;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Where tables are stored: options of every command that uses the store. */
final class StoreOptions {
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

    /** The JDBC address of the store; its folder exists afterwards. */
    String url(CommandSpec spec) {
        if (database != null) {
            if (!database.startsWith("jdbc:postgresql:")) {
                throw new ParameterException(
                        spec.commandLine(), "--database takes an address like jdbc:postgresql://host/name");
            }
            return database;
        }
        Path folder = (data == null ? platformFolder() : data).toAbsolutePath();
        if (folder.toString().contains("?") || folder.toString().contains(";")) {
            throw new ParameterException(spec.commandLine(), "the name of the folder may not hold a ? or a ;");
        }
        try {
            OwnerOnly.createFolder(folder);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot use the folder " + folder, e);
        }
        return ServerOptions.embedded(folder.toString());
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
