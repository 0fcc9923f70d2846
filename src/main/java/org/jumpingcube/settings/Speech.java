package org.jumpingcube.settings;

/**
 * Whether and how the program speaks.
 *
 * @param rate -{@value #MOST}, slow, to {@value #MOST}, fast; 0 for what is set up on this machine
 * @param offered whether the user has decided if the program speaks, and needs no offer any more
 */
public record Speech(boolean on, int rate, SpeechVoice voice, boolean offered) {
    public static final int MOST = 100;

    public static final Speech DEFAULT = new Speech(false, 0, SpeechVoice.USUAL, false);

    public Speech {
        if (Math.abs(rate) > MOST) {
            throw new IllegalArgumentException("rate " + rate + " outside -" + MOST + ".." + MOST);
        }
    }

    /** The same, switched on or off: whoever does that needs no offer. */
    public Speech switched(boolean isOn) {
        return new Speech(isOn, rate, voice, true);
    }

    public Speech withManner(int otherRate, SpeechVoice otherVoice) {
        return new Speech(on, otherRate, otherVoice, offered);
    }
}
