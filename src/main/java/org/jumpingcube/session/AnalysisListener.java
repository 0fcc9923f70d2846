package org.jumpingcube.session;

import org.jumpingcube.game.Analysis;

/**
 * Hears of one search, on the thread of whoever asked for it, until the search is no longer wanted.
 */
public interface AnalysisListener<M> {
    /** An iteration is finished; a deeper one may follow. */
    default void deeper(Analysis<M> analysis) {}

    /** The search has ended by itself, or by a stop. */
    void found(Analysis<M> analysis);

    /** The engine has failed. By default this is logged. */
    default void failed(Throwable failure) {
        System.getLogger(AnalysisListener.class.getName())
                .log(System.Logger.Level.ERROR, "a position cannot be analysed", failure);
    }
}
