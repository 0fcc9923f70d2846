/** Boards of squares in the window: what all of them have in common, and the whole view of any game on a grid. */
@NullMarked
package org.jumpingcube.desktop.board;

import org.jspecify.annotations.NullMarked;
