package org.jumpingcube.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.cube.PreviewedBoard;
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
 * How long it takes on the JavaFX thread to show what a move would do, on 15x15 late in a random game: the moves
 * with the longest cascades in turn, from playing it by the rules until the board has been told how to look, and until
 * it is painted. docs/performance.md tells how to run it.
 */
public final class PreviewBenchmark {
    private static final int MOVES = 20;
    private static final int LONG = 60; // bursts
    private static final int WARM_UP = 200;
    private static final int PREVIEWS = 400;

    private PreviewBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("preview");
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
        var stage = new Stage();
        var program =
                new DesktopProgram(stage, folders, SettingsFile.in(folders).load());
        program.show(Optional.empty());
        stage.setWidth(1400);
        stage.setHeight(1000);
        var history = busyGame();
        program.games().load(new SavedGame<>(Games.CUBE, history, new Seats(Seat.HUMAN, Seat.HUMAN)), Play.DEFAULT);
        stage.getScene().getRoot().layout();
        var board = (BoardView) stage.getScene().lookup("#board");
        var moves = history.current().legalMoves().stream()
                .map(history.current()::play)
                .sorted((one, other) -> other.bursts() - one.bursts())
                .limit(MOVES)
                .toList();
        return measure(new PreviewedBoard(board), history.current(), moves.toArray(PlayedMove[]::new));
    }

    /** A random game in which some move sets off a long cascade. */
    private static History<CubePosition, Square> busyGame() {
        var history = ViewChangeBenchmark.game();
        for (var random = new Random(1); bursts(history).limit(MOVES).anyMatch(few -> few < LONG); ) {
            var moves = history.current().legalMoves();
            history = history.then(moves.get(random.nextInt(moves.size())));
        }
        return history;
    }

    private static Stream<Integer> bursts(History<CubePosition, Square> history) {
        return history.current().legalMoves().stream()
                .map(move -> history.current().play(move).bursts())
                .sorted(Comparator.reverseOrder());
    }

    private static String measure(PreviewedBoard board, CubePosition position, PlayedMove... moves) {
        double[] told = new double[PREVIEWS];
        double[] painted = new double[PREVIEWS];
        var picture = new WritableImage(
                (int) board.view().getWidth(), (int) board.view().getHeight());
        for (int preview = -WARM_UP; preview < PREVIEWS; preview++) {
            board.end();
            board.view().snapshot(new SnapshotParameters(), picture);
            long start = System.nanoTime();
            board.show(position.play(moves[Math.floorMod(preview, moves.length)].move()));
            told[Math.max(0, preview)] = (System.nanoTime() - start) / 1e6;
            board.view().snapshot(new SnapshotParameters(), picture);
            painted[Math.max(0, preview)] = (System.nanoTime() - start) / 1e6;
        }
        return "moves of " + moves[MOVES - 1].bursts() + " to " + moves[0].bursts() + " bursts; told: " + words(told)
                + "; painted: " + words(painted);
    }

    private static String words(double[] millis) {
        Arrays.sort(millis);
        return String.format(
                Locale.ROOT,
                "median %.1f, 95 %% within %.1f, longest %.1f ms",
                millis[PREVIEWS / 2],
                millis[PREVIEWS * 95 / 100],
                millis[PREVIEWS - 1]);
    }
}
