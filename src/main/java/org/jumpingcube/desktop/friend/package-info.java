/** A game with a friend elsewhere in the window: how it is arranged, and what is said about it. */
package org.jumpingcube.desktop.friend;
