package org.jumpingcube.storage;

/** A way to keep a game in a file. */
public sealed interface GameFormat permits SaveFormat, MoveListFormat, KeptFormat, LineFormat, KjcFormat {
    /** Reads a whole file. Bytes of any kind are answered, within bounds of time and memory; nothing is thrown. */
    LoadResult read(byte[] contents);

    /**
     * The contents of a file that holds the game.
     *
     * @throws SaveException if this format cannot hold it
     */
    byte[] write(SavedGame<?, ?> game) throws SaveException;

    /** How much of a game a file holds. */
    enum Extent {
        /** The game comes back as it was, with who plays and what is undone. */
        ALL,
        /** The start and the moves that are played, but neither who plays nor undone moves. */
        MOVES,
        /** One position, and who plays, but no moves. */
        POSITION
    }

    /** How much of a game comes back; where that is not all, writing it is an export. */
    Extent extent();
}
