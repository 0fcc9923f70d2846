/**
 * A small game for tests, with all that cubes have not: draws, passes, options that are words, and a side that loses
 * because it cannot move.
 */
package org.jumpingcube.strip;
