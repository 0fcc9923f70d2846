package org.jumpingcube.jumpin;

import org.jumpingcube.game.Player;

/** What two positions must share to be the same under the rules on repetition. */
public record Placement(PawnBoard board, Player toMove, SquareSet ko) {}
