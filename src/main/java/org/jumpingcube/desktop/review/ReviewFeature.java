package org.jumpingcube.desktop.review;

import java.util.List;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.collection.GameExplorer;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.session.Action;

/** Looking back at a game, in the main window. */
public final class ReviewFeature implements Feature {
    private final Program program;

    public ReviewFeature(Program program) {
        this.program = program;
        var troubles = program.troubles();
        var games = program.library().access(troubles.logged("my-games.trouble"), troubles::tellOfDamage);
        program.shell().letLookBack(new GameExplorer(games, program.formats().line()));
    }

    @Override
    public List<Command> commands() {
        var shell = program.shell();
        var mayAnalyse = program.games().can(Action.ANALYSE);
        ObservableValue<Boolean> isAnythingPlayed =
                program.games().view().map(now -> !now.history().turns().isEmpty());
        ObservableValue<Boolean> canBeAnalysed = isAnythingPlayed.flatMap(is -> mayAnalyse.map(may -> is && may));
        return List.of(
                Command.of("replay", "Shortcut+R", "", shell::replay, isAnythingPlayed),
                Command.of("review", "Shortcut+Shift+R", "bi-graph-up", shell::review, canBeAnalysed),
                Command.of("live", "Shortcut+L", "", shell::toggleLive, canBeAnalysed));
    }
}
