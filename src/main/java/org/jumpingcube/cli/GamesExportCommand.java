package org.jumpingcube.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameExport;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.SaveException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes games of the collection to files. */
@Command(
        name = "export",
        description = {
            "Writes games that were kept to files.",
            "",
            "OUT is a folder, which is made if need be and gets a file for each game; with --format line it is one "
                    + "file with a line for each game, which replaces what was in it. Files in a folder stay as they "
                    + "are: a game whose name is taken gets another one."
        },
        exitCodeList = {"0: written", "2: a file cannot be written; standard error says why"})
final class GamesExportCommand extends FilteredCommand {
    @Parameters(index = "0", paramLabel = "OUT", description = "the folder or file to write to")
    private Path out;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "JCUBE",
            description = "${COMPLETION-CANDIDATES} (default: jcube, which keeps everything)")
    private GameExport.Form form = GameExport.Form.JCUBE;

    @Override
    int run(GameCollection games, GameFilter filter) throws IOException {
        try {
            int count = new GameExport(games, Games.FORMATS).write(games.find(filter), form, out);
            print("Written: %s.%n", String.format(Locale.ROOT, "%d", count));
            return 0;
        } catch (SaveException e) {
            return notWritten(out, e);
        }
    }
}
