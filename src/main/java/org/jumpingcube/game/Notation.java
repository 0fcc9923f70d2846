package org.jumpingcube.game;

import java.util.List;
import java.util.Optional;

/** How one kind of game writes its moves and boards as text, and reads them. */
public interface Notation<P extends Position<P, M>, M> {
    /** The move's name, as people say it. */
    String write(M move);

    /** The move that the text names, whether it is legal or not; empty if it names none. */
    Optional<M> read(String text);

    /**
     * The same for a text that is about a position. A game whose moves have a longer form, which says what they do,
     * reads nothing from one that says something else.
     */
    default Optional<M> read(P position, String text) {
        return read(text);
    }

    /** The position's board as lines of text, the top row first. */
    List<String> writeBoard(P position);

    /**
     * Reads a board as {@link #writeBoard} writes it.
     *
     * @param options of the game that begins with this board
     * @param lines empty where a line could not be read; what is wrong there is known already
     */
    BoardReading<P> readBoard(GameOptions options, Player toMove, List<Optional<String>> lines);
}
