/** The view of Jumpin: its board, how a turn is chosen and shown, and what stands beside it. */
package org.jumpingcube.desktop.jumpin;
