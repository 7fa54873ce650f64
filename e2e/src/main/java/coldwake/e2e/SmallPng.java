package coldwake.e2e;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * Writes a picture with a palette as a PNG that is as small as it gets: rows without a filter, packed as well as the
 * format allows. The writer of the JDK filters the rows, which is right for photographs and makes these a third larger.
 */
final class SmallPng {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final int BITS = 8;
    private static final int WITH_PALETTE = 3;

    private SmallPng() {}

    static byte[] of(BufferedImage picture) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(SIGNATURE);
        chunk(out, "IHDR", header(picture));
        chunk(out, "PLTE", palette((IndexColorModel) picture.getColorModel()));
        chunk(out, "IDAT", pixels(picture));
        chunk(out, "IEND", new byte[0]);
        return bytes.toByteArray();
    }

    private static byte[] header(BufferedImage picture) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(picture.getWidth());
        out.writeInt(picture.getHeight());
        out.write(new byte[] {BITS, WITH_PALETTE, 0, 0, 0});
        return bytes.toByteArray();
    }

    private static byte[] palette(IndexColorModel model) {
        byte[] colours = new byte[3 * model.getMapSize()];
        for (int k = 0; k < model.getMapSize(); k++) {
            colours[3 * k] = (byte) model.getRed(k);
            colours[3 * k + 1] = (byte) model.getGreen(k);
            colours[3 * k + 2] = (byte) model.getBlue(k);
        }
        return colours;
    }

    private static byte[] pixels(BufferedImage picture) throws IOException {
        byte[] indices = ((DataBufferByte) picture.getRaster().getDataBuffer()).getData();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater best = new Deflater(Deflater.BEST_COMPRESSION);
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, best)) {
            for (int y = 0; y < picture.getHeight(); y++) {
                out.write(0);
                out.write(indices, y * picture.getWidth(), picture.getWidth());
            }
        } finally {
            best.end();
        }
        return bytes.toByteArray();
    }

    private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) check.getValue());
    }
}
