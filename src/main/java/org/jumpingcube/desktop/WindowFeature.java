package org.jumpingcube.desktop;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyEvent;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.settings.WindowState;

/** What is shown in the main window, and leaving it. */
final class WindowFeature implements Feature {
    private final Program program;
    private final Quitting quitting;
    private final Command quit;

    WindowFeature(Program program) {
        this.program = program;
        quitting = new Quitting(program.stage(), program.files());
        var stage = program.stage();
        stage.setFullScreenExitHint(""); // JavaFX's own is in English, and in another font
        stage.fullScreenProperty().subscribe((was, isFull) -> {
            if (isFull) {
                program.shell().say(program.texts().get("full-screen.leave"));
            }
        });
        quit = Command.always("quit", "Shortcut+Q", quitting::quit);
        program.stage().addEventHandler(KeyEvent.KEY_PRESSED, this::quitFromSideWindow);
    }

    /** In the main window the menu has taken its keys before. */
    private void quitFromSideWindow(KeyEvent event) {
        var keys = quit.shortcut().get();
        if (keys != null && keys.match(event)) {
            quitting.quit();
        }
    }

    @Override
    public List<Command> commands() {
        var stage = program.stage();
        return List.of(
                quit,
                Command.always("side-panel", "F9", this::toggleSidePanel).switching(shown(WindowState::sidePanel)),
                part("toolbar", "", "", WindowState::toolbar, now -> now.withToolbar(!now.toolbar())),
                part("statusbar", "", "", WindowState::statusbar, now -> now.withStatusbar(!now.statusbar())),
                Command.always("full-screen", "F11", () -> stage.setFullScreen(!stage.isFullScreen()))
                        .switching(stage.fullScreenProperty()));
    }

    private Command part(
            String name, String keys, String icon, Predicate<WindowState> isShown, UnaryOperator<WindowState> change) {
        return Command.of(name, keys, icon, () -> change(change), Command.ALWAYS)
                .switching(shown(isShown));
    }

    private void change(UnaryOperator<WindowState> change) {
        program.settings().update(now -> now.withWindow(change.apply(now.window())));
    }

    private ObservableValue<Boolean> shown(Predicate<WindowState> part) {
        return program.settings().observable().map(now -> part.test(now.window()));
    }

    /** In a window that is too narrow for the panel, it only says so. */
    private void toggleSidePanel() {
        if (!program.shell().hasRoomBeside().getValue()) {
            program.shell().say(program.texts().get("side-panel.narrow"));
        } else {
            change(now -> now.withSidePanel(!now.sidePanel()));
        }
    }
}
