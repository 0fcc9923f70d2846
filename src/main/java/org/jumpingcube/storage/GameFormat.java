package org.jumpingcube.storage;

/** A way to keep a game in a file. */
public sealed interface GameFormat permits SaveFormat, MoveList, LineFormat, KjcFormat {
    /** Reads a whole file. Bytes of any kind are answered, within bounds of time and memory; nothing is thrown. */
    LoadResult read(byte[] contents);

    /**
     * The contents of a file that holds the game.
     *
     * @throws SaveException if this format cannot hold it
     */
    byte[] write(SavedGame<?, ?> game) throws SaveException;

    /** Whether a game comes back as it was, with who plays and what is undone; else writing it is an export. */
    boolean keepsAll();
}
