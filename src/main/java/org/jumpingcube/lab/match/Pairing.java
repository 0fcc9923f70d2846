package org.jumpingcube.lab.match;

import java.util.List;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;

/** Two contestants and the games they play; for one thread. */
final class Pairing implements AutoCloseable {
    private final MatchPlan plan;
    private final Contestant a;
    private final Contestant b;

    Pairing(MatchPlan plan, Contestant a, Contestant b) {
        this.plan = plan;
        this.a = a;
        this.b = b;
    }

    static Pairing open(MatchPlan plan, ContestantSpec a, ContestantSpec b) {
        Contestant first = a.open();
        try {
            return new Pairing(plan, first, b.open());
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

    /** Plays a game of the plan to its end. */
    GameResult play(int game) {
        boolean aBegins = MatchPlan.doesABegin(game);
        var sides = aBegins ? List.of(a, b) : List.of(b, a);
        var engines = sides.stream()
                .map(side -> side.engine(plan.side(), plan.seedOf(game)))
                .toList();
        var times = new MoveTimes[] {MoveTimes.NONE, MoveTimes.NONE};
        var position = begin(game);
        int ply = plan.openingPlies();
        while (position.winner().isEmpty()) {
            int mover = ply % 2;
            long start = System.nanoTime();
            Square move = engines.get(mover)
                    .analyse(position, sides.get(mover).budget())
                    .move();
            times[mover] = times[mover].with(System.nanoTime() - start);
            position = play(position, move);
            ply++;
        }
        boolean aWon = (ply % 2 == 1) == aBegins;
        return new GameResult(aBegins, aWon, ply, times[aBegins ? 0 : 1], times[aBegins ? 1 : 0]);
    }

    private CubePosition begin(int game) {
        var position = CubePosition.start(plan.side());
        for (Square move : plan.opening(game)) {
            position = play(position, move);
        }
        return position;
    }

    private CubePosition play(CubePosition position, Square move) {
        CubePosition next;
        try {
            next = position.play(move).after();
        } catch (IllegalArgumentException e) {
            throw new ContestantException("an illegal move: " + e.getMessage(), e);
        }
        if (next.winner().isEmpty()) {
            a.played(move);
            b.played(move);
        }
        return next;
    }
}
