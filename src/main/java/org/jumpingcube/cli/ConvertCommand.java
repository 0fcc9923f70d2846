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
            "Writes a saved game in another format.",
            "",
            "The ending of OUT names the format: *.jcube and *.json keep everything, *.txt is a list "
                    + "of the moves without the undone ones, and KJumpingCube's *.kjc keeps only the position. "
                    + "IN may also be a game in one line of text. An existing OUT is replaced if it is an "
                    + "ordinary file."
        },
        exitCodeList = {"0: written", "2: refused; standard error says why, and nothing is written"})
final class ConvertCommand extends TerminalCommand {
    @Parameters(index = "0", paramLabel = "IN", description = "the saved game to read")
    private Path in;

    @Parameters(index = "1", paramLabel = "OUT", description = "the file to write")
    private Path out;

    @Override
    public Integer call() {
        if (!Games.FORMATS.isNamed(out.toString())) {
            throw refused("OUT must end in .jcube, .json, .txt or .kjc");
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
