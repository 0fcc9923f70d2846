package org.jumpingcube.picture;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;

/** Pixels as a PNG file (ISO/IEC 15948): eight bits a channel, no filter. */
public final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final int HEADER_BYTES = 13;
    private static final byte DEPTH = 8;
    private static final byte RGB = 2;

    private Png() {}

    /**
     * A picture of the screen as a file.
     *
     * @param colours row by row from the top, each 0xRRGGBB; what is above these bits does not count
     */
    public static byte[] write(int width, int height, int[] colours) {
        return write(new Pixels(width, height, colours));
    }

    static byte[] write(Pixels pixels) {
        try {
            var out = new ByteArrayOutputStream();
            out.write(SIGNATURE);
            chunk(
                    out,
                    "IHDR",
                    ByteBuffer.allocate(HEADER_BYTES)
                            .putInt(pixels.width())
                            .putInt(pixels.height())
                            .put(DEPTH)
                            .put(RGB)
                            .array());
            chunk(out, "IDAT", rows(pixels));
            chunk(out, "IEND", new byte[0]);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException("a picture in memory", e);
        }
    }

    private static byte[] rows(Pixels pixels) throws IOException {
        var packed = new ByteArrayOutputStream();
        try (var out = new DeflaterOutputStream(packed)) {
            for (int index = 0; index < pixels.rgb().length; index++) {
                if (index % pixels.width() == 0) {
                    out.write(0); // this row has no filter
                }
                int colour = pixels.rgb()[index];
                out.write(new byte[] {(byte) (colour >> 16), (byte) (colour >> 8), (byte) colour});
            }
        }
        return packed.toByteArray();
    }

    private static void chunk(ByteArrayOutputStream out, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        var sum = new CRC32();
        sum.update(name);
        sum.update(data);
        out.write(ByteBuffer.allocate(Integer.BYTES).putInt(data.length).array());
        out.write(name);
        out.write(data);
        out.write(
                ByteBuffer.allocate(Integer.BYTES).putInt((int) sum.getValue()).array());
    }
}
