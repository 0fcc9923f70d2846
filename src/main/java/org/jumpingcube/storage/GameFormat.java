package org.jumpingcube.storage;

import org.jumpingcube.game.Position;

/** A way to keep a game in a file. */
public sealed interface GameFormat<P extends Position<P, M>, M> permits SaveFormat, KjcFormat {
    /** Reads a whole file. Bytes of any kind are answered, within bounds of time and memory; nothing is thrown. */
    LoadResult<P, M> read(byte[] contents);

    /**
     * The contents of a file that holds the game.
     *
     * @throws SaveException if this format cannot hold it
     */
    byte[] write(SavedGame<P, M> game) throws SaveException;

    /** Whether a game comes back with its moves; else as a position alone. */
    boolean keepsMoves();
}
