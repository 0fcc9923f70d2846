package org.jumpingcube.text.engine;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeKind;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** A session about cubes, in numbers: rows and columns from 1. */
final class CubeSession extends EngineSession<CubePosition, Square> {
    CubeSession(Consumer<String> answers) {
        super(new CubeKind(), answers);
    }

    @Override
    void obey(String command, List<String> arguments) {
        switch (command) {
            case "new" ->
                begin(CubePosition.start(numbers(usageOfNew(), arguments, 1, Board.MIN_SIDE, Board.MAX_SIDE)[0]));
            case "move" -> move(arguments);
            case "show" -> show(arguments);
            default -> throw unknown(command);
        }
    }

    @Override
    String commands() {
        return EngineHelp.CUBES;
    }

    @Override
    String usageOfNew() {
        return "new N";
    }

    private void move(List<String> arguments) {
        int side = game().current().board().side();
        int[] place = numbers("move R C", arguments, 2, 1, side);
        play(new Square(place[0] - 1, place[1] - 1));
    }

    private void show(List<String> arguments) {
        require("show", arguments, 0);
        CubePosition position = game().current();
        Board board = position.board();
        answer("turn " + position.toMove().number() + " winner "
                + position.winner().map(Player::number).orElse(0));
        IntStream.range(0, board.side()).mapToObj(row -> row(board, row)).forEach(this::answer);
        answer("end");
    }

    private static String row(Board board, int row) {
        return IntStream.range(0, board.side())
                .mapToObj(column -> board.at(new Square(row, column)))
                .map(CubeSession::cube)
                .collect(Collectors.joining(" "));
    }

    private static String cube(Cube cube) {
        return cube.owner().map(Player::number).orElse(0) + ":" + cube.value();
    }

    @Override
    String answered(Square move) {
        return (move.row() + 1) + " " + (move.column() + 1);
    }

    @Override
    String expected(Square move) {
        return (move.row() + 1) + "," + (move.column() + 1);
    }

    private static int[] numbers(String usage, List<String> words, int count, int least, int most) {
        require(usage, words, count);
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
