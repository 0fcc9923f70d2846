package org.jumpingcube.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jumpingcube.game.ClockTime;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.text.BoardText;
import org.jumpingcube.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a saved game. */
@Command(
        name = "show",
        description = {
            "Prints a saved game.",
            "",
            "Prints the size, who plays, the moves, the clocks, whose turn it is, and the board. Undone moves are in"
                    + " parentheses. Reads *.jcube, *.json, *.txt with a list of moves or a game in one line of text, and KJumpingCube's"
                    + " *.kjc. FILE may also be a game in one line of text itself."
        },
        exitCodeList = {"0: shown", "2: the file is refused; standard error says why"})
final class ShowCommand extends TerminalCommand {
    @Parameters(index = "0", paramLabel = "FILE", description = "the saved game, or one as a line of text")
    private Path file;

    @Option(names = "--line", description = "print the game as one line of text instead, to send to somebody")
    private boolean isLine;

    @Override
    public Integer call() {
        var game = GameInput.load(file, err());
        game.ifPresent(found -> print("%s", isLine ? LineFormat.line(found) + "\n" : describe(found)));
        return game.isPresent() ? 0 : GameInput.REFUSED;
    }

    private static <P extends Position<P, M>, M> String describe(SavedGame<P, M> game) {
        var position = game.history().current();
        boolean isCubes = game.kind() == Games.CUBE;
        return (isCubes ? "" : "Game: " + capitalised(game.kind().name()) + "\n")
                + describe(
                        game.kind().options(),
                        game.kind().options(game.history().start()))
                + "Player 1" + (isCubes ? " (red)" : "") + ": "
                + describe(game.seats().one()) + "\n"
                + "Player 2" + (isCubes ? " (blue)" : "") + ": "
                + describe(game.seats().two()) + "\n"
                + "Moves: " + describeMoves(game) + "\n"
                + (game.clock().isOn() ? describeClocks(game) : "")
                + describeStanding(game) + "\n"
                + BoardText.framed(game.kind().notation().writeBoard(position));
    }

    private static String describe(List<GameOption> options, GameOptions values) {
        return options.stream()
                .map(option -> capitalised(option.name()) + ": " + values.word(option.name()) + "\n")
                .collect(Collectors.joining());
    }

    private static String describe(Seat seat) {
        if (!seat.name().isEmpty()) {
            return "program, " + Printable.of(seat.name());
        }
        return seat.isComputer()
                ? "computer, " + capitalised(seat.style().name()) + ", "
                        + (seat.elo().isPresent()
                                ? seat.elo().getAsInt() + " Elo"
                                : capitalised(seat.skill().name()))
                : "human";
    }

    private static String capitalised(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1).toLowerCase(Locale.ROOT);
    }

    private static <P extends Position<P, M>, M> String describeMoves(SavedGame<P, M> game) {
        var history = game.history();
        var names = history.turns().stream()
                .map(turn -> game.kind().notation().write(turn.move()))
                .toList();
        int undone = names.size() - history.cursor();
        return history.cursor()
                + (undone == 0 ? "" : ", " + undone + " undone")
                + (names.isEmpty() ? "" : ": " + inOrder(names, history.cursor()));
    }

    /** All of them, the undone ones in parentheses. */
    private static String inOrder(List<String> words, int played) {
        var undone = words.subList(played, words.size());
        return String.join(" ", words.subList(0, played))
                + (undone.isEmpty() ? "" : " (" + String.join(" ", undone) + ")");
    }

    /** How long the moves took, in seconds, and what the players have left. */
    private static String describeClocks(SavedGame<?, ?> game) {
        var times = game.clock().times().stream()
                .map(millis -> String.format(Locale.ROOT, "%.1f", millis / 1000.0))
                .toList();
        return (times.isEmpty()
                        ? ""
                        : "Seconds: " + inOrder(times, game.history().cursor()) + "\n")
                + describeClock(game, Player.ONE)
                + describeClock(game, Player.TWO);
    }

    private static String describeClock(SavedGame<?, ?> game, Player player) {
        var left = game.clock().left(game.history(), player, 0);
        return "Clock of " + name(player) + ": "
                + describe(game.clock().controls().of(player))
                + (left.isEmpty() ? "" : ", " + clock(left.getAsLong()) + " left") + "\n";
    }

    private static String describe(TimeControl control) {
        if (control instanceof TimeControl.Fischer fischer) {
            return clock(1000L * fischer.seconds())
                    + (fischer.increment() == 0 ? "" : " and " + fischer.increment() + " s for each move");
        }
        return control instanceof TimeControl.PerMove move
                ? clock(1000L * move.seconds()) + " for each move"
                : "no limit";
    }

    private static String clock(long millis) {
        return ClockTime.text(ClockTime.tenths(millis));
    }

    private static String describeStanding(SavedGame<?, ?> game) {
        var position = game.history().current();
        var outcome = position.outcome();
        if (outcome.isOver()) {
            return outcome.winner().map(winner -> "Won by: " + name(winner)).orElse("Drawn");
        }
        return game.clock().isOut(game.history(), 0)
                ? "Won by: " + name(position.toMove().opponent()) + ", on time"
                : "To move: " + name(position.toMove());
    }

    private static String name(Player player) {
        return "Player " + player.number();
    }
}
