package org.jumpingcube.search;

/** Whether the latest move has ended the game, and how for the side that made it. */
public enum Ending {
    NONE,
    WON,
    LOST,
    DRAWN
}
