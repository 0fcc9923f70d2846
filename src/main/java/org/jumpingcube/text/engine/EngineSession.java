package org.jumpingcube.text.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.ai.CubeEngine;
import org.jumpingcube.cube.ai.Personality;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.search.TimedEngine;
import org.jumpingcube.text.Printable;

/**
 * One conversation in the engine protocol: takes a line at a time and answers with lines. A line that cannot be obeyed
 * is answered with {@code error} and changes nothing. Not for several threads at once.
 */
final class EngineSession {
    static final Pattern BLANKS = Pattern.compile("\\s+");

    private final Consumer<String> answers;
    private @Nullable History<CubePosition, Square> game;
    private @Nullable Personality lastPlayer;
    private @Nullable Engine<CubePosition, Square> lastEngine;

    EngineSession(Consumer<String> answers) {
        this.answers = answers;
    }

    /**
     * Obeys one line; {@code stop} and {@code quit} are the caller's.
     *
     * @param stopRequested whether a search that the line starts is to end now
     */
    void obey(String line, BooleanSupplier stopRequested) {
        List<String> words = BLANKS.splitAsStream(line.strip()).toList();
        try {
            obey(words.get(0), words.subList(1, words.size()), stopRequested);
        } catch (IllegalArgumentException e) {
            answers.accept("error " + Printable.of(String.valueOf(e.getMessage())));
        }
    }

    private void obey(String command, List<String> arguments, BooleanSupplier stopRequested) {
        switch (command) {
            case "new" -> startGame(arguments);
            case "move" -> move(arguments);
            case "go" -> go(GoOptions.parse(arguments), stopRequested);
            case "undo" -> undo(arguments);
            case "show" -> show(arguments);
            default -> throw new IllegalArgumentException("unknown command \"" + command + "\"");
        }
    }

    /** Loads what a player needs before it answers: in a fresh process a stop would have to wait for that. */
    private void startGame(List<String> arguments) {
        var start = CubePosition.start(numbers("new N", arguments, 1, Board.MIN_SIDE, Board.MAX_SIDE)[0]);
        game = History.startingAt(start);
        var player = lastPlayer == null ? GoOptions.parse(List.of()).player() : lastPlayer;
        engine(player).analyse(start, SearchBudget.USUAL.withDepth(2), () -> false, shallow -> {});
        answers.accept("ok");
    }

    private void move(List<String> arguments) {
        int[] place =
                numbers("move R C", arguments, 2, 1, game().current().board().side());
        game = game().then(new Square(place[0] - 1, place[1] - 1));
        answers.accept(game().current()
                .winner()
                .map(winner -> "ok win " + winner.number())
                .orElse("ok"));
    }

    private void undo(List<String> arguments) {
        numbers("undo", arguments, 0, 0, 0);
        if (!game().canUndo()) {
            throw new IllegalArgumentException("there is no move to undo");
        }
        game = game().undo();
        answers.accept("ok");
    }

    private void show(List<String> arguments) {
        numbers("show", arguments, 0, 0, 0);
        CubePosition position = game().current();
        Board board = position.board();
        answers.accept("turn " + position.toMove().number() + " winner "
                + position.winner().map(Player::number).orElse(0));
        IntStream.range(0, board.side()).mapToObj(row -> row(board, row)).forEach(answers);
        answers.accept("end");
    }

    private static String row(Board board, int row) {
        return IntStream.range(0, board.side())
                .mapToObj(column -> board.at(new Square(row, column)))
                .map(EngineSession::cube)
                .collect(Collectors.joining(" "));
    }

    private static String cube(Cube cube) {
        return cube.owner().map(Player::number).orElse(0) + ":" + cube.value();
    }

    private void go(GoOptions options, BooleanSupplier stopRequested) {
        CubePosition position = game().current();
        var info = new InfoLine(System.nanoTime());
        var analysis = engine(options.player())
                .analyse(position, options.budget(), stopRequested, deeper -> answers.accept(info.of(deeper)));
        answers.accept("move " + InfoLine.place(analysis.move(), " "));
    }

    /**
     * The engine of the last {@code go} is kept while the player stays the same: making one costs some memory and time.
     */
    private Engine<CubePosition, Square> engine(Personality player) {
        var engine = lastEngine;
        if (engine == null || !player.equals(lastPlayer)) {
            engine = new TimedEngine<>(new CubeEngine(player), System::nanoTime);
            lastEngine = engine;
            lastPlayer = player;
        }
        return engine;
    }

    private History<CubePosition, Square> game() {
        return Optional.ofNullable(game)
                .orElseThrow(() -> new IllegalArgumentException("there is no board yet: say new N"));
    }

    private static int[] numbers(String usage, List<String> words, int count, int least, int most) {
        if (words.size() != count) {
            throw new IllegalArgumentException("usage: " + usage);
        }
        return words.stream().mapToInt(word -> number(word, least, most)).toArray();
    }

    private static int number(String word, int least, int most) {
        if (word.matches("[0-9]{1,9}")) {
            int number = Integer.parseInt(word);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw new IllegalArgumentException("\"" + word + "\" is no number from " + least + " to " + most);
    }
}
