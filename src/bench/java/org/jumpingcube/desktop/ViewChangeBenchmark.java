package org.jumpingcube.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.storage.SettingsFile;

/**
 * How long a change of the game takes on the JavaFX thread until all parts of the window have taken it up: one move
 * back and forth at ply 400 of a random game on 15x15. Layout and painting come after it. docs/performance.md tells how
 * to run it.
 */
public final class ViewChangeBenchmark {
    private static final int PLY = 400;
    private static final int WARM_UP = 300;
    private static final int CHANGES = 1000;

    private ViewChangeBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("view-change");
        var done = new CompletableFuture<String>();
        Platform.startup(() -> {
            try {
                done.complete(measure(new Folders(folder, folder)));
            } catch (RuntimeException e) {
                done.completeExceptionally(e);
            }
        });
        System.out.println(done.get());
        System.exit(0);
    }

    private static String measure(Folders folders) {
        var program = new DesktopProgram(
                new Stage(), folders, SettingsFile.in(folders).load());
        program.show(Optional.empty());
        program.games().load(new SavedGame<>(Games.CUBE, game(), new Seats(Seat.HUMAN, Seat.HUMAN)), Play.DEFAULT);
        var session = program.games().session();
        double[] micros = new double[CHANGES];
        for (int change = -WARM_UP; change < CHANGES; change++) {
            long start = System.nanoTime();
            if (change % 2 == 0) {
                session.undoOneMove();
            } else {
                session.redoOneMove();
            }
            micros[Math.max(0, change)] = (System.nanoTime() - start) / 1e3;
        }
        Arrays.sort(micros);
        return String.format(
                Locale.ROOT,
                "a change at ply %d on 15x15: median %.0f, 95 %% within %.0f, longest %.0f microseconds",
                PLY,
                micros[CHANGES / 2],
                micros[CHANGES * 95 / 100],
                micros[CHANGES - 1]);
    }

    static History<CubePosition, Square> game() {
        for (long seed = 1; true; seed++) {
            var random = new Random(seed);
            var history = History.<CubePosition, Square>startingAt(CubePosition.start(15));
            while (history.cursor() < PLY && !history.current().outcome().isOver()) {
                var moves = history.current().legalMoves();
                history = history.then(moves.get(random.nextInt(moves.size())));
            }
            if (history.cursor() == PLY && !history.current().outcome().isOver()) {
                return history;
            }
        }
    }
}
