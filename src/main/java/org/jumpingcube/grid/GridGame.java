package org.jumpingcube.grid;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
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
public interface GridGame<P extends Position<P, M>, M> extends GridPlay<P, M> {
    // Squares

    /** The move of these squares, legal or not; empty if no move has such squares. */
    Optional<M> move(List<Square> squares);

    /**
     * A position that somebody has set up, playable or not.
     *
     * @param squares what is on each, in the order of the grid's indices
     */
    P arranged(GameOptions options, Player toMove, String squares);

    /**
     * Why a game cannot begin in a position in which it is not over: "two-kings" is the game's text "flaw.two-kings". Empty
     * if it can.
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
