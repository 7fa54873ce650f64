package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures are kept small, and as they are while they show the same. */
class PictureFileTest {
    @TempDir
    Path folder;

    private static BufferedImage drawing(int squareAt) {
        BufferedImage picture = new BufferedImage(300, 200, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = picture.createGraphics();
        for (int y = 0; y < 200; y++) {
            pen.setColor(new Color(y / 2, 40, 255 - y));
            pen.drawLine(0, y, 299, y);
        }
        pen.setColor(Color.ORANGE);
        pen.fillRect(squareAt, 20, 30, 30);
        pen.dispose();
        return picture;
    }

    private static byte[] screenshot(BufferedImage picture) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(picture, "png", bytes);
        return bytes.toByteArray();
    }

    @Test
    void aSmallPictureShowsTheSame() throws IOException {
        BufferedImage drawing = drawing(50);
        BufferedImage reduced = Palette.reduce(drawing);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(SmallPng.of(reduced)));
        for (int y = 0; y < 200; y++) {
            for (int x = 0; x < 300; x++) {
                assertThat(read.getRGB(x, y)).isEqualTo(reduced.getRGB(x, y));
            }
        }
        assertThat(PictureFile.looksLike(drawing, read)).isTrue();
    }

    @Test
    void isWrittenOnlyIfItShowsSomethingElse() throws IOException {
        Path file = folder.resolve("table.png");
        assertThat(PictureFile.keep(screenshot(drawing(50)), file)).isTrue();
        byte[] kept = Files.readAllBytes(file);

        BufferedImage edge = drawing(50);
        edge.setRGB(80, 30, 0);
        assertThat(PictureFile.keep(screenshot(edge), file)).isFalse();
        assertThat(Files.readAllBytes(file)).isEqualTo(kept);

        assertThat(PictureFile.keep(screenshot(drawing(54)), file)).isTrue();
        assertThat(Files.readAllBytes(file)).isNotEqualTo(kept);
    }

    @Test
    void anotherSizeIsAnotherPicture() {
        BufferedImage narrow = drawing(50).getSubimage(0, 0, 299, 200);
        assertThat(PictureFile.looksLike(drawing(50), narrow)).isFalse();
    }
}
