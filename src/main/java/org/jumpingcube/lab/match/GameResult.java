package org.jumpingcube.lab.match;

/** How one game of a match ended. */
record GameResult(boolean aBegan, boolean aWon, int plies, MoveTimes timesOfA, MoveTimes timesOfB) {}
