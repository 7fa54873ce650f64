package coldwake.app;

import coldwake.content.save.SavedGame;
import coldwake.content.save.SavedGames;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

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
}
