package org.jumpingcube.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameImport;
import org.jumpingcube.games.Games;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Adds saved games to the collection. */
@Command(
        name = "import",
        description = {
            "Adds saved games to those that were kept.",
            "",
            "PATH is a saved game, a file of games in one line of text each, or a folder, with all the saved games in "
                    + "it and in its folders. A game with the same moves as one that is there already is not added "
                    + "again."
        },
        exitCodeList = {
            "0: all files were read",
            "2: a file was refused; standard error says why, the others were added"
        })
final class GamesImportCommand extends CollectionCommand {
    @Parameters(arity = "1..*", paramLabel = "PATH", description = "a saved game or a folder")
    private List<Path> paths = List.of();

    @Override
    int run(GameCollection games) throws IOException {
        var done = new GameImport(games, Games.FORMATS).add(paths);
        done.refused().forEach(refused -> err().println(refused.reason().message(refused.name(), Locale.ENGLISH)));
        err().flush();
        print(
                "Added: %d. There already: %d. Refused: %d.%n",
                done.added(), done.known(), done.refused().size());
        if (done.trouble().isPresent()) {
            throw done.trouble().get();
        }
        return done.refused().isEmpty() ? 0 : GameInput.REFUSED;
    }
}
