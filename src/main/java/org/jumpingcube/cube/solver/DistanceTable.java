package org.jumpingcube.cube.solver;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Analysis.ScoredMove;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Square;

/**
 * A small board played to the end: the plies left if the winner hurries and the loser delays, which is odd if the side
 * to move wins. Positions that can be reached from the start are solved at once, others on demand. Immutable once made.
 */
public final class DistanceTable {
    /** Larger boards have too many positions. */
    public static final int MAX_SQUARES = 10;

    private final TinyBoard board;
    private final Symmetry symmetry;
    private final Map<Long, Integer> distances = new HashMap<>();

    /** Solves all positions of a board of up to {@value #MAX_SQUARES} squares. */
    public DistanceTable(TinyBoard board) {
        this.board = board;
        symmetry = new Symmetry(board);
        distance(board.start(), distances);
    }

    /** How many positions can be reached from the start, up to symmetry, without those that are already won. */
    public int size() {
        return distances.size();
    }

    /** The plies to the end from any position that is not already won. */
    public int plies(long position) {
        return distance(position, new HashMap<>());
    }

    /**
     * The exact score and the line to the end. Of moves that win equally soon it takes the first, row by row. Of moves
     * that lose equally late it takes the one that leaves the other side the most chances to go wrong.
     */
    Analysis<Square> analyse(CubePosition position) {
        Map<Long, Integer> others = new HashMap<>();
        long at = board.of(position);
        int plies = distance(at, others);
        var line = new ArrayList<Square>();
        for (int left = plies; left > 0; left--) {
            int move = moveThatLeaves(left - 1, at, others);
            line.add(TinyBoard.square(Integer.numberOfTrailingZeros(move)));
            at = board.play(at, move);
        }
        int score = plies % 2 == 1 ? Score.winIn(plies) : Score.lossIn(plies);
        return new Analysis<>(line.get(0), score, plies, 0, line, List.of(new ScoredMove<>(line.get(0), score)));
    }

    private int moveThatLeaves(int plies, long position, Map<Long, Integer> others) {
        boolean isLost = plies % 2 == 1;
        int best = TinyBoard.NO_MOVE;
        int most = -1;
        for (int moves = board.moves(position); moves != 0; moves &= moves - 1) {
            long next = board.play(position, Integer.lowestOneBit(moves));
            if (distance(next, others) == plies) {
                int mistakes = isLost ? mistakes(next, others) : 0;
                best = mistakes > most ? Integer.lowestOneBit(moves) : best;
                most = Math.max(mistakes, most);
            }
        }
        return best;
    }

    /** How many moves give away the win of the side to move. */
    private int mistakes(long position, Map<Long, Integer> others) {
        int count = 0;
        for (int moves = board.moves(position); moves != 0; moves &= moves - 1) {
            count += distance(board.play(position, Integer.lowestOneBit(moves)), others) % 2;
        }
        return count;
    }

    /**
     * The plies to the end; 0 if the game is won.
     *
     * @param others remembers positions that are not in the table
     */
    private int distance(long position, Map<Long, Integer> others) {
        if (position == TinyBoard.WON) {
            return 0;
        }
        long canonical = symmetry.canonical(position);
        Integer known = distances.get(canonical);
        known = known == null ? others.get(canonical) : known;
        if (known != null) {
            return known;
        }
        int best = 0;
        for (int moves = board.moves(position); moves != 0; moves &= moves - 1) {
            int plies = 1 + distance(board.play(position, Integer.lowestOneBit(moves)), others);
            best = best == 0 || isBetter(plies, best) ? plies : best;
        }
        others.put(canonical, best);
        return best;
    }

    /** Whether the side to move prefers the first distance: a short win, else a long defence. */
    private static boolean isBetter(int plies, int other) {
        boolean wins = plies % 2 == 1;
        return wins == (other % 2 == 1) ? wins == plies < other : wins;
    }
}
