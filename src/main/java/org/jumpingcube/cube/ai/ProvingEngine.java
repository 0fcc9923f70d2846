package org.jumpingcube.cube.ai;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Analysis.ScoredMove;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Square;

/**
 * First proves what is forced within a few plies, however long it takes unless stopped, and asks another engine only if
 * nothing is; docs/jump61.md has the numbers and the reason. If the budget has no nodes, the board decides their
 * number, so that play does not depend on speed. The other engine keeps the time, starting anew with each question.
 */
public final class ProvingEngine implements Engine<CubePosition, Square> {
    /** A forced win or loss within this many plies is always seen on boards up to {@value #PROMISED_SIDE}. */
    private static final int PROMISED_PLIES = 7;

    private static final int PROMISED_SIDE = 6;

    private static final long NODES = 64_000;

    private final Engine<CubePosition, Square> engine;
    private final long seed;

    /**
     * @param engine asked where nothing is forced
     * @param seed chooses among equal forced moves
     */
    public ProvingEngine(Engine<CubePosition, Square> engine, long seed) {
        this.engine = engine;
        this.seed = seed;
    }

    /** {@inheritDoc} No cube may hold more than its capacity. */
    @Override
    public Analysis<Square> analyse(
            CubePosition position,
            SearchBudget budget,
            BooleanSupplier stopRequested,
            Consumer<? super Analysis<Square>> listener) {
        var forced = Forced.within(provedPlies(position), position, stopRequested);
        if (forced.plies() != 0) {
            return heard(forcedMove(forced), listener);
        }
        var counted = budget.nodes().isPresent() ? budget : budget.withNodes(nodes(position.board()));
        var choice = engine.analyse(position, counted, stopRequested, listener);
        return stopRequested.getAsBoolean() || isSafe(position, choice.move(), stopRequested)
                ? choice
                : heard(bestSafe(position, counted, stopRequested), listener);
    }

    private static Analysis<Square> heard(Analysis<Square> analysis, Consumer<? super Analysis<Square>> listener) {
        listener.accept(analysis);
        return analysis;
    }

    private static int provedPlies(CubePosition position) {
        int side = position.board().side();
        return side <= PROMISED_SIDE ? PROMISED_PLIES : side <= 8 ? 5 : 3;
    }

    /** The nodes for a move: fewer on small boards, and fewer while most cubes are neutral. */
    private static long nodes(Board board) {
        int side = board.side();
        int neutral = side * side - board.count(Player.ONE) - board.count(Player.TWO);
        long nodes = side < PROMISED_SIDE ? NODES / 2 : side == PROMISED_SIDE ? NODES * 3 / 4 : NODES;
        return 2 * neutral > side * side ? nodes / 4 : nodes;
    }

    private Analysis<Square> forcedMove(Forced forced) {
        int score = forced.plies() > 0 ? Score.winIn(forced.plies()) : Score.lossIn(-forced.plies());
        var moves = forced.squares();
        var move = moves.get((int) Math.floorMod(seed, (long) moves.size()));
        var near = moves.stream().map(square -> new ScoredMove<>(square, score)).toList();
        return new Analysis<>(move, score, Math.abs(forced.plies()), 0, List.of(move), near);
    }

    /** Whether the opponent has no forced win after the move, as far as proved. */
    private static boolean isSafe(CubePosition position, Square move, BooleanSupplier stopRequested) {
        return Forced.within(provedPlies(position) - 2, position.play(move).after(), stopRequested)
                        .plies()
                <= 0;
    }

    /** The safe move after which the opponent's score is lowest. There is one, or a loss would be forced. */
    private Analysis<Square> bestSafe(CubePosition position, SearchBudget budget, BooleanSupplier stopRequested) {
        List<Square> safe = position.legalMoves().stream()
                .filter(move -> isSafe(position, move, stopRequested))
                .toList();
        var share = budget.withNodes(Math.max(1, budget.nodes().orElseThrow() / safe.size()));
        return safe.stream()
                .map(move ->
                        before(move, engine.analyse(position.play(move).after(), share, stopRequested, answer -> {})))
                .max(Comparator.comparingInt(Analysis::score))
                .orElseThrow();
    }

    /** The analysis of a move for the side that makes it, from the opponent's answer. */
    private static Analysis<Square> before(Square move, Analysis<Square> answer) {
        int score = -answer.score();
        int onePlyEarlier = Score.isWin(score) ? score - 1 : Score.isLoss(score) ? score + 1 : score;
        var line = new ArrayList<>(List.of(move));
        line.addAll(answer.line());
        return new Analysis<>(
                move,
                onePlyEarlier,
                answer.depth() + 1,
                answer.nodes(),
                line,
                List.of(new ScoredMove<>(move, onePlyEarlier)));
    }
}
