/** The rules of Jumpin: board, jumps, turns, ends and series; knows {@code game} alone. */
package org.jumpingcube.jumpin;
