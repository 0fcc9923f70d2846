/** The parts of the window around the board, each shown from the session's view alone. */
package org.jumpingcube.desktop.controls;
