package org.jumpingcube.game;

import java.util.List;
import java.util.Optional;

/** How a kind of game writes and reads its moves and boards. */
public interface Notation<P extends Position<P, M>, M> {
    /** The move's name as players know it. */
    String write(M move);

    /** The move that the text names, legal or not; empty if it names none. */
    Optional<M> read(String text);

    /**
     * The same in a given position. If a game has a longer form that says what the move does, a text whose claim is
     * wrong reads as no move.
     */
    default Optional<M> read(P position, String text) {
        return read(text);
    }

    /** The position's board as lines of text, the top row first. */
    List<String> writeBoard(P position);

    /**
     * Reads a board as {@link #writeBoard} writes it.
     *
     * @param options of the game that starts from this board
     * @param lines empty for a line that could not be read, which is already reported
     */
    BoardReading<P> readBoard(GameOptions options, Player toMove, List<Optional<String>> lines);
}
