package org.jumpingcube.storage;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;

/** How one game's moves and positions are written as text. All that a save needs to know of a particular game. */
interface GameCodec<P extends Position<P, M>, M> {
    /** The game's name in a file. */
    String game();

    int minSize();

    int maxSize();

    /** The position that a game of this size usually begins with. */
    P start(int size);

    int size(P position);

    String encode(M move);

    /** The move that the text names, whether it is legal or not; empty if it names none. */
    Optional<M> decode(String text);

    /** The position's board as lines of text, the top row first. */
    List<String> encodeBoard(P position);

    /** The position in these fields; empty, with problems added, if there is none. */
    Optional<P> decodeBoard(Fields fields, String name, int size, Player toMove);
}
