/** The rules of Jumpin: board, jumps, turns, ends and series. It only knows {@code game}. */
package org.jumpingcube.jumpin;
