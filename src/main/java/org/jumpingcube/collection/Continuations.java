package org.jumpingcube.collection;

import java.io.IOException;
import java.util.List;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;

/** Games in which positions can be looked up: what was played there, and with what result. */
public interface Continuations {
    /**
     * What was played in a position, the most frequent first. Two moves that lead to the same position count as one
     * another; a mirrored position is another position.
     *
     * @throws IOException if the games cannot be read
     */
    <P extends Position<P, M>, M> List<Continuation<M>> from(GameKind<P, M> kind, P position) throws IOException;
}
