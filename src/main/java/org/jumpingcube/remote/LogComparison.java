package org.jumpingcube.remote;

/**
 * How this side's log compares with the friend's: which of the two still lacks entries. Sizes are numbers of entries.
 */
final class LogComparison {
    private boolean isReady;
    private boolean hasCompared; // since the connection began
    private int friendHas; // as far as we know
    private int friendHad; // when the connection began
    private int promised; // what the friend had when we knew nothing

    /** A connection begins: nothing is known of the friend's log. */
    void begin() {
        hasCompared = false;
        friendHas = 0;
    }

    /** The friend has said, first thing in this connection, how long their log is. */
    void compare(int ours, int theirs) {
        hasCompared = true;
        friendHas = Math.min(theirs, ours);
        friendHad = theirs;
        if (!isReady) {
            promised = theirs;
        }
        isReady = ours >= promised;
    }

    boolean hasCompared() {
        return hasCompared;
    }

    /** Whether this side has all that the friend had when they first met; until then it adds nothing. */
    boolean isReady() {
        return isReady;
    }

    /** The friend is known to have so many of our entries, more than before. */
    void confirm(int size) {
        friendHas = size;
    }

    /** Whether the friend is known to have all of our entries, of which there are so many. */
    boolean isConfirmed(int size) {
        return friendHas >= size;
    }

    /** This side has added an entry of its own. */
    void add() {
        promised = 0;
    }

    /** This side has taken entries from the friend, and has so many now. */
    void take(int size) {
        friendHas = size;
        isReady = size >= promised;
    }

    /** Whether an entry that follows so many others is one this side once had, and has forgotten. */
    boolean isForgotten(int before) {
        return before < promised;
    }

    /** Whether a log of this size lacks what the friend had when the connection began. */
    boolean isBehind(int size) {
        return size < friendHad;
    }
}
