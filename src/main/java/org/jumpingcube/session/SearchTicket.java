package org.jumpingcube.session;

/**
 * One request for a move. Its answer counts only while the session still holds this very ticket. The searching thread
 * checks it for a stop request.
 */
public final class SearchTicket {
    private volatile boolean stopRequested;

    /** Asks the search to answer at once with the best move found so far. */
    public void requestStop() {
        stopRequested = true;
    }

    /** May be called from any thread. */
    public boolean isStopRequested() {
        return stopRequested;
    }
}
