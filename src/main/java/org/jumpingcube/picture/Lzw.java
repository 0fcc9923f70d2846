package org.jumpingcube.picture;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/** LZW compression for GIF: codes of 9 to 12 bits, in blocks of at most 255 bytes. Compresses one picture. */
final class Lzw {
    private static final int CLEAR = 256;
    private static final int END = 257;
    private static final int FIRST_BITS = 9;
    private static final int MOST_BITS = 12;
    private static final int MOST_CODES = 1 << MOST_BITS;
    private static final int BLOCK = 255;

    private final short[] longer = new short[MOST_CODES << Byte.SIZE]; // by code and next byte; 0 for none
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private int nextCode = END + 1;
    private int codeBits = FIRST_BITS;
    private int buffer;
    private int buffered;

    private Lzw() {}

    /**
     * The compressed bytes.
     *
     * @return with the minimum code size before and an empty block after them
     */
    static byte[] pack(byte[] data) {
        return new Lzw().packAll(data);
    }

    private byte[] packAll(byte[] data) {
        put(CLEAR);
        int code = Byte.toUnsignedInt(data[0]);
        for (int index = 1; index < data.length; index++) {
            int next = Byte.toUnsignedInt(data[index]);
            int known = longer[code << Byte.SIZE | next];
            if (known == 0) {
                put(code);
                learn(code, next);
                code = next;
            } else {
                code = known;
            }
        }
        put(code);
        grow();
        put(END);
        put(0, Byte.SIZE); // pads the last bits to a whole byte
        return blocks();
    }

    private void learn(int code, int next) {
        if (nextCode == MOST_CODES) {
            put(CLEAR);
            Arrays.fill(longer, (short) 0);
            nextCode = END + 1;
            codeBits = FIRST_BITS;
            return;
        }
        grow();
        longer[code << Byte.SIZE | next] = (short) nextCode++;
    }

    /** A decoder is one code behind, so codes only get longer when the next one needs it. */
    private void grow() {
        if (nextCode == 1 << codeBits && codeBits < MOST_BITS) {
            codeBits++;
        }
    }

    private void put(int code) {
        put(code, codeBits);
    }

    private void put(int code, int bits) {
        buffer |= code << buffered;
        buffered += bits;
        while (buffered >= Byte.SIZE) {
            bytes.write(buffer);
            buffer >>>= Byte.SIZE;
            buffered -= Byte.SIZE;
        }
    }

    private byte[] blocks() {
        var out = new ByteArrayOutputStream();
        byte[] all = bytes.toByteArray();
        out.write(FIRST_BITS - 1);
        for (int start = 0; start < all.length; start += BLOCK) {
            int length = Math.min(BLOCK, all.length - start);
            out.write(length);
            out.write(all, start, length);
        }
        out.write(0);
        return out.toByteArray();
    }
}
