package org.jumpingcube.desktop;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jumpingcube.desktop.files.GamePictures;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.session.Action;

/** Loading and saving games, copying and pasting them, and pictures of them. */
final class FilesFeature implements Feature {
    private final Program program;
    private final GamePictures pictures;

    FilesFeature(Program program) {
        this.program = program;
        pictures = new GamePictures(
                program.games(),
                program.settings(),
                program.files().dialogue(),
                program.shell().cards());
    }

    @Override
    public List<Command> commands() {
        var games = program.games();
        var files = program.files();
        var clipboard = program.clipboard();
        return List.of(
                Command.of("load", "Shortcut+O", "bi-folder", files::load, games.can(Action.LOAD)),
                Command.of("save", "Shortcut+S", "bi-save", files::save, games.can(Action.SAVE)),
                Command.of("save-as", "Shortcut+Shift+S", "", files::saveAs, games.can(Action.SAVE)),
                Command.of("copy", "Shortcut+C", "", clipboard::copy, games.can(Action.SAVE)),
                Command.of("paste", "Shortcut+V", "", clipboard::paste, games.can(Action.LOAD)),
                Command.of("picture", "", "", pictures::save, pictures.canSave()));
    }

    @Override
    public CompletableFuture<Void> close() {
        return pictures.close();
    }
}
