package org.jumpingcube.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.picture.GamePicture;
import org.jumpingcube.settings.Look;
import org.jumpingcube.storage.PictureFile;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.storage.SavedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a picture or an animation of a saved game. */
@Command(
        name = "render",
        mixinStandardHelpOptions = true,
        description = {
            "Draws a picture or an animation of a saved game.",
            "",
            "Draws the position if OUT ends in .png or .svg, and the moves as an animation of at "
                    + "most 1 MB if it ends in .gif. Needs no display. An existing OUT is replaced if it is an "
                    + "ordinary file."
        },
        exitCodeList = {"0: written", "2: refused; standard error says why, and nothing is written"})
final class RenderCommand extends TerminalCommand {
    private static final int LEAST_SIZE = 50;
    private static final int MOST_SIZE = 4000;

    @Parameters(index = "0", paramLabel = "GAME", description = "the saved game, or one as a line of text")
    @SuppressWarnings("NullAway.Init")
    private Path in;

    @Parameters(index = "1", paramLabel = "OUT", description = "the file to write: *.png, *.svg or *.gif")
    @SuppressWarnings("NullAway.Init")
    private Path out;

    @Option(
            names = "--size",
            paramLabel = "PIXELS",
            description = "the greatest width and height in pixels (default: ${DEFAULT-VALUE})")
    private int size = 360;

    @Option(
            names = "--move",
            paramLabel = "N",
            description = "draw the position after move N, or an animation of this move alone")
    private Optional<Integer> move = Optional.empty();

    @Override
    public Integer call() {
        within("--size", size, LEAST_SIZE, MOST_SIZE);
        String ending = PictureFile.ending(out).orElseThrow(() -> refused("OUT must end in .png, .svg or .gif"));
        var game = GameInput.load(in, err());
        if (game.isEmpty()) {
            return GameInput.REFUSED;
        }
        try {
            PictureFile.write(out, contents(game.get(), ending));
            return 0;
        } catch (SaveException e) {
            return notWritten(out, e);
        }
    }

    <P extends Position<P, M>, M> byte[] contents(SavedGame<P, M> game, String ending) {
        History<P, M> history = game.history();
        if (move.isPresent()) {
            history = history.at(within("--move", move.get(), 0, history.turns().size()));
        }
        boolean isNow = history.cursor() == game.history().cursor();
        var clock = isNow ? game.clock() : game.clock().elsewhere();
        var picture = GamePicture.of(game.kind(), history, clock, Look.DEFAULT, size)
                .orElseThrow(() -> refused(
                        "there are no pictures of the game " + game.kind().name()));
        int first = move.isPresent() ? Math.max(0, history.cursor() - 1) : 0;
        return switch (ending) {
            case ".svg" -> picture.svg();
            case ".png" -> picture.png();
            default -> picture.gif(first, done -> {}, () -> false).orElseThrow();
        };
    }
}
