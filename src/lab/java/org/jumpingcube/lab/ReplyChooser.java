package org.jumpingcube.lab;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jumpingcube.cube.solver.ProofOrder;
import org.jumpingcube.cube.solver.ProofTable;
import org.jumpingcube.cube.solver.ShortWin;
import org.jumpingcube.cube.solver.StoredMoves;
import org.jumpingcube.cube.solver.Symmetry;
import org.jumpingcube.cube.solver.TinyBoard;
import org.jumpingcube.cube.solver.WinProof;

/**
 * Chooses the second player's replies on 4x4. It goes through all moves of the first player from the start, ply by ply,
 * and takes the winning reply that leaves the fewest new positions to answer.
 */
final class ReplyChooser {
    /** In later positions a search finds the win in a few milliseconds. */
    private static final int LAST_PLY = 13;

    /** A reply that is harder to prove is skipped if another is known. */
    private static final long MODEST_NODES = 300;

    private final TinyBoard board = new TinyBoard(TinyBoard.MAX_SIDE);
    private final Symmetry symmetry = new Symmetry(board);
    private final ProofOrder order = new ProofOrder(board);
    private final ShortWin shortWin = new ShortWin(board);
    private final WinProof proof;

    private ReplyChooser(ProofTable table) {
        proof = new WinProof(board, table);
    }

    /**
     * Chooses all replies again and writes them in the program's format: the same bytes every time.
     *
     * @param tableBytes memory for the transposition table; with little it takes longer and chooses other replies
     * @return how many replies there are
     */
    static int writeReplies(OutputStream out, long tableBytes) throws IOException {
        return MovesFile.write(new ReplyChooser(ProofTable.ofBytes(tableBytes)).choose(), out);
    }

    /** All replies. */
    private SortedMap<Long, StoredMoves.Answer> choose() {
        proof.isWon(board.start()); // fills the table
        SortedMap<Long, StoredMoves.Answer> replies = new TreeMap<>();
        Set<Long> open = answers(board.start());
        for (int ply = 1; ply <= LAST_PLY; ply += 2) {
            Set<Long> next = new HashSet<>();
            for (long position : sorted(open)) {
                Option best = best(position, next);
                replies.put(position, new StoredMoves.Answer(best.move, true));
                next.addAll(best.answers);
            }
            open = next;
        }
        return replies;
    }

    private static List<Long> sorted(Set<Long> positions) {
        return positions.stream().sorted().toList();
    }

    /** The positions after the other side's moves, up to symmetry, without those with a short win. */
    private Set<Long> answers(long position) {
        Set<Long> answers = new HashSet<>();
        for (int moves = board.moves(position); moves != 0; moves &= moves - 1) {
            long next = board.play(position, Integer.lowestOneBit(moves));
            if (next == TinyBoard.WON || shortWin.find(next, ShortWin.QUICK_PLIES) == TinyBoard.NO_MOVE) {
                answers.add(next == TinyBoard.WON ? next : symmetry.canonical(next));
            }
        }
        return answers;
    }

    private Option best(long position, Set<Long> known) {
        List<Option> options = options(position, known);
        for (Option option : options) {
            if (proof.isWon(option.position, MODEST_NODES).filter(won -> !won).isPresent()) {
                return option;
            }
        }
        return options.stream()
                .filter(option -> !proof.isWon(option.position))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the position is not won"));
    }

    /** The moves that do not lose at once: those with the fewest new positions first, then the most promising. */
    private List<Option> options(long position, Set<Long> known) {
        var options = new ArrayList<Option>();
        for (int moves = board.moves(position); moves != 0; moves &= moves - 1) {
            int move = Integer.lowestOneBit(moves);
            long next = board.play(position, move);
            Set<Long> answers = answers(next);
            if (!answers.contains(TinyBoard.WON)) {
                answers.removeAll(known);
                options.add(new Option(move, next, answers, order.forWhoJustMoved(next)));
            }
        }
        options.sort(Comparator.<Option>comparingInt(option -> option.answers.size())
                .thenComparing(
                        Comparator.<Option>comparingInt(option -> option.order).reversed()));
        return options;
    }

    /** A reply, and the positions that it leaves to answer. */
    private record Option(int move, long position, Set<Long> answers, int order) {}
}
