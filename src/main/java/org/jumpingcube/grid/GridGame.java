package org.jumpingcube.grid;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.game.Turn;
import org.jumpingcube.search.SearchBoard;

/**
 * A game on a grid of squares. A move is made by pointing at one square or several, and on a square there is one piece or
 * nothing; the rest follows from what is on the squares. Whatever has a default here may be said differently by a game.
 *
 * <p>Moves and positions are values, and must be equal if they are the same. Moves are named by their squares, "d3" or
 * "a2-a3", and the pass is "pass".
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface GridGame<P extends Position<P, M>, M> extends GameKind<P, M> {
    /** What {@link #at} gives for a square without a piece. */
    char EMPTY = '.';

    // Squares

    /** The squares of the board, at most 26 columns. */
    Grid grid(P position);

    /** Whether row 1 is painted at the top, as on a box of cubes; at the bottom otherwise. */
    default boolean isRowOneOnTop() {
        return false;
    }

    /** The squares that are pointed at to make a move, in this order; none for a pass. */
    List<Square> squares(M move);

    /**
     * The square that a player means who points at another one, where a piece does not stay where it is put: in a game in
     * which pieces fall, the lowest free square of the column.
     */
    default Square meant(P position, Square pointed) {
        return pointed;
    }

    /** The move of these squares, legal or not; empty if no move has such squares. */
    Optional<M> move(List<Square> squares);

    /** What is on a square: {@link #EMPTY} or one of the {@link #pieces}. */
    char at(P position, Square square);

    /** The characters of a side's pieces, the most usual first. */
    default String pieces(Player player) {
        return Integer.toString(player.number());
    }

    /** Whose piece is on a square; empty for nobody's. */
    default Optional<Player> owner(P position, Square square) {
        char piece = at(position, square);
        return List.of(Player.values()).stream()
                .filter(player -> pieces(player).indexOf(piece) >= 0)
                .findFirst();
    }

    /**
     * A position that somebody has set up, playable or not.
     *
     * @param squares what is on each, in the order of the grid's indices
     */
    P arranged(GameOptions options, Player toMove, String squares);

    /**
     * Why a game cannot begin in a position in which it is not over, as the key of one of the messages about files that
     * need no argument, such as "not-a-board" or "other-side"; empty if it can.
     */
    default Optional<String> flaw(P position) {
        return Optional.empty();
    }

    // Players

    /**
     * How good a position in which the game goes on is for the side to move, in any unit, within ±20,000.
     *
     * @param style of the player who asks; empty for the analyst
     */
    int evaluate(P position, Optional<Style> style);

    /** A board for the search. The default plays by the rules, which is slow but enough for most games. */
    default SearchBoard searchBoard(P position, Sight sight, MoveNumbers<M> numbers) {
        return new RulesBoard<>(this, position, sight, numbers);
    }

    /** How the levels play: the weakest player there is, the six levels from Beginner to Master. */
    default List<PlayLevel> levels() {
        return PlayLevel.USUAL;
    }

    // Looks

    /** How many stages a turn takes to show; 0 if there is nothing to see between before and after. */
    default int stages(Turn<P, M> turn) {
        return turn.before().isPass(turn.move()) ? 0 : 1;
    }

    /**
     * Paints the ground and the pieces of a moment; marks are the window's. At the beginning of a turn's first stage it
     * paints what the position before looks like, at the end of the last one the position after.
     */
    default void paint(Brush brush, BoardMoment<P, M> moment) {
        new GridPainting<>(this, brush).paint(moment);
    }

    /** Paints the ground of a square whose upper left corner is at a place. */
    default void paintSquare(Brush brush, P position, Square square, double x, double y) {
        GridPainting.paintSquare(brush, x, y);
    }

    /**
     * Paints a piece, within the middle 0.7 of its square: the same picture stands for a side beside its name.
     *
     * @param piece one of the {@link #pieces}
     * @param x the left edge of its square
     * @param y the upper edge
     * @param size 1 for its usual size
     */
    default void paintPiece(Brush brush, char piece, double x, double y, double size) {
        Player player = pieces(Player.ONE).indexOf(piece) >= 0 ? Player.ONE : Player.TWO;
        GridPainting.paintPiece(brush, player, colour(player, brush.isDark()), x, y, size);
    }

    /** The colour of a side, 0xRRGGBB. */
    default int colour(Player player, boolean isDark) {
        return player == Player.ONE ? 0xd64f3f : 0x3b7fcc;
    }

    // Numbers

    /** The main number of a side: how many pieces it has. */
    default int count(P position, Player player) {
        return (int) grid(position).squares().stream()
                .filter(square -> owner(position, square).filter(player::equals).isPresent())
                .count();
    }

    /** The greatest sum of both numbers. */
    default int most(P position) {
        return grid(position).count();
    }

    /** What a turn gained, in numbers of both sides: "+3". */
    default int gain(Turn<P, M> turn) {
        return lead(turn.after(), turn.player()) - lead(turn.before(), turn.player());
    }

    private int lead(P position, Player player) {
        return count(position, player) - count(position, player.opponent());
    }

    // What follows

    /** Whether positions can be set up: whether a position has no past that counts. */
    default boolean canBeSetUp() {
        return true;
    }

    /** The game's texts, in the package of its class: a file with the game's {@link #name} and the ending "properties". */
    default String texts() {
        return getClass().getPackageName() + "." + name();
    }

    @Override
    default List<GameOption> options() {
        return List.of();
    }

    @Override
    default GameOptions options(P position) {
        return new GameOptions(Map.of());
    }

    @Override
    default Notation<P, M> notation() {
        return new GridNotation<>(this);
    }

    /** The draft of a position. */
    default GridDraft<P, M> draft(P position) {
        return GridDraft.of(this, position);
    }

    @Override
    default Engine<P, M> engine(Seat seat, long seed, Helpers helpers) {
        return new LevelPlayer<>(this, Optional.of(seat), seed);
    }

    @Override
    default Engine<P, M> analyst() {
        return new LevelPlayer<>(this, Optional.empty(), 0);
    }

    @Override
    default SearchBudget budget(P position) {
        return SearchBudget.USUAL.withMillis(LevelPlayer.MOST_MILLIS);
    }

    @Override
    default void warmUp(GameOptions options, BooleanSupplier stopRequested) {
        LevelPlayer.warmUp(this, options, stopRequested);
    }

    /**
     * What a player sees.
     *
     * @param style of the player; empty for the analyst
     * @param misjudgement the largest error of an evaluation, in its unit
     * @param seed of the errors
     */
    record Sight(Optional<Style> style, int misjudgement, long seed) {}
}
