package org.jumpingcube.desktop;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.scene.layout.StackPane;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
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
    private static final Optional<StackPane> NOWHERE = Optional.empty();

    private final Shell shell;
    private final OpenGames games;
    private final SettingsModel settings;
    private final Texts texts;
    private final FirstSteps.Actions actions;
    private Optional<FirstSteps<?, ?>> told = Optional.empty();
    private Runnable takeAway = () -> {};

    FirstStepsGuide(Program program) {
        shell = program.shell();
        games = program.games();
        settings = program.settings();
        texts = program.texts();
        actions = new FirstSteps.Actions(program.starter()::watchDemo, this::takeAway);
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
        var steps = new FirstSteps<>(game, first, turn == Turn.ASKED_FOR, settings, texts, actions);
        told = Optional.of(steps);
        var above = new StackPane();
        var aside = new StackPane();
        boolean isAskedFor = turn == Turn.ASKED_FOR;
        var isAbove = shell.isSideShown().map(is -> isAskedFor || !is); // where it moves the board when it comes
        var isWanted = shell.isInviting().map(is -> isAskedFor || !is); // else it is said how to begin already
        TextControls.showWhile(aside, Bindings.isNotEmpty(aside.getChildren()));
        steps.bar().sceneProperty().subscribe(scene -> {
            shell.cards().takeAway(steps.ring());
            if (scene != null) {
                shell.cards().lay(steps.ring());
            }
        });
        var placing = isAbove.flatMap(is -> isWanted.map(wanted -> wanted ? Optional.of(is ? above : aside) : NOWHERE))
                .subscribe(place -> {
                    List.of(above, aside).forEach(one -> one.getChildren().clear());
                    place.ifPresent(one -> one.getChildren().add(steps.bar()));
                });
        shell.show(
                turn,
                above,
                shell.isLookingBack() // else it would take the room of the board that is shown
                        .flatMap(isElsewhere -> isAbove.map(is -> is && !isElsewhere)));
        shell.showAside(aside);
        takeAway = () -> {
            placing.unsubscribe();
            shell.takeAway(above);
            shell.takeAway(aside);
        };
    }

    private void end() {
        told.ifPresent(FirstSteps::close);
    }

    private void takeAway() {
        takeAway.run();
        takeAway = () -> {};
        told = Optional.empty();
    }
}
