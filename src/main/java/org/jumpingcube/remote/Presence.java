package org.jumpingcube.remote;

/** Whether the friend is there. */
public enum Presence {
    /** Nobody has come yet. */
    EXPECTED,
    /** Connected, and both have the same game. */
    HERE,
    /** The connection is lost or has just begun, and both sides try to get to the same game again. */
    SOUGHT,
    /** The friend has said goodbye, and may come back. */
    AWAY,
    /** The two will not play on: {@link RemoteView#parting()} says why. */
    GONE
}
