package org.jumpingcube.text;

import java.util.List;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** Executes commands on a match. The session handles what follows, such as computer moves or a win. */
final class Jump61Interpreter {
    private final Jump61Game match;
    private final Computer computer;
    private final Terminal terminal;
    private final Vocabulary vocabulary;
    private boolean isVerbose;
    private boolean hasQuit;

    Jump61Interpreter(Jump61Game match, Computer computer, Terminal terminal) {
        this.match = match;
        this.computer = computer;
        this.terminal = terminal;
        vocabulary = new Vocabulary(List.of(
                new Jump61Keyword("new", "clear the board and begin a new game", line -> match.clear()),
                new Jump61Keyword("size N", "the same on N rows of N squares, 2 to 10", this::size),
                new Jump61Keyword("auto P", "the computer plays P, red or blue", line -> seat(line, true)),
                new Jump61Keyword("manual P", "P's moves are typed", line -> seat(line, false)),
                new Jump61Keyword("set R C N P", "put N spots of P at row R, column C; 0 clears", this::set),
                new Jump61Keyword("dump", "print the board for programs", line -> dump()),
                new Jump61Keyword("board", "print the board with its rows and columns numbered", line -> board()),
                new Jump61Keyword("verbose", "print the board after every move", line -> isVerbose = true),
                new Jump61Keyword("quiet", "do not print it", line -> isVerbose = false),
                new Jump61Keyword("seed N", "make the computer's choices repeatable", this::seed),
                new Jump61Keyword("help", "print this", line -> help()),
                new Jump61Keyword("quit", "leave", line -> hasQuit = true),
                new Jump61Keyword("clear", "the same as new", line -> match.clear()),
                new Jump61Keyword("start", "nothing: play is always on", line -> {})));
    }

    boolean isVerbose() {
        return isVerbose;
    }

    boolean hasQuit() {
        return hasQuit;
    }

    /**
     * Executes a line.
     *
     * @return whether the line was a move
     * @throws UserError if it cannot be executed, in which case nothing has changed
     */
    boolean run(InputLine line) throws UserError {
        var command = vocabulary.find(line.word(0));
        if (command.isPresent()) {
            command.get().run(line);
        } else {
            move(line);
        }
        return command.isEmpty();
    }

    private void move(InputLine line) throws UserError {
        if (!line.isNumber(0)) {
            throw unknown(line.word(0));
        }
        int row = line.number(0);
        line.requireWords(2);
        var square = square(row, line.number(1));
        if (!match.canPlay(square)) {
            throw new UserError("invalid move: " + line.text());
        }
        match.play(square);
    }

    /** The reply to a word that is no command, or the beginning of several. */
    private UserError unknown(String word) {
        var meant = vocabulary.beginningWith(word);
        return new UserError(
                meant.isEmpty()
                        ? "Unknown command: " + word
                        : "Ambiguous command: " + word + " (" + String.join(", ", meant) + ")");
    }

    private void size(InputLine line) throws UserError {
        int side = line.number(1);
        if (side < Jump61Game.MIN_SIDE || side > Jump61Game.MAX_SIDE) {
            throw new UserError("size must be between " + Jump61Game.MIN_SIDE + " and " + Jump61Game.MAX_SIDE);
        }
        match.clear(side);
    }

    private void seat(InputLine line, boolean isAutomatic) throws UserError {
        match.setAutomatic(colour(line.word(1)), isAutomatic);
    }

    private void set(InputLine line) throws UserError {
        int row = line.number(1);
        int column = line.number(2);
        int spots = line.number(3);
        var square = square(row, column);
        if (!match.canSet(square, spots)) {
            throw new UserError("invalid request to put " + spots + " spots on square " + row + " " + column);
        }
        match.set(square, spots, colour(line.word(4)));
    }

    private void dump() {
        terminal.text(BoardText.dump(match.board()));
    }

    private void board() {
        terminal.text(BoardText.numbered(match.board()));
    }

    private void seed(InputLine line) throws UserError {
        computer.seed(line.longNumber(1));
    }

    private void help() {
        terminal.text(vocabulary.help());
    }

    private static Player colour(String text) throws UserError {
        return Jump61Colours.parse(text).orElseThrow(() -> new UserError("invalid side color: " + text));
    }

    /** People count from 1. */
    private static Square square(int row, int column) {
        return new Square(row - 1, column - 1);
    }
}
