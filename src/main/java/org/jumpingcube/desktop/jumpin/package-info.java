/** Jumpin in the window: its board, how a turn is entered and shown, and the parts beside the board. */
package org.jumpingcube.desktop.jumpin;
