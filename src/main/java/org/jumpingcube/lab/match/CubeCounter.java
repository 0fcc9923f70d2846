package org.jumpingcube.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.SearchBudget;

/**
 * Counts cubes and takes what it can get, as a person does in the first games. Greedy, it looks at its own move only.
 * As a newcomer who has read the handbook's first advice it looks at the other side's answer too, and of moves that
 * count alike prefers corners and edges, and cubes that are ahead of their neighbours.
 */
final class CubeCounter implements Engine<CubePosition, Square> {
    private static final int WON = 1000; // more than there are cubes
    private static final int LEAD = 100; // what a cube counts against the advice
    private static final int RIM = 10;
    private static final int AHEAD = 15;
    private static final int BEHIND = -30;

    private final boolean isNewcomer;
    private final SplittableRandom random;

    /** A newcomer, or else a greedy mover. */
    CubeCounter(boolean isNewcomer, long seed) {
        this.isNewcomer = isNewcomer;
        random = new SplittableRandom(seed);
    }

    /** {@inheritDoc} The score is always 0: cubes and points of advice are no measure of who wins. */
    @Override
    public Analysis<Square> analyse(
            CubePosition position,
            SearchBudget budget,
            BooleanSupplier stopRequested,
            Consumer<? super Analysis<Square>> listener) {
        var best = best(position);
        var analysis = Analysis.of(best.get(random.nextInt(best.size())), 0, isNewcomer ? 2 : 1, 0);
        listener.accept(analysis);
        return analysis;
    }

    private List<Square> best(CubePosition position) {
        List<Square> best = new ArrayList<>();
        int most = Integer.MIN_VALUE;
        for (Square move : position.legalMoves()) {
            int merit = isNewcomer
                    ? merit(position, move)
                    : leadOfLatest(position.play(move).after());
            if (merit > most) {
                best.clear();
                most = merit;
            }
            if (merit == most) {
                best.add(move);
            }
        }
        return best;
    }

    private static int merit(CubePosition position, Square move) {
        var after = position.play(move).after();
        int lead = after.winner().isPresent() ? WON : -greatestLead(after);
        return LEAD * lead + adviceOn(position, move);
    }

    private static int adviceOn(CubePosition position, Square move) {
        var board = position.board();
        int missing = board.capacity(move) - board.at(move).value() - 1;
        int advice = RIM * (4 - board.capacity(move));
        for (Square neighbour : board.neighbours(move)) {
            var cube = board.at(neighbour);
            if (cube.isOwnedBy(position.toMove().opponent())) {
                boolean isAhead = missing < board.capacity(neighbour) - cube.value();
                advice += isAhead ? AHEAD : BEHIND;
            }
        }
        return advice;
    }

    /** The lead of the side to move after its best move. */
    private static int greatestLead(CubePosition position) {
        return position.legalMoves().stream()
                .mapToInt(move -> leadOfLatest(position.play(move).after()))
                .max()
                .orElseThrow();
    }

    /** How many cubes more the side that made the latest move has. */
    private static int leadOfLatest(CubePosition after) {
        if (after.winner().isPresent()) {
            return WON;
        }
        var board = after.board();
        int lead = 0;
        for (Square square : board.squares()) {
            if (!board.at(square).isNeutral()) {
                lead += board.at(square).isOwnedBy(after.toMove()) ? -1 : 1;
            }
        }
        return lead;
    }
}
