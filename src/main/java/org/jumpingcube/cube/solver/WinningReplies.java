package org.jumpingcube.cube.solver;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Objects;
import java.util.SortedMap;

/**
 * A winning reply for the second player of 4x4 in each position that can arise in the first plies while he plays these
 * replies, whatever the first player does. Positions are canonical. Immutable.
 */
public final class WinningReplies {
    private static final String RESOURCE = "replies4x4.bin";

    private final long[] positions; // rising
    private final byte[] squares;

    private WinningReplies(long[] positions, byte[] squares) {
        this.positions = positions;
        this.squares = squares;
    }

    /** The replies, each one bit, by position. */
    public static WinningReplies of(SortedMap<Long, Integer> replies) {
        long[] positions = replies.keySet().stream().mapToLong(Long::longValue).toArray();
        var squares = new byte[positions.length];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = (byte) Integer.numberOfTrailingZeros(Objects.requireNonNull(replies.get(positions[i])));
        }
        return new WinningReplies(positions, squares);
    }

    /** The replies that come with the program. */
    static WinningReplies load() {
        try (InputStream file =
                Objects.requireNonNull(WinningReplies.class.getResourceAsStream(RESOURCE), RESOURCE + " is missing")) {
            return read(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many positions have a reply. */
    public int size() {
        return positions.length;
    }

    /** The reply as one bit, or {@link TinyBoard#NO_MOVE}. */
    int reply(long canonicalPosition) {
        int index = Arrays.binarySearch(positions, canonicalPosition);
        return index < 0 ? TinyBoard.NO_MOVE : 1 << squares[index];
    }

    /** Their number, the positions as differences (seven bits a byte, the lowest first), and a byte for each reply. */
    public void write(OutputStream stream) throws IOException {
        var out = new DataOutputStream(new BufferedOutputStream(stream));
        out.writeInt(positions.length);
        long last = 0;
        for (long position : positions) {
            writeNumber(out, position - last);
            last = position;
        }
        out.write(squares);
        out.flush();
    }

    private static void writeNumber(DataOutputStream out, long number) throws IOException {
        long rest = number;
        while (rest >>> 7 != 0) {
            out.writeByte((int) rest | 0x80);
            rest >>>= 7;
        }
        out.writeByte((int) rest);
    }

    static WinningReplies read(InputStream stream) throws IOException {
        var in = new DataInputStream(new BufferedInputStream(stream));
        var positions = new long[in.readInt()];
        long last = 0;
        for (int i = 0; i < positions.length; i++) {
            last += readNumber(in);
            positions[i] = last;
        }
        var squares = new byte[positions.length];
        in.readFully(squares);
        return new WinningReplies(positions, squares);
    }

    private static long readNumber(DataInputStream in) throws IOException {
        long number = 0;
        int shift = 0;
        byte next = in.readByte();
        while (next < 0) {
            number |= (long) (next & 0x7f) << shift;
            shift += 7;
            next = in.readByte();
        }
        return number | ((long) next << shift);
    }
}
