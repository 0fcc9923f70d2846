package org.jumpingcube.settings;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;

/**
 * A user's progress: which first steps they have seen, which level would suit them, and how their games ended.
 *
 * @param firstSteps how many of its first steps are done, by the name of the game; at most {@value #MAX_GAMES} games
 * @param level of the computer in the latest game against one that came to its end
 * @param streak how many games in a row at this level were won, negative for games lost; at most {@value #MAX_STREAK}
 * @param results how the latest games against each computer ended, at most {@value #MOST_RESULTS} each, the last one
 *     last: {@code +} won, {@code -} lost, {@code =} drawn; by the names of game, style and level, with full stops
 *     between
 * @param puzzles how they do at puzzles
 * @param lessons the names of those that are done, at most {@value #MAX_LESSONS}, each of at most {@value #MAX_NAME}
 *     characters
 */
public record Progress(
        Map<String, Integer> firstSteps,
        Skill level,
        int streak,
        Map<String, String> results,
        PuzzleRecord puzzles,
        Set<String> lessons) {
    private static final int MAX_GAMES = 50;
    private static final int MAX_STREAK = 1000;
    private static final int TELLING = 3; // games in a row
    private static final int MOST_RESULTS = 20;
    private static final int MAX_OPPONENTS = 1000;
    private static final int MAX_LESSONS = 100;
    private static final int MAX_NAME = 50;
    private static final char WON = '+';
    private static final char DRAWN = '=';
    private static final String RESULTS = "[-+=]{1," + MOST_RESULTS + "}";

    public static final Progress DEFAULT =
            new Progress(Map.of(), Skill.AVERAGE, 0, Map.of(), PuzzleRecord.DEFAULT, Set.of());

    /** Of somebody who has settings of a program that had no first steps, and no other game than the cubes. */
    public static final Progress NO_NEWCOMER = DEFAULT.withStepsIn("cube", 100);

    public Progress {
        firstSteps = Collections.unmodifiableMap(new TreeMap<>(firstSteps)); // in the order of names, so files compare
        if (firstSteps.size() > MAX_GAMES || Math.abs(streak) > MAX_STREAK) {
            throw new IllegalArgumentException("progress " + firstSteps + " " + streak);
        }
        results = Collections.unmodifiableMap(new TreeMap<>(results));
        if (results.size() > MAX_OPPONENTS || !results.values().stream().allMatch(ends -> ends.matches(RESULTS))) {
            throw new IllegalArgumentException("results " + results);
        }
        lessons = Collections.unmodifiableSet(new TreeSet<>(lessons));
        if (lessons.size() > MAX_LESSONS || lessons.stream().anyMatch(name -> name.length() > MAX_NAME)) {
            throw new IllegalArgumentException("lessons " + lessons);
        }
    }

    /** How many of the first steps in a game are done. */
    public int stepsIn(String game) {
        return firstSteps.getOrDefault(game, 0);
    }

    /** With so many first steps done in a game; steps that are done stay so. */
    public Progress withStepsIn(String game, int count) {
        var steps = new TreeMap<>(firstSteps);
        steps.merge(game, count, Math::max);
        return new Progress(steps, level, streak, results, puzzles, lessons);
    }

    /** After one more game against a computer of this level. */
    public Progress after(Skill played, boolean isWon) {
        boolean goesOn = played == level && (isWon ? streak > 0 : streak < 0);
        int next = (goesOn ? streak : 0) + (isWon ? 1 : -1);
        int kept = Math.max(-MAX_STREAK, Math.min(MAX_STREAK, next));
        return new Progress(firstSteps, played, kept, results, puzzles, lessons);
    }

    /** After one more puzzle of this grade. */
    public Progress afterPuzzle(int grade, boolean isSolved) {
        return new Progress(firstSteps, level, streak, results, puzzles.after(grade, isSolved), lessons);
    }

    /**
     * With the puzzle of a day solved.
     *
     * @param day counted from 1970-01-01
     */
    public Progress withSolvedDay(long day) {
        return new Progress(firstSteps, level, streak, results, puzzles.withSolvedDay(day), lessons);
    }

    /** With a lesson done. */
    public Progress withLesson(String name) {
        var done = new TreeSet<>(lessons);
        done.add(name);
        return new Progress(firstSteps, level, streak, results, puzzles, done);
    }

    /**
     * With the end of one more game in the record.
     *
     * @param computer the player that the user played against
     * @param isWon by the user; empty if nobody has won
     */
    public Progress recorded(String game, Seat computer, Optional<Boolean> isWon) {
        String ends = results.getOrDefault(opponent(game, computer), "")
                + isWon.map(won -> won ? WON : '-').orElse(DRAWN);
        var longer = new TreeMap<>(results);
        longer.put(opponent(game, computer), ends.substring(Math.max(0, ends.length() - MOST_RESULTS)));
        return new Progress(firstSteps, level, streak, longer, puzzles, lessons);
    }

    private static String opponent(String game, Seat computer) {
        return String.join(".", game, computer.style().word(), computer.skill().word());
    }

    /** How many of the latest games against a computer are in the record. */
    public int played(String game, Seat computer) {
        return results.getOrDefault(opponent(game, computer), "").length();
    }

    /** How many of them the user has won. */
    public int won(String game, Seat computer) {
        return count(game, computer, WON);
    }

    /** How many of them nobody has won. */
    public int drawn(String game, Seat computer) {
        return count(game, computer, DRAWN);
    }

    private int count(String game, Seat computer, char wanted) {
        return (int) results.getOrDefault(opponent(game, computer), "")
                .chars()
                .filter(end -> end == wanted)
                .count();
    }

    /** Another level, better to play at: offered once in a row of games, when it is long enough to tell. */
    public Optional<Skill> betterLevel() {
        var levels = List.of(Skill.values());
        int other = levels.indexOf(level) + Integer.signum(streak);
        boolean isOther = Math.abs(streak) == TELLING && other >= 0 && other < levels.size();
        return isOther ? Optional.of(levels.get(other)) : Optional.empty();
    }
}
