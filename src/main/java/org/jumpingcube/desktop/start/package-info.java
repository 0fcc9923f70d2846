/** How a game begins: the card of a new game. */
package org.jumpingcube.desktop.start;
