package org.jumpingcube.picture;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Films as GIF files (version 89a) that loop for ever. Each frame only stores what has changed. */
final class Gif {
    private static final int SAMPLES = 24; // frames that the palette is made from
    private static final int TABLE_OF_256 = 0xf7;
    private static final int KEEP_AND_TRANSPARENT = 0x05;
    private static final int LONGEST = 0xffff;

    private final Colours256 colours;
    private final int width;
    private final int height;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private byte[] shown = {};

    private Gif(Colours256 colours, Drawing first) {
        this.colours = colours;
        width = first.width();
        height = first.height();
    }

    /**
     * The file; empty if it was stopped or would become too large.
     *
     * @param frames at least one, all of the same size
     * @param goesOn called before each frame with its number; false stops
     */
    static Optional<byte[]> write(List<Frame> frames, int mostBytes, IntPredicate goesOn) {
        Stream<Pixels> samples = IntStream.range(0, SAMPLES)
                .mapToObj(sample -> frames.get(sample * frames.size() / SAMPLES))
                .distinct()
                .map(frame -> Pixels.of(frame.drawing().get()));
        var gif = new Gif(Colours256.of(samples), frames.get(0).drawing().get());
        gif.begin();
        for (int index = 0; index < frames.size(); index++) {
            if (!goesOn.test(index) || gif.out.size() > mostBytes) {
                return Optional.empty();
            }
            gif.add(frames.get(index));
        }
        gif.out.write(';');
        return Optional.of(gif.out.toByteArray());
    }

    private void begin() {
        put("GIF89a");
        put(width, height);
        out.write(TABLE_OF_256);
        out.write(0); // the background colour
        out.write(0); // square pixels
        out.writeBytes(colours.table());
        out.writeBytes(new byte[] {'!', (byte) 0xff, 11});
        put("NETSCAPE2.0");
        out.writeBytes(new byte[] {3, 1, 0, 0, 0}); // loop for ever
    }

    private void add(Frame frame) {
        var pixels = Pixels.of(frame.drawing().get());
        var now = new byte[pixels.rgb().length];
        for (int index = 0; index < now.length; index++) {
            now[index] = colours.indexOf(pixels.rgb()[index]);
        }
        boolean isFirst = shown.length == 0;
        var rows = isFirst ? new int[] {0, height} : range(height, row -> differs(now, row * width, 1, width));
        var columns = isFirst ? new int[] {0, width} : range(width, column -> differs(now, column, width, height));
        out.writeBytes(new byte[] {'!', (byte) 0xf9, 4, KEEP_AND_TRANSPARENT});
        put(Math.min(LONGEST, frame.centiseconds()));
        out.write(Colours256.UNCHANGED);
        out.write(0);
        out.write(',');
        put(columns[0], rows[0], columns[1] - columns[0], rows[1] - rows[0]);
        out.write(0); // no palette of its own
        out.writeBytes(Lzw.pack(changed(now, columns, rows)));
        shown = now;
    }

    /** The range of indexes from the first to after the last that has changed; one pixel if none has. */
    private static int[] range(int count, IntPredicate hasChange) {
        int first = IntStream.range(0, count).filter(hasChange).findFirst().orElse(0);
        int last = IntStream.iterate(count - 1, index -> index > first, index -> index - 1)
                .filter(hasChange)
                .findFirst()
                .orElse(first);
        return new int[] {first, last + 1};
    }

    private boolean differs(byte[] now, int start, int step, int count) {
        return IntStream.range(0, count)
                .map(index -> start + index * step)
                .anyMatch(index -> now[index] != shown[index]);
    }

    private byte[] changed(byte[] now, int[] columns, int[] rows) {
        var part = ByteBuffer.allocate((columns[1] - columns[0]) * (rows[1] - rows[0]));
        for (int row = rows[0]; row < rows[1]; row++) {
            for (int index = row * width + columns[0]; index < row * width + columns[1]; index++) {
                boolean isOld = shown.length > 0 && now[index] == shown[index];
                part.put(isOld ? (byte) Colours256.UNCHANGED : now[index]);
            }
        }
        return part.array();
    }

    private void put(String text) {
        out.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
    }

    private void put(int... numbers) {
        var bytes = ByteBuffer.allocate(numbers.length * Short.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (int number : numbers) {
            bytes.putShort((short) number);
        }
        out.writeBytes(bytes.array());
    }
}
