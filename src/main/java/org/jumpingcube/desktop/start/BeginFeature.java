package org.jumpingcube.desktop.start;

import javafx.application.Platform;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;

/** Shows beside a game that is about to begin what else there is to do. It begins after all that offers something. */
public final class BeginFeature implements Feature {
    private final Program program;

    public BeginFeature(Program program) {
        this.program = program;
    }

    @Override
    public void begin(boolean isWithFile) {
        Platform.runLater(() -> program.shell() // in a pulse of its own
                .invite(game -> new BeginPanel(program, game, program.features().suggestions())));
    }
}
