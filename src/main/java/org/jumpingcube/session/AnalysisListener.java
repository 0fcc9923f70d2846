package org.jumpingcube.session;

import org.jumpingcube.game.Analysis;

/**
 * Hears of one search, on the thread of whoever asked for it, and nothing more once the search is not wanted any more.
 */
public interface AnalysisListener<M> {
    /** An iteration is finished; a deeper one may follow. */
    default void deeper(Analysis<M> analysis) {}

    /** The search has ended by itself, or by a stop. */
    void found(Analysis<M> analysis);

    /** The engine has failed, which goes to the log. */
    default void failed(Throwable failure) {
        System.getLogger(AnalysisListener.class.getName())
                .log(System.Logger.Level.ERROR, "a position cannot be analysed", failure);
    }
}
