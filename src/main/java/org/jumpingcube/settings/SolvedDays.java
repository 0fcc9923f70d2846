package org.jumpingcube.settings;

/**
 * The days whose puzzles were solved. Days are counted from 1970-01-01.
 *
 * @param latest the latest of them; 0 for none
 * @param inRow how many days in a row there are up to the latest
 * @param earlier which of the {@value #KEPT} days before the latest are among them: one bit each, the day before in the
 *     lowest
 */
public record SolvedDays(long latest, int inRow, long earlier) {
    private static final int KEPT = 40; // more than a month has
    private static final long LAST_DAY = 3_000_000; // in the year 10183
    private static final int MOST_IN_ROW = 100_000;

    public static final SolvedDays NONE = new SolvedDays(0, 0, 0);

    /** The latest day is in a row by itself; an older version of the program has kept nothing else. */
    public SolvedDays {
        if (latest < 0
                || latest > LAST_DAY
                || inRow < 0
                || inRow > MOST_IN_ROW
                || earlier < 0
                || earlier >> KEPT != 0) {
            throw new IllegalArgumentException("solved days: " + latest + ", " + inRow + ", " + earlier);
        }
        inRow = latest == 0 ? 0 : Math.max(1, inRow);
    }

    /** With one more day. */
    public SolvedDays with(long day) {
        if (day <= latest) {
            long back = latest - day;
            return back == 0 || back > KEPT ? this : new SolvedDays(latest, inRow, earlier | bit(back));
        }
        long ahead = day - latest;
        long shifted = latest == 0 || ahead > KEPT ? 0 : (earlier << ahead | bit(ahead)) & (bit(KEPT + 1) - 1);
        return new SolvedDays(day, ahead == 1 ? Math.min(MOST_IN_ROW, inRow + 1) : 1, shifted);
    }

    private static long bit(long back) {
        return 1L << (back - 1);
    }

    /** Whether the puzzle of this day was solved, as far back as that is kept. */
    public boolean contains(long day) {
        long back = latest - day;
        return latest > 0 && (back == 0 || (back > 0 && back <= KEPT && (earlier & bit(back)) != 0));
    }

    /** How many days in a row there are up to today, or up to yesterday as long as today's puzzle can still be solved. */
    public int inRow(long today) {
        return latest >= today - 1 ? inRow : 0;
    }
}
