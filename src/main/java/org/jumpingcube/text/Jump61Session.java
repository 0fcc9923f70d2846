package org.jumpingcube.text;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** One run of the protocol. Commands are read line by line, and the computer makes its moves in between. */
final class Jump61Session {
    /** What a session does beyond the protocol. */
    record Habits(boolean stopsAtErrors, boolean echoesInput) {}

    private final Jump61Game match;
    private final Computer computer;
    private final Terminal terminal;
    private final Jump61Interpreter commands;
    private final Habits habits;
    private boolean isWinAnnounced;

    Jump61Session(Jump61Game match, Computer computer, Terminal terminal, Habits habits) {
        this.match = match;
        this.computer = computer;
        this.terminal = terminal;
        this.habits = habits;
        commands = new Jump61Interpreter(match, computer, terminal);
    }

    void welcome() {
        terminal.line("Welcome to " + Jump61.NAME);
    }

    /**
     * Runs until the input ends or the user quits. Ends quietly if nobody reads the replies any more.
     *
     * @return the exit code: 1 after an error in a session that stops at errors, else 0
     */
    int run(LineSource lines) throws IOException {
        while (isOpen()) {
            terminal.text(prompt());
            Optional<String> line = lines.next();
            if (line.isEmpty()) {
                terminal.line(""); // after the prompt
                return 0;
            }
            try {
                obey(InputLine.of(line.get()));
            } catch (UserError error) {
                terminal.error(error.reply());
                if (habits.stopsAtErrors()) {
                    return 1;
                }
            }
        }
        return 0;
    }

    boolean isOpen() {
        return !commands.hasQuit() && !terminal.isClosed();
    }

    private String prompt() {
        return match.winner().isPresent()
                ? "+> "
                : Jump61Colours.name(match.toMove()).toLowerCase(Locale.ROOT) + "> ";
    }

    private void obey(InputLine line) throws UserError {
        if (line.isIdle()) {
            return;
        }
        if (habits.echoesInput()) {
            terminal.echo(line.text());
        }
        boolean isMove = commands.run(line);
        announceWin();
        if (isMove) {
            showIfVerbose();
        }
        moveComputers();
    }

    private void moveComputers() {
        while (match.isComputersTurn() && isOpen()) {
            Square choice = computer.choose(match.position());
            match.play(choice);
            terminal.line("* " + (choice.row() + 1) + " " + (choice.column() + 1));
            announceWin();
            showIfVerbose();
        }
    }

    private void announceWin() {
        Optional<Player> winner = match.winner();
        if (winner.isPresent() && !isWinAnnounced) {
            terminal.line("* " + Jump61Colours.name(winner.get()) + " wins.");
        }
        isWinAnnounced = winner.isPresent();
    }

    private void showIfVerbose() {
        if (commands.isVerbose()) {
            terminal.text(BoardText.numbered(match.board()));
        }
    }
}
