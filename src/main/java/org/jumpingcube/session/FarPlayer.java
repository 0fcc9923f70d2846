package org.jumpingcube.session;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;

/**
 * A friend who plays a side from elsewhere. Used on the session's thread.
 */
@FunctionalInterface
public interface FarPlayer<P extends Position<P, M>, M> {
    /**
     * The friend's next move, which may take days. The session asks again if the game changes; an answer to an earlier
     * question, or one that the rules do not allow, then counts for nothing.
     *
     * @param history of a game in which the friend is to move
     */
    CompletionStage<M> answer(History<P, M> history);

    /** Nobody: there is never an answer. */
    static <P extends Position<P, M>, M> FarPlayer<P, M> nobody() {
        return history -> new CompletableFuture<>();
    }
}
