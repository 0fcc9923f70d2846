package org.jumpingcube.remote;

/** Something that a host's user should know of, and that ends nothing. A new code helps. */
public enum Warning {
    /** Wrong codes have been tried, more than a friend mistypes. */
    CODES_TRIED,
    /** Another host waits at the broker with the same code. */
    ANOTHER_HOST
}
