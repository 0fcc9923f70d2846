package org.jumpingcube.text.engine;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubePlayer;
import org.jumpingcube.cube.ai.Thought;

/** A computer player with a clock. */
public final class TimedPlayer {
    private final CubePlayer player;
    private final Optional<Integer> millis;

    public TimedPlayer(GoOptions options) {
        player = new CubePlayer(options.settings());
        millis = options.millis();
    }

    /**
     * Thinks until the player is content, the time is up or a stop is requested.
     *
     * @param position a position in which nobody has won
     * @param afterEachDepth hears what the player thinks after each ply that it looks deeper
     */
    public Thought think(CubePosition position, BooleanSupplier stopRequested, Consumer<Thought> afterEachDepth) {
        if (millis.isEmpty()) {
            return player.think(position, stopRequested, afterEachDepth);
        }
        long start = System.nanoTime();
        long allowed = TimeUnit.MILLISECONDS.toNanos(millis.get());
        return player.think(
                position, () -> System.nanoTime() - start >= allowed || stopRequested.getAsBoolean(), afterEachDepth);
    }
}
