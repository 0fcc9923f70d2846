package org.jumpingcube.breakthrough;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jumpingcube.breakthrough.Pawns.Step;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.grid.Brush;
import org.jumpingcube.grid.GridGame;

/** Breakthrough as a kind of game. */
public class Breakthrough implements GridGame<Pawns, Step> {
    private static final String SIZE = "size";

    /** What a pawn is worth, and what it gains with each row. */
    private static final int PAWN = 100;

    @Override
    public String name() {
        return "breakthrough";
    }

    @Override
    public List<GameOption> options() {
        return List.of(new GameOption.Range(SIZE, 5, 10, 8, true));
    }

    @Override
    public GameOptions options(Pawns position) {
        return GameOptions.of(SIZE, position.grid().columns());
    }

    @Override
    public Pawns start(GameOptions options) {
        return Pawns.start(new Grid(options.number(SIZE), options.number(SIZE)));
    }

    @Override
    public Grid grid(Pawns position) {
        return position.grid();
    }

    @Override
    public List<Square> squares(Step move) {
        return List.of(move.from(), move.to());
    }

    @Override
    public Optional<Step> move(List<Square> squares) {
        return squares.size() == 2 ? Optional.of(new Step(squares.get(0), squares.get(1))) : Optional.empty();
    }

    @Override
    public char at(Pawns position, Square square) {
        return position.at(square);
    }

    @Override
    public Pawns arranged(GameOptions options, Player toMove, String squares) {
        return new Pawns(start(options).grid(), squares, toMove);
    }

    /** {@inheritDoc} The text is beside the game. */
    @Override
    public Optional<String> flaw(Pawns position) {
        int most = 2 * position.grid().columns();
        boolean isFull = Stream.of(Player.values())
                .anyMatch(player -> position.pawns(player).count() > most);
        return isFull ? Optional.of("too-many") : Optional.empty();
    }

    /** The pawn that got through. */
    @Override
    public List<Square> deciding(Pawns position) {
        return Stream.of(Player.values())
                .flatMap(player -> position.pawns(player).filter(square -> square.row() == position.goal(player)))
                .toList();
    }

    @Override
    public int evaluate(Pawns position, Optional<Style> style) {
        return worth(position, position.toMove())
                - worth(position, position.toMove().opponent());
    }

    private static int worth(Pawns position, Player player) {
        int rows = position.grid().rows();
        return position.pawns(player)
                .mapToInt(square -> rows - Math.abs(position.goal(player) - square.row()))
                .map(advance -> PAWN + advance * advance)
                .sum();
    }

    @Override
    public double logit(Pawns position) {
        return PAWN;
    }

    /** An estimate: nobody has measured these players. */
    @Override
    public EloScale elo() {
        return EloScale.of(400, 800, 1000, 1200, 1400, 1600);
    }

    /** Chequered, so that the diagonals can be seen. */
    @Override
    public void paintSquare(Brush brush, Pawns position, Square square, double x, double y) {
        boolean isPale = (square.row() + square.column()) % 2 == 1;
        int pale = brush.isHighContrast() ? 0xffffff : 0xe9e2d0;
        int ground = isPale ? pale : brush.isHighContrast() ? 0x8a8a8a : 0xc7b48e;
        brush.box(x, y, 1, 1, 0, ground);
    }

    /** All pawns that a side had at the start, and its opponent's. */
    @Override
    public int most(Pawns position) {
        return 4 * position.grid().columns();
    }
}
