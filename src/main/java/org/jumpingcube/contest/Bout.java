package org.jumpingcube.contest;

import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;

/**
 * One game between two contestants, from its opening to its end. A contestant that cannot go on loses it.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public final class Bout<P extends Position<P, M>, M> {
    private final MatchGame<P, M> game;
    private final List<M> opening;
    private final List<Contestant<P, M>> contestants;
    private final Consumer<? super M> listener;
    private final List<Engine<P, M>> engines = new ArrayList<>();
    private final List<MoveTimes> times = new ArrayList<>(List.of(MoveTimes.NONE, MoveTimes.NONE));
    private final List<M> moves = new ArrayList<>();
    private P position;
    private int acting; // whose fault it is if something goes wrong now

    /**
     * How a game ended.
     *
     * @param moves all of them, those of the opening included
     * @param winner 0 for the contestant that moved first, 1 for the other; empty after a draw
     * @param reason in the game's own words; after a forfeit, what happened
     * @param forfeit of the loser, if that is why the game ended
     * @param times of the moves of each contestant
     */
    public record Result<M>(
            List<M> moves, Optional<Integer> winner, String reason, Optional<Fault> forfeit, List<MoveTimes> times) {
        public Result {
            moves = List.copyOf(moves);
            times = List.copyOf(times);
        }
    }

    /** A game was stopped before its end. */
    public static final class StoppedException extends Exception {
        @Serial
        private static final long serialVersionUID = 1;
    }

    /**
     * A game that is about to be played.
     *
     * @param opening the first moves, which do not end the game
     * @param first moves first, or would if there were no opening
     * @param listener hears each move, on the thread that plays
     */
    public Bout(
            MatchGame<P, M> game,
            List<M> opening,
            Contestant<P, M> first,
            Contestant<P, M> second,
            Consumer<? super M> listener) {
        this.game = game;
        this.opening = List.copyOf(opening);
        contestants = List.of(first, second);
        this.listener = listener;
        position = game.start();
    }

    /**
     * Plays it. To be called once.
     *
     * @param seed for the random choices of both
     * @param stopRequested asked often; ends the game without a result
     */
    public Result<M> play(long seed, BooleanSupplier stopRequested) throws StoppedException {
        try {
            for (acting = 0; acting < contestants.size(); acting++) {
                engines.add(contestants.get(acting).engine(seed));
            }
            opening.forEach(this::make);
            while (!position.outcome().isOver()) {
                acting = position.toMove() == game.start().toMove() ? 0 : 1;
                M move = chosen(stopRequested);
                if (stopRequested.getAsBoolean()) {
                    throw new StoppedException();
                }
                make(move);
            }
        } catch (ContestantException e) {
            if (stopRequested.getAsBoolean()) {
                throw new StoppedException();
            }
            return new Result<>(
                    moves, Optional.of(1 - acting), String.valueOf(e.getMessage()), Optional.of(e.fault()), times);
        }
        return new Result<>(
                moves,
                position.winner().map(winner -> winner == game.start().toMove() ? 0 : 1),
                position.outcome().reason(),
                Optional.empty(),
                times);
    }

    private M chosen(BooleanSupplier stopRequested) {
        var contestant = contestants.get(acting);
        long start = contestant.nanoTime();
        M move = engines.get(acting)
                .analyse(position, contestant.budget(), stopRequested, analysis -> {})
                .move();
        times.set(acting, times.get(acting).with(contestant.nanoTime() - start));
        return move;
    }

    private void make(M move) {
        try {
            position = position.play(move).after();
        } catch (IllegalArgumentException e) {
            throw new ContestantException(Fault.ILLEGAL_MOVE, "an illegal move: " + e.getMessage(), e);
        }
        moves.add(move);
        listener.accept(move);
        if (!position.outcome().isOver()) {
            for (acting = 0; acting < contestants.size(); acting++) {
                contestants.get(acting).played(move);
            }
        }
    }
}
