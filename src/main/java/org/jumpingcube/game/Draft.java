package org.jumpingcube.game;

import java.util.Optional;

/**
 * A position that is being set up. A value, which may not be playable yet: {@link #reading} asks the rules. Each edit
 * gives the next draft.
 *
 * @param <D> the game's own type of draft
 * @param <P> the game's own type of position
 */
public interface Draft<D extends Draft<D, P>, P> {
    Player toMove();

    /** The same board with this side to move. */
    D withToMove(Player player);

    /** The options of a game that starts here. */
    GameOptions options();

    /** The same position under other options; another size keeps what fits. */
    D withOptions(GameOptions options);

    /**
     * After a click on a square: the brush puts its piece there, or, where that lies already, does what another click of
     * it means in this game.
     *
     * @param brush whose pieces are being set; empty to take pieces away
     */
    D clicked(Square square, Optional<Player> brush);

    /** With a point or a piece less on a square. */
    D lessened(Square square);

    /**
     * With the piece on a square given to a side.
     *
     * @param owner empty for nobody
     */
    D painted(Square square, Optional<Player> owner);

    /** The board without anybody's pieces. */
    D cleared();

    /** The start of a game with the same options. */
    D atStart();

    /** Left and right exchanged. */
    D mirrored();

    /** Turned clockwise by the least angle that leaves the board's outline as it is. */
    D turned();

    /** With the pieces of both sides, and the turn, exchanged. */
    D swapped();

    /** The position, if a game can start from it, or what is wrong with it. The rules judge. */
    BoardReading<P> reading();

    /** The board as people exchange it, in lines that can be read back whether or not it can be played. */
    String text();
}
