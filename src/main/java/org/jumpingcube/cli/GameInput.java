package org.jumpingcube.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SavedGame;

/** Saved games as the input of a command. */
final class GameInput {
    /** The exit code where a file is refused. */
    static final int REFUSED = 2;

    private GameInput() {}

    /** The game in the file; empty where it is refused, with the problems told. */
    static Optional<SavedGame<?, ?>> load(Path path, PrintWriter errors) {
        var file = SaveFile.at(path, Games.FORMATS);
        var result = file.load().result();
        if (result instanceof Rejected refused) {
            errors.println(refused.message(file.path(), Locale.ENGLISH)); // as all that the commands say
            errors.flush();
        }
        return result.game();
    }
}
