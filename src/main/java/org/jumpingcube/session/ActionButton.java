package org.jumpingcube.session;

/** The large button: its look and the key of its text. */
public record ActionButton(Look look, String textKey) {
    /** The three looks of the button. */
    public enum Look {
        /** Green: a press starts or continues something. */
        START,
        /** Red: a press stops what is running. */
        STOP,
        /** Disabled: it only informs, of a turn in the colour of whose it is. */
        DISABLED
    }

    static ActionButton start(String textKey) {
        return new ActionButton(Look.START, textKey);
    }

    static ActionButton stop(String textKey) {
        return new ActionButton(Look.STOP, textKey);
    }

    static ActionButton disabled(String textKey) {
        return new ActionButton(Look.DISABLED, textKey);
    }
}
