package org.jumpingcube.cube.ai;

import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/**
 * How soon a Master that thinks in its opponent's time stops when it is told to, at any moment of the first 0.3 s.
 * Arguments: {@code SIDE TIMES THREADS}.
 */
final class PonderFigures {
    private static final int LONGEST_THOUGHT_MILLIS = 300;

    private PonderFigures() {}

    public static void main(String[] arguments) throws Exception {
        int side = Integer.parseInt(arguments[0]);
        var millis = new double[Integer.parseInt(arguments[1])];
        ExecutorService threads = Executors.newCachedThreadPool();
        var helpers = new Helpers(Integer.parseInt(arguments[2]) - 1, threads);
        var engine = new CubeEngine(Personality.of(Style.KEPLER, Skill.MASTER, 1), helpers);
        var random = new Random(side);
        millisToStop(engine, position(side, random), 3_000, threads); // the compiler's turn
        for (int time = 0; time < millis.length; time++) {
            var position = position(side, random);
            millis[time] = millisToStop(engine, position, random.nextInt(LONGEST_THOUGHT_MILLIS), threads);
        }
        threads.shutdown();
        Arrays.sort(millis);
        System.out.printf(
                Locale.ROOT,
                "%dx%d, %d stops: median %.1f ms, 95%% %.1f ms, longest %.1f ms%n",
                side,
                side,
                millis.length,
                millis[millis.length / 2],
                millis[(int) (millis.length * 0.95)],
                millis[millis.length - 1]);
    }

    private static double millisToStop(
            CubeEngine engine, CubePosition position, int thoughtMillis, ExecutorService threads) throws Exception {
        var isStopped = new AtomicBoolean();
        var thought = CompletableFuture.runAsync(() -> engine.ponder(position, isStopped::get), threads);
        TimeUnit.MILLISECONDS.sleep(thoughtMillis);
        long asked = System.nanoTime();
        isStopped.set(true);
        thought.join();
        return (System.nanoTime() - asked) / 1e6;
    }

    /** So far into a game as it takes for a third of the board. */
    private static CubePosition position(int side, Random random) {
        var position = CubePosition.start(side);
        for (int ply = 0; ply < side * side / 3; ply++) {
            var moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size()))).after();
        }
        return position;
    }
}
