package org.jumpingcube.desktop;

import java.util.Optional;
import java.util.Random;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SettingsFile;

/** A window in which moves are made, a few each second, until the process is killed. Says when it has made which. */
final class PlayingUser {
    private static final int LONGEST_PAUSE_MILLIS = 100;

    private PlayingUser() {}

    public static void main(String[] arguments) {
        var folders = Folders.ofThisUser();
        Platform.startup(() -> {
            var program = new DesktopProgram(
                    new Stage(), folders, SettingsFile.in(folders).load());
            program.show(Optional.empty());
            playOn(CubesPlayedBy.session(program), new Random());
        });
    }

    private static void playOn(GameSession<CubePosition, Square> session, Random random) {
        var moves = session.view().position().legalMoves();
        session.choose(moves.get(random.nextInt(moves.size())));
        System.out.println(session.view().history().turns().size() + " " + System.currentTimeMillis());
        var pause = new PauseTransition(Duration.millis(1 + random.nextInt(LONGEST_PAUSE_MILLIS)));
        pause.setOnFinished(event -> playOn(session, random));
        pause.play();
    }
}
