/** The window Arena: who plays a tournament is chosen, it is played in the background, and what comes of it is shown. */
package org.jumpingcube.desktop.arena;
