package org.jumpingcube.search;

/**
 * The building blocks of hash functions of 64-bit numbers: steps that can be inverted, so that different numbers stay
 * different, and odd multipliers from well-tested hash functions.
 */
public final class Mixer {
    /** 2^64 / golden ratio: Knuth, The Art of Computer Programming, volume 3, 6.4. */
    public static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    /** The multiplier of degski64, which is two of {@link #mix} and a fold. */
    public static final long DEGSKI = 0xD6E8_FEB8_6659_FD93L;

    /** The second prime of xxHash64. */
    public static final long XXHASH = 0xC2B2_AE3D_27D4_EB4FL;

    /** The two multipliers of Stafford's Mix13, which finishes SplitMix64. */
    public static final long STAFFORD_1 = 0xBF58_476D_1CE4_E5B9L;

    public static final long STAFFORD_2 = 0x94D0_49BB_1331_11EBL;

    /** The first multiplier of fmix64, which finishes MurmurHash3. */
    public static final long MURMUR = 0xFF51_AFD7_ED55_8CCDL;

    /** The multiplier of Knuth's MMIX generator, and of PCG. */
    public static final long MMIX = 0x5851_F42D_4C95_7F2DL;

    private Mixer() {}

    /** Spreads each bit upwards by a multiplication, then folds the upper half onto the lower. */
    public static long mix(long x, long oddFactor) {
        return fold(x * oddFactor, 32);
    }

    /** A pseudo-random number: always the same for the same key and seed. */
    public static long chance(long key, long seed) {
        return mix(key ^ seed, GOLDEN) * DEGSKI;
    }

    /** Folds the upper bits of a number down by this many places. */
    public static long fold(long x, int places) {
        return x ^ (x >>> places);
    }

    /**
     * Whether a move is one of a share of the moves of a game. Steps of the golden ratio keep that share in every
     * stretch of the game; the seed decides where they begin. A greater share has all moves of a smaller one.
     *
     * @param share 0 to 1
     * @param move its number in the game
     */
    public static boolean isAmong(double share, int move, long seed) {
        long place = chance(0, seed) + move * GOLDEN;
        return (double) (place >>> 1) / 0x1p63 < share;
    }
}
