package org.jumpingcube.remote;

/** All that the two can say to each other. There is no free text, so that nobody has to read a stranger's words. */
public enum Phrase {
    HELLO,
    GOOD_LUCK,
    WELL_PLAYED,
    ONE_MOMENT,
    THANK_YOU,
    GOODBYE
}
