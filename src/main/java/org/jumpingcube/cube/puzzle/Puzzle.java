package org.jumpingcube.cube.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Square;

/**
 * A position with exactly one move that wins within a number of own moves, whatever the opponent does.
 *
 * @param winIn own moves to the win, including the first, 1 to {@value #MOST_MOVES}
 * @param grade the difficulty, in rating points
 * @param solution the first move
 */
public record Puzzle(CubePosition position, int winIn, int grade, Square solution) {
    public static final int MOST_MOVES = 4;

    private static final int EASIEST = 500;
    private static final int FOR_A_MOVE = 300;
    private static final int FOR_A_TEMPTATION = 30;
    private static final int MOST_TEMPTATIONS = 10;
    private static final Pattern LINE =
            Pattern.compile("([1-" + MOST_MOVES + "]) ([1-9][0-9]{1,3}) ([a-z][0-9]{1,2}) (.{1,600})");

    /**
     * How hard a puzzle is.
     *
     * @param temptations how many other moves look good
     */
    public static int grade(int winIn, int temptations) {
        return EASIEST + FOR_A_MOVE * winIn + FOR_A_TEMPTATION * Math.min(MOST_TEMPTATIONS, temptations);
    }

    /** The puzzle as a line of the file: moves, grade, solution, player to move, and the board without blanks. */
    public String line() {
        return winIn + " " + grade + " " + solution.name() + " " + PositionText.write(position);
    }

    /** The puzzle of a {@link #line}; empty if the line is no puzzle. It is not checked for a unique solution. */
    public static Optional<Puzzle> parse(String line) {
        var parts = LINE.matcher(line);
        if (!parts.matches()) {
            return Optional.empty();
        }
        int winIn = Integer.parseInt(parts.group(1));
        int grade = Integer.parseInt(parts.group(2));
        var solution = Square.parse(parts.group(3));
        return PositionText.read(parts.group(4))
                .filter(position ->
                        solution.filter(position.legalMoves()::contains).isPresent())
                .map(position -> new Puzzle(position, winIn, grade, solution.orElseThrow()));
    }

    /** The number of plies to the win. */
    public int plies() {
        return 2 * winIn - 1;
    }

    /** The first hint: a part of the board, about a quarter of it, that contains the solution. */
    public List<Square> region() {
        int side = position.board().side();
        int half = (side + 1) / 2;
        int top = solution.row() < half ? 0 : side - half;
        int left = solution.column() < half ? 0 : side - half;
        return IntStream.range(0, half * half)
                .mapToObj(index -> new Square(top + index / half, left + index % half))
                .toList();
    }
}
