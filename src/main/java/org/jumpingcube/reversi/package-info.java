/** Reversi: a disc turns over the discs of the opponent that are between it and another of its own side. */
@NullMarked
package org.jumpingcube.reversi;

import org.jspecify.annotations.NullMarked;
