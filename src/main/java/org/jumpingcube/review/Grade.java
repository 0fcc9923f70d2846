package org.jumpingcube.review;

import java.util.Locale;

/** How good a move was. */
public enum Grade {
    /** The move that the analyst would play, or one that loses nothing. */
    BEST(0),
    /** A loss within the analyst's own margin of error. */
    GOOD(0),
    INACCURACY(0.05),
    MISTAKE(0.10),
    BLUNDER(0.20);

    private final double leastLost;

    Grade(double leastLost) {
        this.leastLost = leastLost;
    }

    /**
     * The grade of a move that is not counted among the best.
     *
     * @param lost how much of the winning chance the move lost, 0 to 1
     */
    public static Grade of(double lost) {
        var grade = lost > 0 ? GOOD : BEST;
        for (Grade worse : values()) {
            grade = worse.leastLost > 0 && lost >= worse.leastLost ? worse : grade;
        }
        return grade;
    }

    /** The least winning chance that a move of this grade loses, 0 to 1. */
    public double leastLost() {
        return leastLost;
    }

    /** Whether the loss is worth a remark. */
    public boolean isFault() {
        return leastLost > 0;
    }

    /** Whether the move was a mistake or worse. */
    public boolean isTurningPoint() {
        return compareTo(MISTAKE) >= 0;
    }

    /** Its name in message keys and files, in lower case. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
