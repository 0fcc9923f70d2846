package org.jumpingcube.search;

/** Whether the latest move ended the game, and how, from the point of view of the side that made it. */
public enum Ending {
    NONE,
    WON,
    LOST,
    DRAWN
}
