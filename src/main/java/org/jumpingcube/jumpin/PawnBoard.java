package org.jumpingcube.jumpin;

import java.util.List;
import java.util.stream.IntStream;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * The pawns on the board. A value. Gold is player one and goes upwards, Silver is player two and goes downwards.
 *
 * @param gold the squares of Gold's pawns
 * @param silver the squares of Silver's, none of which is also in {@code gold}
 */
public record PawnBoard(SquareSet gold, SquareSet silver) {
    private static final int HOME_ROWS = 2;
    private static final SquareSet GOLD_HOME = SquareSet.of(square -> square.row() < HOME_ROWS);
    private static final SquareSet SILVER_HOME = SquareSet.of(square -> square.row() >= Squares.ROWS - HOME_ROWS);

    /** The board at the start: each side's pawns at home. */
    public static final PawnBoard START = new PawnBoard(GOLD_HOME, SILVER_HOME);

    /** The rows that a player's pawns have advanced once all of them are in the goal. */
    public static final int ALL_ROWS = 114;

    /** The squares on which a player's pawns start. */
    public static SquareSet home(Player player) {
        return player == Player.ONE ? GOLD_HOME : SILVER_HOME;
    }

    /** The squares that a player aims for: the opponent's home. */
    public static SquareSet goal(Player player) {
        return home(player.opponent());
    }

    public SquareSet pawns(Player player) {
        return player == Player.ONE ? gold : silver;
    }

    public SquareSet occupied() {
        return gold.or(silver);
    }

    /** How many rows a player's pawns have advanced in all, 0 to 10 each: 6 at the start, {@link #ALL_ROWS} in the goal. */
    public int advance(Player player) {
        int sum = 0;
        for (Square square : pawns(player).squares()) {
            sum += rowsAdvanced(player, square);
        }
        return sum;
    }

    /** Whether there is no pawn beside a square, so that none could jump from there. */
    public boolean isStranded(Square square) {
        return occupied().squares().stream().noneMatch(square::touches);
    }

    /** How many rows a pawn on this square has advanced. */
    public static int rowsAdvanced(Player player, Square square) {
        return player == Player.ONE ? square.row() : Squares.ROWS - 1 - square.row();
    }

    public int pawnsInGoal(Player player) {
        return pawns(player).and(goal(player)).size();
    }

    /** Whether the pawn on the first square can follow these squares, with one jump from each to the next. */
    public boolean areJumps(List<Square> path) {
        var occupancy = Occupancy.of(gold, silver);
        occupancy.toggle(Squares.index(path.get(0)));
        return occupied().contains(path.get(0))
                && IntStream.range(1, path.size())
                        .allMatch(leg ->
                                occupancy.isJump(Squares.index(path.get(leg - 1)), Squares.index(path.get(leg))));
    }

    /** The board after a player's pawn has moved to an empty square. */
    PawnBoard moved(Player player, Square from, Square to) {
        var pawns = pawns(player).toggled(Squares.index(from)).toggled(Squares.index(to));
        return player == Player.ONE ? new PawnBoard(pawns, silver) : new PawnBoard(gold, pawns);
    }

    /** The board after a pawn of each player has swapped places. */
    PawnBoard swapped(Square one, Square other) {
        return new PawnBoard(
                gold.toggled(Squares.index(one)).toggled(Squares.index(other)),
                silver.toggled(Squares.index(one)).toggled(Squares.index(other)));
    }
}
