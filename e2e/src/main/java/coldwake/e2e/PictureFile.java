package coldwake.e2e;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** A picture in a folder of the project. It is written only if what it shows has changed, so that it stays out of commits. */
final class PictureFile {
    /** How far two colours may lie apart in a channel and still look the same; the palette of a picture shifts them. */
    private static final int SAME_COLOUR = 24;
    /** One pixel in so many may look different: the edge of a letter is not drawn the same way every time. */
    private static final int ONE_IN = 5_000;

    private PictureFile() {}

    /** Keeps a screenshot, if it shows something else than the file does. Returns whether it was written. */
    static boolean keep(byte[] screenshot, Path file) throws IOException {
        BufferedImage now = Palette.reduce(ImageIO.read(new ByteArrayInputStream(screenshot)));
        if (Files.exists(file) && looksLike(ImageIO.read(file.toFile()), now)) {
            return false;
        }
        Files.write(file, SmallPng.of(now));
        return true;
    }

    static boolean looksLike(BufferedImage before, BufferedImage now) {
        if (before.getWidth() != now.getWidth() || before.getHeight() != now.getHeight()) {
            return false;
        }
        int different = 0;
        for (int y = 0; y < now.getHeight(); y++) {
            for (int x = 0; x < now.getWidth(); x++) {
                different += sameColour(before.getRGB(x, y), now.getRGB(x, y)) ? 0 : 1;
            }
        }
        return different <= now.getWidth() * now.getHeight() / ONE_IN;
    }

    private static boolean sameColour(int one, int other) {
        for (int shift = 0; shift <= 16; shift += 8) {
            if (Math.abs((one >> shift & 0xff) - (other >> shift & 0xff)) > SAME_COLOUR) {
                return false;
            }
        }
        return true;
    }
}
