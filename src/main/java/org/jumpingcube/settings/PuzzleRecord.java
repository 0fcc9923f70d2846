package org.jumpingcube.settings;

/**
 * How somebody does at puzzles.
 *
 * @param rating in the points in which puzzles are graded, {@value #LEAST} to {@value #MOST}
 * @param streak how many puzzles in a row were solved at the first try, without a hint; at most {@value #MOST_STREAK}
 * @param days whose puzzles of the day were solved
 */
public record PuzzleRecord(int rating, int streak, SolvedDays days) {
    private static final int LEAST = 100;
    private static final int MOST = 3000;
    private static final int MOST_STREAK = 100_000;
    private static final int STEP = 40; // points at most for one puzzle
    private static final double SCALE = 400; // points to odds of ten to one, as is usual for ratings

    public static final PuzzleRecord DEFAULT = new PuzzleRecord(1000, 0, SolvedDays.NONE);

    public PuzzleRecord {
        if (rating < LEAST || rating > MOST || streak < 0 || streak > MOST_STREAK) {
            throw new IllegalArgumentException("puzzles: rating " + rating + ", streak " + streak);
        }
    }

    /** After one more puzzle of this grade. */
    public PuzzleRecord after(int grade, boolean isSolved) {
        double expected = 1 / (1 + Math.pow(10, (grade - rating) / SCALE));
        int next = rating + (int) Math.rint(STEP * ((isSolved ? 1 : 0) - expected));
        return new PuzzleRecord(
                Math.max(LEAST, Math.min(MOST, next)), isSolved ? Math.min(MOST_STREAK, streak + 1) : 0, days);
    }

    /** With the puzzle of a day solved. */
    public PuzzleRecord withSolvedDay(long day) {
        return new PuzzleRecord(rating, streak, days.with(day));
    }
}
