package org.jumpingcube.desktop;

import java.util.List;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jumpingcube.desktop.controls.MessageBar;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.model.GameEvent;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.Shell.Turn;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.GameSession;

/** Playing on the board: a new game, going back and forth in it, and hints. */
final class PlayFeature implements Feature {
    private final Program program;
    private final OpenGames games;
    private final FirstStepsGuide firstSteps;

    PlayFeature(Program program) {
        this.program = program;
        games = program.games();
        firstSteps = new FirstStepsGuide(program);
    }

    @Override
    public List<Command> commands() {
        var starter = program.starter();
        return List.of(
                Command.of("new", "Shortcut+N", "bi-file-earmark-plus", starter::startNewGame, games.can(Action.NEW)),
                Command.of("undo", "Shortcut+Z", "bi-arrow-90deg-left", this::undo, games.can(Action.UNDO)),
                step("redo", "Shortcut+Shift+Z", "bi-arrow-90deg-right", GameSession::redo, Action.REDO),
                step("undo-one-move", "Alt+Left", "", GameSession::undoOneMove, Action.UNDO_ONE_MOVE),
                step("redo-one-move", "Alt+Right", "", GameSession::redoOneMove, Action.REDO_ONE_MOVE),
                step("hint", "H", "bi-lightbulb", GameSession::hint, Action.HINT),
                Command.always("first-steps", "", firstSteps::beginAgain),
                Command.always("demo", "", starter::watchDemo));
    }

    @Override
    public void begin(boolean isWithFile) {
        offerGameBefore();
        if (!isWithFile) {
            Platform.runLater(firstSteps::goOn); // once the game is on the screen
        }
    }

    /** Until the user makes a move in the new game, or the computers have made some. */
    private void offerGameBefore() {
        var starter = program.starter();
        var bar = new MessageBar(program.texts(), TextControls.label(program.texts(), "kept.text"));
        bar.setId("kept-bar");
        bar.addAttempt("kept.undo", starter::takeBack);
        bar.addAttempt("message.close", starter::letGo);
        bar.visibleProperty().bind(starter.canTakeBack());
        var shell = program.shell();
        shell.show(Turn.NOTICE, bar, bar.visibleProperty(), shell.isSideShown());
        games.follow(event -> {
            if (event instanceof GameEvent.TurnMade made
                    && (games.now().seats().isHuman(made.turn().player())
                            || games.now().history().cursor() > 1)) {
                starter.letGo();
            }
        });
    }

    private Command step(String name, String keys, String icon, Consumer<GameSession<?, ?>> step, Action action) {
        return Command.of(name, keys, icon, () -> step.accept(games.session()), games.can(action));
    }

    /** While a move is being entered, only its last part. */
    private void undo() {
        if (!games.shown().get().board().takeBack()) {
            games.session().undo();
        }
    }
}
