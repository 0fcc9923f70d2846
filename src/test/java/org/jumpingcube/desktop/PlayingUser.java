package org.jumpingcube.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Square;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.storage.Folders;

/**
 * A window in which a move is made, and once the disk has it, some more each second until the process is killed. Says from the
 * first on when it has made which.
 */
final class PlayingUser {
    private static final int LONGEST_PAUSE_MILLIS = 100;

    private PlayingUser() {}

    public static void main(String[] arguments) throws Exception {
        var folders = Folders.ofThisUser();
        Platform.startup(() -> {});
        var session = CompletableFuture.supplyAsync(() -> open(folders), Platform::runLater)
                .get();
        var random = new Random();
        Platform.runLater(() -> play(session, random));
        while (!isKept(folders.state().resolve("running"))) {
            Thread.sleep(1);
        }
        Platform.runLater(() -> playOn(session, random));
    }

    private static GameSession<CubePosition, Square> open(Folders folders) {
        return CubesPlayedBy.session(WholeWindow.open(new Stage(), folders));
    }

    private static boolean isKept(Path running) throws IOException {
        if (!Files.isDirectory(running)) {
            return false;
        }
        try (var files = Files.list(running)) {
            return files.anyMatch(file -> file.toString().endsWith(".jcube"));
        }
    }

    private static void play(GameSession<CubePosition, Square> session, Random random) {
        var moves = session.view().position().legalMoves();
        session.choose(moves.get(random.nextInt(moves.size())));
    }

    private static void playOn(GameSession<CubePosition, Square> session, Random random) {
        System.out.println(session.view().history().turns().size() + " " + System.currentTimeMillis());
        var pause = new PauseTransition(Duration.millis(1 + random.nextInt(LONGEST_PAUSE_MILLIS)));
        pause.setOnFinished(event -> {
            play(session, random);
            playOn(session, random);
        });
        pause.play();
    }
}
