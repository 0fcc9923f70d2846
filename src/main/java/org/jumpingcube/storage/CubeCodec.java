package org.jumpingcube.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Player;
import org.jumpingcube.storage.Problem.Kind;

/** Jumping Cube as text: moves are squares ("c4"), a board is drawn as {@link Board#toString} does. */
final class CubeCodec implements GameCodec<CubePosition, Square> {
    private static final Pattern MOVE = Pattern.compile("([a-z])([1-9][0-9]?)");
    private static final Pattern CUBE = Pattern.compile("([1-9])([rb-])");
    private static final Pattern SPACES = Pattern.compile(" +");
    private static final int MAX_LINE = 200;

    @Override
    public String game() {
        return "cube";
    }

    @Override
    public int minSize() {
        return Board.MIN_SIDE;
    }

    @Override
    public int maxSize() {
        return Board.MAX_SIDE;
    }

    @Override
    public CubePosition start(int size) {
        return CubePosition.start(size);
    }

    @Override
    public int size(CubePosition position) {
        return position.board().side();
    }

    @Override
    public String encode(Square move) {
        return move.name();
    }

    @Override
    public Optional<Square> decode(String text) {
        Matcher name = MOVE.matcher(text);
        return name.matches()
                ? Optional.of(new Square(
                        Integer.parseInt(name.group(2)) - 1, name.group(1).charAt(0) - 'a'))
                : Optional.empty();
    }

    @Override
    public List<String> encodeBoard(CubePosition position) {
        return position.board().toString().lines().toList();
    }

    @Override
    public Optional<CubePosition> decodeBoard(Fields fields, String name, int size, Player toMove) {
        var lines = fields.texts(name, MAX_LINE);
        if (lines.size() != size) {
            if (fields.has(name)) {
                fields.add(name, Kind.ROWS, Integer.toString(size));
            }
            return Optional.empty();
        }
        var plain = Board.empty(size);
        var cubes = new ArrayList<Cube>();
        for (int row = 0; row < size; row++) {
            int number = row;
            lines.get(row)
                    .ifPresent(line -> cubes.addAll(decodeRow(plain, number, line, fields.problemsAt(name, number))));
        }
        return cubes.size() == size * size
                ? Optional.of(new CubePosition(Board.of(size, cubes), toMove))
                : Optional.empty();
    }

    /** The cubes of one line; those that cannot be are left out, with a problem for each. */
    private static List<Cube> decodeRow(Board plain, int row, String line, Reporter problems) {
        var words = SPACES.splitAsStream(line.strip()).toList();
        if (words.size() != plain.side()) {
            problems.add(Kind.CUBES_IN_ROW, Integer.toString(plain.side()));
            return List.of();
        }
        var cubes = new ArrayList<Cube>();
        for (int column = 0; column < words.size(); column++) {
            var square = new Square(row, column);
            var cube = decodeCube(words.get(column), plain.capacity(square));
            cube.ifPresentOrElse(
                    cubes::add,
                    () -> problems.add(
                            Kind.NOT_A_CUBE,
                            Problems.shorten(words.get(square.column())),
                            square.name(),
                            Integer.toString(plain.capacity(square))));
        }
        return cubes;
    }

    private static Optional<Cube> decodeCube(String word, int capacity) {
        Matcher cube = CUBE.matcher(word);
        return cube.matches()
                ? cube("-rb".indexOf(cube.group(2)), Integer.parseInt(cube.group(1)), capacity)
                : Optional.empty();
    }

    /**
     * The cube of these numbers, if there can be one on a settled board.
     *
     * @param owner the player's number, 0 for a neutral cube
     */
    static Optional<Cube> cube(int owner, int value, int capacity) {
        if (value < 1 || value > capacity) {
            return Optional.empty();
        }
        return switch (owner) {
            case 0 -> value == 1 ? Optional.of(Cube.NEUTRAL) : Optional.empty();
            case 1 -> Optional.of(Cube.of(Player.ONE, value));
            case 2 -> Optional.of(Cube.of(Player.TWO, value));
            default -> Optional.empty();
        };
    }
}
