package org.jumpingcube.settings;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jumpingcube.game.Skill;

/**
 * How far a newcomer has come: what the program shows them first, and which level it thinks they could play at.
 *
 * @param firstSteps how many of its first steps are done, by the name of the game; at most {@value #MAX_GAMES} games
 * @param level of the computer in the latest game against one that came to its end
 * @param streak how many games in a row at this level were won, negative for games lost; at most {@value #MAX_STREAK}
 * @param puzzles how they do at puzzles
 */
public record Progress(Map<String, Integer> firstSteps, Skill level, int streak, PuzzleRecord puzzles) {
    private static final int MAX_GAMES = 50;
    private static final int MAX_STREAK = 1000;
    private static final int TELLING = 3; // games in a row

    public static final Progress DEFAULT = new Progress(Map.of(), Skill.AVERAGE, 0, PuzzleRecord.DEFAULT);

    public Progress {
        firstSteps = Collections.unmodifiableMap(new TreeMap<>(firstSteps)); // in the order of names, so files compare
        if (firstSteps.size() > MAX_GAMES || Math.abs(streak) > MAX_STREAK) {
            throw new IllegalArgumentException("progress " + firstSteps + " " + streak);
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
        return new Progress(steps, level, streak, puzzles);
    }

    /** After one more game against a computer of this level. */
    public Progress after(Skill played, boolean isWon) {
        boolean goesOn = played == level && (isWon ? streak > 0 : streak < 0);
        int next = (goesOn ? streak : 0) + (isWon ? 1 : -1);
        return new Progress(firstSteps, played, Math.max(-MAX_STREAK, Math.min(MAX_STREAK, next)), puzzles);
    }

    /** After one more puzzle of this grade. */
    public Progress afterPuzzle(int grade, boolean isSolved) {
        return new Progress(firstSteps, level, streak, puzzles.after(grade, isSolved));
    }

    /** Another level, better to play at: offered once in a row of games, when it is long enough to tell. */
    public Optional<Skill> betterLevel() {
        var levels = List.of(Skill.values());
        int other = levels.indexOf(level) + Integer.signum(streak);
        boolean isOther = Math.abs(streak) == TELLING && other >= 0 && other < levels.size();
        return isOther ? Optional.of(levels.get(other)) : Optional.empty();
    }
}
