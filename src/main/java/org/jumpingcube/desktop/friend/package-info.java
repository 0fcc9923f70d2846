/** The window's part in a game with a friend elsewhere: how it is arranged, shown and ended. */
package org.jumpingcube.desktop.friend;
