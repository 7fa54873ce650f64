package coldwake.app;

import coldwake.content.save.SavedGame;
import coldwake.content.save.SavedGames;
import coldwake.server.table.Exports;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;

/** Saved games as files. A file is replaced as a whole or not at all. */
final class GameFiles {
    private GameFiles() {}

    static void write(Path file, SavedGame saved) {
        try {
            Path fresh = file.resolveSibling(file.getFileName() + ".new");
            Files.writeString(fresh, SavedGames.write(saved) + "\n");
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot write " + file, failed);
        }
    }

    /** The game in a file; what is no game is refused and nothing happens. */
    static SavedGames.Loaded read(Path file) {
        try {
            return SavedGames.read(Files.readString(file));
        } catch (IOException failed) {
            throw new IllegalArgumentException("cannot read " + file + ": " + failed, failed);
        }
    }

    /** The text of a file that holds a table of a server, or null if it holds something else. */
    static @Nullable String tableIn(Path file) {
        try {
            String text = Files.readString(file);
            return Exports.claims(text) ? text : null;
        } catch (IOException failed) {
            throw new IllegalArgumentException("cannot read " + file + ": " + failed, failed);
        }
    }
}
