package coldwake.e2e;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Reduces a picture to 256 colours of its own, which takes a quarter of the bytes (median cut). */
final class Palette {
    private static final int COLOURS = 256;

    private Palette() {}

    /** A colour and how many pixels have it. */
    private record Shade(int rgb, int count) {
        int channel(int shift) {
            return rgb >> shift & 0xff;
        }
    }

    /** Shades that share one place in the palette. */
    private record Box(List<Shade> shades) {
        int range(int shift) {
            int low = 255;
            int high = 0;
            for (Shade shade : shades) {
                low = Math.min(low, shade.channel(shift));
                high = Math.max(high, shade.channel(shift));
            }
            return high - low;
        }

        int widest() {
            int widest = 8;
            for (int shift = 0; shift <= 16; shift += 8) {
                widest = range(shift) > range(widest) ? shift : widest;
            }
            return widest;
        }

        long pixels() {
            return shades.stream().mapToLong(Shade::count).sum();
        }

        /** Wide boxes first, and large ones among them: a small accent keeps a colour of its own. */
        double weight() {
            int range = range(widest());
            return shades.size() < 2 ? 0 : (double) range * range * Math.sqrt((double) pixels());
        }

        List<Box> halves() {
            int shift = widest();
            List<Shade> sorted = shades.stream()
                    .sorted(Comparator.comparingInt((Shade shade) -> shade.channel(shift))
                            .thenComparingInt(Shade::rgb))
                    .toList();
            long half = pixels() / 2;
            int cut = 1;
            for (long seen = sorted.get(0).count(); seen < half && cut < sorted.size() - 1; cut++) {
                seen += sorted.get(cut).count();
            }
            return List.of(new Box(sorted.subList(0, cut)), new Box(sorted.subList(cut, sorted.size())));
        }

        int mean() {
            int rgb = 0;
            for (int shift = 0; shift <= 16; shift += 8) {
                long sum = 0;
                for (Shade shade : shades) {
                    sum += (long) shade.channel(shift) * shade.count();
                }
                rgb |= (int) Math.round((double) sum / pixels()) << shift;
            }
            return rgb;
        }
    }

    static BufferedImage reduce(BufferedImage picture) {
        int width = picture.getWidth();
        int[] pixels = picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
        Map<Integer, Integer> counts = new TreeMap<>();
        for (int pixel : pixels) {
            counts.merge(pixel & 0xffffff, 1, Integer::sum);
        }
        List<Box> boxes = boxes(counts);
        int[] colours = new int[boxes.size()];
        Map<Integer, Integer> places = new TreeMap<>();
        for (int k = 0; k < colours.length; k++) {
            colours[k] = boxes.get(k).mean();
            for (Shade shade : boxes.get(k).shades()) {
                places.put(shade.rgb(), k);
            }
        }
        IndexColorModel model = new IndexColorModel(8, colours.length, colours, 0, false, -1, 0);
        BufferedImage small = new BufferedImage(width, picture.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
        byte[] indices = new byte[pixels.length];
        for (int k = 0; k < pixels.length; k++) {
            indices[k] =
                    Objects.requireNonNull(places.get(pixels[k] & 0xffffff)).byteValue();
        }
        small.getRaster().setDataElements(0, 0, width, picture.getHeight(), indices);
        return small;
    }

    private static List<Box> boxes(Map<Integer, Integer> counts) {
        List<Shade> shades = new ArrayList<>();
        counts.forEach((rgb, count) -> shades.add(new Shade(rgb, count)));
        List<Box> boxes = new ArrayList<>(List.of(new Box(shades)));
        while (boxes.size() < COLOURS) {
            Box next =
                    boxes.stream().max(Comparator.comparingDouble(Box::weight)).orElseThrow();
            if (next.weight() == 0) {
                break;
            }
            boxes.remove(next);
            boxes.addAll(next.halves());
        }
        return boxes;
    }
}
