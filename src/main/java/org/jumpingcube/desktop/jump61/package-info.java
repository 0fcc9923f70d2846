/** The window in which a Jump61 game is played. */
package org.jumpingcube.desktop.jump61;
