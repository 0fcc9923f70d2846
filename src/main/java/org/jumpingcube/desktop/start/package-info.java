/** How a game begins: the card of a new game, and the first steps. */
package org.jumpingcube.desktop.start;
