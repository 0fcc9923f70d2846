package org.jumpingcube.desktop;

import java.util.Optional;
import javafx.application.Platform;
import javafx.util.Subscription;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.Shell;
import org.jumpingcube.desktop.shell.Shell.Turn;
import org.jumpingcube.desktop.start.FirstSteps;
import org.jumpingcube.game.Position;

/** Shows the first steps in the window: those not done yet when the program starts, and all of them on request. */
final class FirstStepsGuide {
    private final Program program;
    private final Shell shell;
    private final OpenGames games;
    private final SettingsModel settings;
    private Optional<FirstSteps<?, ?>> told = Optional.empty();
    private Subscription placing = Subscription.EMPTY;

    FirstStepsGuide(Program program) {
        this.program = program;
        shell = program.shell();
        games = program.games();
        settings = program.settings();
        games.shown().subscribe((before, now) -> {
            end();
            Platform.runLater(this::beginNewGame); // once the other board is on the screen
        });
    }

    /** Not in a loaded game: whoever has a game to load knows how to play. */
    private void beginNewGame() {
        if (told.isEmpty() && games.now().history().turns().isEmpty()) {
            goOn();
        }
    }

    /** Goes on from where the user was, unless only the last step is left: it has been read in an earlier game. */
    void goOn() {
        var game = games.shown().get();
        int done = settings.get().progress().stepsIn(game.view().kind().name());
        int last = game.board().firstSteps().size() - 1;
        if (done < last || (done == 0 && last == 0)) {
            begin(game, done, Turn.FIRST_STEPS);
        }
    }

    /** Begins all over again. */
    void beginAgain() {
        end();
        if (!games.shown().get().board().firstSteps().isEmpty()) {
            begin(games.shown().get(), 0, Turn.ASKED_FOR);
        }
    }

    private <P extends Position<P, M>, M> void begin(OpenGame<P, M> game, int first, Turn turn) {
        var steps = new FirstSteps<>(program, game, first, turn == Turn.ASKED_FOR, this::takeAway);
        told = Optional.of(steps);
        boolean isAskedFor = turn == Turn.ASKED_FOR;
        var isWanted = shell.isInviting() // and so says how to begin already
                .flatMap(is -> shell.isLookingBack().map(isElsewhere -> (isAskedFor || !is) && !isElsewhere));
        steps.bar().sceneProperty().subscribe(scene -> {
            shell.cards().takeAway(steps.ring());
            if (scene != null) {
                shell.cards().lay(steps.ring());
            }
        });
        placing = shell.show(turn, steps.bar(), isWanted, shell.isSideShown().map(is -> is && !isAskedFor));
    }

    private void end() {
        told.ifPresent(FirstSteps::close);
    }

    private void takeAway() {
        placing.unsubscribe();
        placing = Subscription.EMPTY;
        told = Optional.empty();
    }
}
