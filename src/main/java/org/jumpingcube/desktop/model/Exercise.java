package org.jumpingcube.desktop.model;

import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Verdict;

/**
 * A task that is solved by moves on a board: each move is judged and may get a reply.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface Exercise<P extends Position<P, M>, M> {
    P position();

    /**
     * Judges the user's latest move. May take a while.
     *
     * @param moves all moves since the beginning, including the program's replies
     */
    Verdict<M> judge(History<P, M> moves);
}
