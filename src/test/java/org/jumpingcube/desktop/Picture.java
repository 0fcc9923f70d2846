package org.jumpingcube.desktop;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;

/** What is seen on the screen, as pixels to compare. */
public final class Picture {
    private static final Path FOLDER = Path.of("target", "window-pictures");

    private final int width;
    private final int height;
    private final int[] argb;

    private Picture(int width, int height, int[] argb) {
        this.width = width;
        this.height = height;
        this.argb = argb;
    }

    /** A picture of a node and all that is in it. To be called on the thread of JavaFX. */
    public static Picture of(Node node) {
        return of(node.snapshot(new SnapshotParameters(), null));
    }

    static Picture of(WritableImage image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        var argb = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
        return new Picture(width, height, argb);
    }

    public Color at(double x, double y) {
        int pixel = argb[((int) y) * width + (int) x];
        return Color.rgb(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255);
    }

    /** A part of the picture. */
    public Picture cut(Bounds part) {
        int left = (int) part.getMinX();
        int top = (int) part.getMinY();
        int cutWidth = (int) part.getWidth();
        int cutHeight = (int) part.getHeight();
        var cut = new int[cutWidth * cutHeight];
        for (int row = 0; row < cutHeight; row++) {
            System.arraycopy(argb, (top + row) * width + left, cut, row * cutWidth, cutWidth);
        }
        return new Picture(cutWidth, cutHeight, cut);
    }

    /** How many pixels differ from another picture of the same size. */
    public int differences(Picture other) {
        if (width != other.width || height != other.height) {
            throw new IllegalArgumentException("pictures of different sizes");
        }
        int differences = 0;
        for (int index = 0; index < argb.length; index++) {
            differences += argb[index] == other.argb[index] ? 0 : 1;
        }
        return differences;
    }

    /** Keeps the picture for people to look at, in {@code target/window-pictures}. */
    public void keep(String name) {
        try {
            Files.createDirectories(Objects.requireNonNull(FOLDER.resolve(name).getParent()));
            Files.write(FOLDER.resolve(name + ".png"), png());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private byte[] png() throws IOException {
        var file = new ByteArrayOutputStream();
        file.write(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'});
        byte[] header = ByteBuffer.allocate(13)
                .putInt(width)
                .putInt(height)
                .put(new byte[] {8, 2, 0, 0, 0}) // 8 bits each of red, green and blue
                .array();
        chunk(file, "IHDR", header);
        var packed = new ByteArrayOutputStream();
        byte[] line = new byte[1 + 3 * width]; // the first byte says that it has no filter
        try (var deflater = new DeflaterOutputStream(packed)) {
            for (int row = 0; row < height; row++) {
                for (int column = 0; column < width; column++) {
                    int colour = argb[row * width + column];
                    line[1 + 3 * column] = (byte) (colour >> 16);
                    line[2 + 3 * column] = (byte) (colour >> 8);
                    line[3 + 3 * column] = (byte) colour;
                }
                deflater.write(line);
            }
        }
        chunk(file, "IDAT", packed.toByteArray());
        chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private static void chunk(ByteArrayOutputStream file, String type, byte[] content) throws IOException {
        var checked = new CRC32();
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        checked.update(name);
        checked.update(content);
        var out = new DataOutputStream(file);
        out.writeInt(content.length);
        out.write(name);
        out.write(content);
        out.writeInt((int) checked.getValue());
    }
}
