package org.jumpingcube.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Turn;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.text.BoardText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a saved game. */
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        description = {
            "Prints a saved game: its size, who plays, the moves, whose turn it is, and the board.",
            "Undone moves stand in parentheses. Reads *.jcube and KJumpingCube's *.kjc."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0: shown", "2: the file is refused; standard error says why"})
final class ShowCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "the saved game")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Override
    public Integer call() {
        var game = GameInput.load(SaveFile.cubeAt(file), spec.commandLine().getErr());
        game.ifPresent(found -> spec.commandLine().getOut().print(describe(found)));
        spec.commandLine().getOut().flush();
        return game.isPresent() ? 0 : GameInput.REFUSED;
    }

    private static String describe(SavedGame<CubePosition, Square> game) {
        var history = game.history();
        var position = history.current();
        return "Size: " + position.board().side() + "\n"
                + "Player 1 (red): " + describe(game.playerOne()) + "\n"
                + "Player 2 (blue): " + describe(game.playerTwo()) + "\n"
                + "Moves: " + describeMoves(history) + "\n"
                + describeTurn(position) + "\n"
                + BoardText.dump(position.board());
    }

    private static String describe(Seat seat) {
        return seat.isComputer() ? "computer, " + name(seat.style()) + ", " + name(seat.skill()) : "human";
    }

    private static String name(Enum<?> constant) {
        return constant.name().charAt(0) + constant.name().substring(1).toLowerCase(Locale.ROOT);
    }

    private static String describeMoves(History<CubePosition, Square> history) {
        var turns = history.turns();
        var undone = turns.subList(history.cursor(), turns.size());
        return history.cursor()
                + (undone.isEmpty() ? "" : ", " + undone.size() + " undone")
                + (turns.isEmpty() ? "" : ": " + names(history.played()))
                + (undone.isEmpty() ? "" : " (" + names(undone) + ")");
    }

    private static String names(List<Turn<CubePosition, Square>> turns) {
        return turns.stream().map(turn -> turn.move().name()).collect(Collectors.joining(" "));
    }

    private static String describeTurn(CubePosition position) {
        return position.winner()
                .map(winner -> "Won by: " + name(winner))
                .orElseGet(() -> "To move: " + name(position.toMove()));
    }

    private static String name(Player player) {
        return "Player " + player.number();
    }
}
