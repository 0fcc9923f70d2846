package org.jumpingcube.session;

/**
 * One request for a move. Its answer counts only while the session still holds this very ticket; the searching thread
 * asks it whether to stop.
 */
public final class SearchTicket {
    private volatile boolean stopRequested;

    /** Asks the search to answer now with the best move it has found. */
    public void requestStop() {
        stopRequested = true;
    }

    /** May be asked from any thread. */
    public boolean isStopRequested() {
        return stopRequested;
    }
}
