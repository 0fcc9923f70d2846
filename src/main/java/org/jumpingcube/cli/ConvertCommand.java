package org.jumpingcube.cli;

import java.nio.file.Path;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SavedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Turns a saved game of one format into one of the other. */
@Command(
        name = "convert",
        description = {
            "Writes the saved game IN to OUT, in the format that OUT's ending names:",
            "*.jcube or *.json, which keep all; *.txt, a list of the moves that are not undone;",
            "or KJumpingCube's *.kjc, which keeps the position alone. IN may also be a game in one line of text.",
            "An OUT that exists is written anew, unless it is something else than an ordinary file."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0: written", "2: refused; standard error says why, and nothing is written"})
final class ConvertCommand extends TerminalCommand {
    @Parameters(index = "0", paramLabel = "IN", description = "the saved game to read")
    private Path in;

    @Parameters(index = "1", paramLabel = "OUT", description = "the file to write")
    private Path out;

    @Override
    public Integer call() {
        if (!Games.FORMATS.isNamed(out.toString())) {
            throw refused("OUT must end in .jcube, .json, .txt, .kjc");
        }
        return GameInput.load(in, err()).map(this::write).orElse(GameInput.REFUSED);
    }

    private int write(SavedGame<?, ?> game) {
        try {
            SaveFile.at(out, Games.FORMATS).save(game);
            return 0;
        } catch (SaveException e) {
            return notWritten(out, e);
        }
    }
}
