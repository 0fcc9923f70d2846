/** Breakthrough, the tests' own game on a grid and the template for a new one: see docs/howto/game.md. */
@NullMarked
package org.jumpingcube.breakthrough;

import org.jspecify.annotations.NullMarked;
