package org.jumpingcube.lab.match;

import java.util.List;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;

/** Two contestants and their games, for one thread. */
final class Pairing<P extends Position<P, M>, M> implements AutoCloseable {
    private final MatchPlan<P, M> plan;
    private final Contestant<P, M> a;
    private final Contestant<P, M> b;

    Pairing(MatchPlan<P, M> plan, Contestant<P, M> a, Contestant<P, M> b) {
        this.plan = plan;
        this.a = a;
        this.b = b;
    }

    static <P extends Position<P, M>, M> Pairing<P, M> open(MatchPlan<P, M> plan, ContestantSpec a, ContestantSpec b) {
        Contestant<P, M> first = a.open(plan.game());
        try {
            return new Pairing<>(plan, first, b.open(plan.game()));
        } catch (ContestantException e) {
            first.close();
            throw e;
        }
    }

    @Override
    public void close() {
        a.close();
        b.close();
    }

    /** One side of a game: its player, and how long its moves took. */
    private static final class Side<P extends Position<P, M>, M> {
        private final Contestant<P, M> contestant;
        private final Engine<P, M> engine;
        private MoveTimes times = MoveTimes.NONE;

        Side(Contestant<P, M> contestant, long seed) {
            this.contestant = contestant;
            engine = contestant.engine(seed);
        }

        M move(P position) {
            long start = contestant.nanoTime();
            M move = engine.analyse(position, contestant.budget()).move();
            times = times.with(contestant.nanoTime() - start);
            return move;
        }
    }

    /** Plays a game of the plan to its end. */
    GameResult play(int game) {
        boolean aBegins = MatchPlan.doesABegin(game);
        Side<P, M> first = new Side<>(aBegins ? a : b, plan.seedOf(game));
        Side<P, M> second = new Side<>(aBegins ? b : a, plan.seedOf(game));
        var opening = plan.opening(game);
        P position = afterMoves(opening);
        var beginner = plan.game().start().toMove();
        int ply = opening.size();
        while (!position.outcome().isOver()) {
            position = play(position, (position.toMove() == beginner ? first : second).move(position));
            ply++;
        }
        return new GameResult(
                aBegins,
                position.winner().map(winner -> isA(winner, beginner, aBegins)),
                position.outcome().reason(),
                ply,
                aBegins ? first.times : second.times,
                aBegins ? second.times : first.times);
    }

    private static boolean isA(Player player, Player beginner, boolean aBegins) {
        return (player == beginner) == aBegins;
    }

    private P afterMoves(List<M> moves) {
        P position = plan.game().start();
        for (M move : moves) {
            position = play(position, move);
        }
        return position;
    }

    private P play(P position, M move) {
        P next;
        try {
            next = position.play(move).after();
        } catch (IllegalArgumentException e) {
            throw new ContestantException("an illegal move: " + e.getMessage(), e);
        }
        if (!next.outcome().isOver()) {
            a.played(move);
            b.played(move);
        }
        return next;
    }
}
