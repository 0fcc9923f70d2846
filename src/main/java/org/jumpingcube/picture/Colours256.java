package org.jumpingcube.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jumpingcube.grid.Shade;

/** The palette of a GIF file: 255 colours for the film, and one for unchanged pixels. */
final class Colours256 {
    static final int COUNT = 256;
    static final int UNCHANGED = COUNT - 1;

    private static final int COARSE = 0xf8f8f8; // colours that differ by less count as the same

    private final int[] colours;
    private final Map<Integer, Integer> nearest = new HashMap<>();

    private Colours256(int[] colours) {
        this.colours = colours;
    }

    /** The most frequent colours of some frames of a film. Of similar colours it takes the first. */
    static Colours256 of(Stream<Pixels> samples) {
        Map<Integer, Integer> first = new HashMap<>();
        Map<Integer, Integer> counts = new HashMap<>();
        samples.flatMapToInt(pixels -> Arrays.stream(pixels.rgb())).forEach(rgb -> {
            first.putIfAbsent(rgb & COARSE, rgb);
            counts.merge(rgb & COARSE, 1, Integer::sum);
        });
        List<Integer> coarse = new ArrayList<>(counts.keySet());
        coarse.sort(Comparator.<Integer>comparingInt(counts::get)
                .reversed()
                .thenComparing(Comparator.naturalOrder())); // so that the same film gives the same file
        return new Colours256(
                coarse.stream().limit(UNCHANGED).mapToInt(first::get).toArray());
    }

    /** The index of the nearest colour. */
    byte indexOf(int rgb) {
        return nearest.computeIfAbsent(rgb, this::findNearest).byteValue();
    }

    private int findNearest(int rgb) {
        int best = 0;
        for (int index = 1; index < colours.length; index++) {
            if (Shade.distance(rgb, colours[index]) < Shade.distance(rgb, colours[best])) {
                best = index;
            }
        }
        return best;
    }

    /** The colours as in the file, three bytes each. */
    byte[] table() {
        var table = new byte[3 * COUNT];
        for (int index = 0; index < colours.length; index++) {
            table[3 * index] = (byte) (colours[index] >> 16);
            table[3 * index + 1] = (byte) (colours[index] >> 8);
            table[3 * index + 2] = (byte) colours[index];
        }
        return table;
    }
}
