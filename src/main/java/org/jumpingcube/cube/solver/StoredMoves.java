package org.jumpingcube.cube.solver;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/** Stored moves for many positions of 4x4, and whether they win. Immutable. */
public final class StoredMoves {
    /**
     * The second player's replies: a winning one for each position of the first plies that can arise when the second
     * player follows them, whatever the first player does.
     */
    static final String REPLIES = "replies4x4.bin";

    /** All positions of the first plies. */
    static final String OPENING = "opening4x4.bin";

    /** Added to the square of a move that does not win. */
    public static final int LOST = 1 << 4;

    private final TinyBoard board = new TinyBoard(TinyBoard.MAX_SIDE);
    private final Symmetry symmetry = new Symmetry(board);
    private final long[] positions; // canonical, in ascending order
    private final byte[] answers;

    private StoredMoves(long[] positions, byte[] answers) {
        this.positions = positions;
        this.answers = answers;
    }

    /**
     * What is stored for a position.
     *
     * @param move the move, as one bit
     * @param wins whether it wins; if not, no move does
     */
    public record Answer(int move, boolean wins) {}

    /** One of the program's own: {@link #REPLIES} or {@link #OPENING}. */
    static StoredMoves load(String name) {
        try (InputStream file = Objects.requireNonNull(StoredMoves.class.getResourceAsStream(name), name)) {
            return read(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many positions have an answer. */
    int size() {
        return positions.length;
    }

    /** What is stored for a position or one symmetric to it. */
    Optional<Answer> find(long position) {
        int way = symmetry.wayToCanonical(position);
        int index = Arrays.binarySearch(positions, symmetry.image(position, way));
        return index < 0
                ? Optional.empty()
                : Optional.of(new Answer(
                        (int) symmetry.preimage(1L << (answers[index] & ~LOST), way), (answers[index] & LOST) == 0));
    }

    /**
     * The format: the number of positions, the positions as differences (seven bits per byte, lowest first), and a byte
     * for each answer, which is the square's number plus {@value #LOST} if the position is lost.
     */
    private static StoredMoves read(InputStream stream) throws IOException {
        var in = new DataInputStream(new BufferedInputStream(stream));
        var positions = new long[in.readInt()];
        long last = 0;
        for (int i = 0; i < positions.length; i++) {
            last += readNumber(in);
            positions[i] = last;
        }
        var answers = new byte[positions.length];
        in.readFully(answers);
        return new StoredMoves(positions, answers);
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
