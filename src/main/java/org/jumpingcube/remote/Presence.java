package org.jumpingcube.remote;

/** Whether the friend is there. */
public enum Presence {
    /** Nobody has come yet. */
    EXPECTED,
    HERE,
    /** The connection is lost, and both sides try to find each other again. */
    SOUGHT,
    /** The friend has said goodbye, and may come back. */
    AWAY,
    /** The two will not play on: {@link RemoteView#parting()} says why. */
    GONE
}
