package org.jumpingcube.review;

import java.util.Locale;

/** How good a move was, in a word. */
public enum Grade {
    /** The move that the analyst would play, or one that loses nothing. */
    BEST(0),
    /** A loss within what the analyst itself may be off by. */
    GOOD(0),
    INACCURACY(0.05),
    MISTAKE(0.10),
    BLUNDER(0.20);

    private final double leastLost;

    Grade(double leastLost) {
        this.leastLost = leastLost;
    }

    /**
     * The grade of a move that is not taken for the best.
     *
     * @param lost of the chance of winning, 0 to 1
     */
    public static Grade of(double lost) {
        var grade = lost > 0 ? GOOD : BEST;
        for (Grade worse : values()) {
            grade = worse.leastLost > 0 && lost >= worse.leastLost ? worse : grade;
        }
        return grade;
    }

    /** The least that a move of this grade loses of the chance of winning, 0 to 1. */
    public double leastLost() {
        return leastLost;
    }

    /** Whether something was lost that there is to say about. */
    public boolean isFault() {
        return leastLost > 0;
    }

    /** Whether the move decided something: a mistake, or worse. */
    public boolean isTurningPoint() {
        return compareTo(MISTAKE) >= 0;
    }

    /** What it is called in texts and files: small letters. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
