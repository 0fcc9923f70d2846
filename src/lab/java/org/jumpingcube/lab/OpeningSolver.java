package org.jumpingcube.lab;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jumpingcube.cube.solver.ProofOrder;
import org.jumpingcube.cube.solver.ProofTable;
import org.jumpingcube.cube.solver.StoredMoves.Answer;
import org.jumpingcube.cube.solver.Symmetry;
import org.jumpingcube.cube.solver.TinyBoard;
import org.jumpingcube.cube.solver.WinProof;

/**
 * Solves every position of the first plies of 4x4: who wins, and which move to play. A won position gets the most
 * promising winning move. A lost one gets the move after which the largest share of replies are mistakes, which give
 * the win away.
 */
final class OpeningSolver {
    /** Later positions are proved on demand in a second or two. */
    private static final int LAST_PLY = 6;

    private static final TinyBoard BOARD = new TinyBoard(TinyBoard.MAX_SIDE);

    private final Symmetry symmetry = new Symmetry(BOARD);
    private final ProofOrder order = new ProofOrder(BOARD);
    private final ThreadLocal<WinProof> proofs;

    private OpeningSolver(ProofTable table) {
        proofs = ThreadLocal.withInitial(() -> new WinProof(BOARD, table));
    }

    /**
     * Solves everything on all processors and writes it in the program's format: the same bytes every time, since
     * choices only depend on what is proved.
     *
     * @param tableBytes memory for the transposition table; with little it takes longer
     * @return how many positions there are, up to symmetry
     */
    static int writeOpening(OutputStream out, long tableBytes) throws IOException {
        return MovesFile.write(new OpeningSolver(ProofTable.ofBytes(tableBytes)).solve(), out);
    }

    private SortedMap<Long, Answer> solve() {
        List<List<Long>> plies = positions();
        SortedMap<Long, Answer> answers = new TreeMap<>();
        for (int ply = LAST_PLY; ply >= 0; ply--) { // backwards, so that later positions are known
            answers.putAll(plies.get(ply).parallelStream().collect(Collectors.toMap(at -> at, this::answer)));
        }
        return answers;
    }

    /** The positions after 0, 1, 2 and more plies, up to symmetry. Nobody can have won so early. */
    private List<List<Long>> positions() {
        var plies = new ArrayList<>(List.of(List.of(symmetry.canonical(BOARD.start()))));
        for (int ply = 1; ply <= LAST_PLY; ply++) {
            plies.add(plies.get(ply - 1).stream()
                    .flatMap(position -> moves(position).map(move -> BOARD.play(position, move)))
                    .map(symmetry::canonical)
                    .distinct()
                    .toList());
        }
        return plies;
    }

    private Answer answer(long position) {
        List<Integer> moves = moves(position)
                .sorted(Comparator.comparing(move -> -order.forWhoJustMoved(BOARD.play(position, move))))
                .toList();
        return moves.stream()
                .filter(move -> !isWon(BOARD.play(position, move)))
                .findFirst()
                .map(move -> new Answer(move, true))
                .orElseGet(() -> new Answer(bestTrap(position, moves), false));
    }

    /** The first move after which the largest share of replies are mistakes. */
    private int bestTrap(long position, List<Integer> moves) {
        int best = TinyBoard.NO_MOVE;
        double most = -1;
        for (int move : moves) {
            long next = BOARD.play(position, move);
            double mistakes =
                    moves(next).filter(reply -> isWon(BOARD.play(next, reply))).count()
                            / (double) moves(next).count();
            best = mistakes > most ? move : best;
            most = Math.max(most, mistakes);
        }
        return best;
    }

    private boolean isWon(long position) {
        return proofs.get().isWon(position);
    }

    private static Stream<Integer> moves(long position) {
        return IntStream.range(0, BOARD.squares())
                .map(square -> 1 << square)
                .filter(move -> (BOARD.moves(position) & move) != 0)
                .boxed();
    }
}
