package org.jumpingcube.desktop.cube;

import org.jumpingcube.cube.Cube;

/** Everything that decides how one cell is painted: equal looks need no new painting. */
record CellLook(Cube cube, boolean isDark, boolean isHovered, boolean isFocused, Mark mark) {}
