package org.jumpingcube.desktop;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.ai.CubeEngine;
import org.jumpingcube.cube.ai.Personality;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.worker.Brain;

/**
 * The computer players of Jumping Cube, for the search worker. A player stays the same for a game, and the next game has
 * another seed, so that no two games need be alike.
 */
final class CubeBrain implements Brain<CubePosition, Square> {
    private final LongSupplier seeds;
    private final Map<Seat, CubeEngine> players = new HashMap<>(); // touched on the search thread only

    CubeBrain(LongSupplier seeds) {
        this.seeds = seeds;
    }

    @Override
    public Square choose(CubePosition position, Seat seat, BooleanSupplier stopRequested) {
        if (isOpening(position)) {
            players.clear();
        }
        return players.computeIfAbsent(seat, this::player)
                .analyse(position, SearchBudget.USUAL, stopRequested, analysis -> {})
                .move();
    }

    private CubeEngine player(Seat seat) {
        return new CubeEngine(Personality.of(seat.style(), seat.skill(), seeds.getAsLong()));
    }

    /** The first move of either side. */
    private static boolean isOpening(CubePosition position) {
        int cubes = position.board().squares().size();
        return position.board().totalPoints() <= cubes + 1;
    }

    @Override
    public Duration longestThought(CubePosition position) {
        return Duration.ofMillis(CubeEngine.recommendedMillis(position.board().side()));
    }
}
