package org.jumpingcube.game;

import java.util.Locale;

/** Times as clocks show them: minutes and seconds, and tenths in the last ten seconds. */
public final class ClockTime {
    private static final long MILLIS_PER_TENTH = 100;
    private static final long TENTHS_PER_SECOND = 10;
    private static final long SECONDS_PER_MINUTE = 60;
    private static final long LAST_TENTHS = 100;

    private ClockTime() {}

    /**
     * Tenths of a second, rounded up, so that only whoever has lost has nothing left.
     *
     * @param millis 0 or more
     */
    public static long tenths(long millis) {
        return (millis + MILLIS_PER_TENTH - 1) / MILLIS_PER_TENTH;
    }

    /** Whether tenths are shown: in the last ten seconds. */
    public static boolean hasTenths(long tenths) {
        return tenths <= LAST_TENTHS;
    }

    /** Such as 2:59, 0:09.4 and 125:00. */
    public static String text(long tenths) {
        long seconds =
                hasTenths(tenths) ? tenths / TENTHS_PER_SECOND : (tenths + TENTHS_PER_SECOND - 1) / TENTHS_PER_SECOND;
        String whole =
                String.format(Locale.ROOT, "%d:%02d", seconds / SECONDS_PER_MINUTE, seconds % SECONDS_PER_MINUTE);
        return hasTenths(tenths) ? whole + "." + tenths % TENTHS_PER_SECOND : whole;
    }
}
