package org.jumpingcube.settings;

/**
 * How a Master thinks.
 *
 * @param seconds for one move at most, {@value #LEAST_SECONDS} to {@value #MOST_SECONDS}
 * @param inYourTime whether it also thinks while its opponent does
 */
public record MasterThinking(int seconds, boolean inYourTime) {
    public static final int LEAST_SECONDS = 1;
    public static final int MOST_SECONDS = 60;

    public static final MasterThinking DEFAULT = new MasterThinking(3, true);

    public MasterThinking {
        if (seconds < LEAST_SECONDS || seconds > MOST_SECONDS) {
            throw new IllegalArgumentException(seconds + " seconds outside " + LEAST_SECONDS + ".." + MOST_SECONDS);
        }
    }

    public MasterThinking withSeconds(int other) {
        return Components.with(this, "seconds", other);
    }

    public MasterThinking withInYourTime(boolean other) {
        return Components.with(this, "inYourTime", other);
    }
}
