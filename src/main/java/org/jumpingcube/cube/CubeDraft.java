package org.jumpingcube.cube;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jumpingcube.game.BoardReading;
import org.jumpingcube.game.BoardReading.Flaw;
import org.jumpingcube.game.Draft;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * A position of cubes that is being set up. Cubes may hold more points than they can, up to {@value #MOST_POINTS};
 * {@link #burst} lets them go off.
 *
 * @param board perhaps with overloaded cubes: to be shown, not to be played on
 */
public record CubeDraft(Board board, Player toMove) implements Draft<CubeDraft, CubePosition> {
    /** The most points that are written as one digit. */
    public static final int MOST_POINTS = 9;

    private static final String CUBE = "[1-9][rb-]";
    private static final Pattern ROW = Pattern.compile(" *(?:[0-9]{1,2} +)?(" + CUBE + "(?: +" + CUBE + "){1,14}) *");
    private static final Pattern TO_MOVE = Pattern.compile("(?m)^To move: Player ([12])\\s*$");
    private static final Pattern SPACES = Pattern.compile(" +");

    /** A draft of a position; a won board may hold more points than a draft, which drops them. */
    public static CubeDraft of(CubePosition position) {
        var board = position.board();
        return new CubeDraft(each(board.side(), square -> square, board, CubeDraft::withinADigit), position.toMove());
    }

    private static Cube withinADigit(Cube cube) {
        return cube.owner()
                .map(owner -> Cube.of(owner, Math.min(MOST_POINTS, cube.value())))
                .orElse(cube);
    }

    /**
     * The draft in a text: rows of cubes as {@link CubeNotation} writes them, perhaps numbered and with other lines
     * around them; a line "To move: Player 2" is heeded.
     *
     * @param toMove if the text does not say
     * @return empty if there is no square board in the text, or more than one
     */
    public static Optional<CubeDraft> parse(String text, Player toMove) {
        var cubes = new ArrayList<Cube>();
        int rows = 0;
        for (String line : text.lines().toList()) {
            var row = ROW.matcher(line.replace('\t', ' '));
            if (row.matches()) {
                rows++;
                SPACES.splitAsStream(row.group(1))
                        .flatMap(word -> Cube.parse(word).stream())
                        .forEach(cubes::add);
            }
        }
        if (rows < Board.MIN_SIDE || rows > Board.MAX_SIDE || cubes.size() != rows * rows) {
            return Optional.empty();
        }
        var said = TO_MOVE.matcher(text);
        var mover = !said.find() ? toMove : said.group(1).equals("1") ? Player.ONE : Player.TWO;
        return Optional.of(new CubeDraft(Board.unsettled(rows, cubes), mover));
    }

    private static Board each(int side, UnaryOperator<Square> from, Board source, UnaryOperator<Cube> change) {
        return Board.unsettled(
                side,
                Board.empty(side).squares().stream()
                        .map(from)
                        .map(square -> source.contains(square) ? change.apply(source.at(square)) : Cube.NEUTRAL)
                        .toList());
    }

    private CubeDraft with(Board changed) {
        return new CubeDraft(changed, toMove);
    }

    private CubeDraft with(Square square, Cube cube) {
        var cubes = new ArrayList<>(board.squares().stream().map(board::at).toList());
        cubes.set(board.squares().indexOf(square), cube);
        return with(Board.unsettled(board.side(), cubes));
    }

    @Override
    public CubeDraft withToMove(Player player) {
        return new CubeDraft(board, player);
    }

    @Override
    public GameOptions options() {
        return GameOptions.of(CubeNotation.SIZE, board.side());
    }

    @Override
    public CubeDraft withOptions(GameOptions options) {
        return with(each(options.number(CubeNotation.SIZE), square -> square, board, cube -> cube));
    }

    /** {@inheritDoc} Another click on a cube of the brush's adds a point; a neutral cube holds one point. */
    @Override
    public CubeDraft clicked(Square square, Optional<Player> brush) {
        var cube = board.at(square);
        return brush.filter(cube::isOwnedBy)
                .map(owner -> with(square, Cube.of(owner, Math.min(MOST_POINTS, cube.value() + 1))))
                .orElseGet(() -> painted(square, brush));
    }

    /** {@inheritDoc} A cube without a point to spare becomes neutral. */
    @Override
    public CubeDraft lessened(Square square) {
        var cube = board.at(square);
        return with(
                square,
                cube.owner()
                        .filter(owner -> cube.value() > 1)
                        .map(owner -> Cube.of(owner, cube.value() - 1))
                        .orElse(Cube.NEUTRAL));
    }

    @Override
    public CubeDraft painted(Square square, Optional<Player> owner) {
        int value = board.at(square).value();
        return with(square, owner.map(player -> Cube.of(player, value)).orElse(Cube.NEUTRAL));
    }

    @Override
    public CubeDraft cleared() {
        return with(Board.empty(board.side()));
    }

    @Override
    public CubeDraft atStart() {
        return of(CubePosition.start(board.side()));
    }

    @Override
    public CubeDraft mirrored() {
        int last = board.side() - 1;
        return with(each(board.side(), to -> new Square(to.row(), last - to.column()), board, cube -> cube));
    }

    /** {@inheritDoc} A quarter. */
    @Override
    public CubeDraft turned() {
        int last = board.side() - 1;
        return with(each(board.side(), to -> new Square(last - to.column(), to.row()), board, cube -> cube));
    }

    @Override
    public CubeDraft swapped() {
        var swapped = each(
                board.side(),
                square -> square,
                board,
                cube -> cube.owner()
                        .map(owner -> Cube.of(owner.opponent(), cube.value()))
                        .orElse(cube));
        return new CubeDraft(swapped, toMove.opponent());
    }

    /** The squares whose cubes hold more points than they can. */
    public List<Square> overloaded() {
        return board.squares().stream()
                .filter(square -> board.at(square).value() > board.capacity(square))
                .toList();
    }

    /** After all overloaded cubes have burst, and whatever they set off, as in a move of this player's. */
    public CubeDraft burst(Player player) {
        return with(board.settled(player));
    }

    @Override
    public BoardReading<CubePosition> reading() {
        var lines = CubeNotation.rows(board).stream().map(Optional::of).toList();
        var reading = new CubeNotation().readBoard(options(), toMove, lines);
        return reading.position()
                        .filter(position -> position.outcome().isOver())
                        .isEmpty()
                ? reading
                : new BoardReading<>(
                        Optional.empty(), List.of(new Flaw(OptionalInt.empty(), "over-already", List.of())));
    }

    /** {@inheritDoc} The side to move, then a row of cubes in each line. */
    @Override
    public String text() {
        return "To move: Player " + toMove.number() + "\n" + String.join("\n", CubeNotation.rows(board)) + "\n";
    }
}
