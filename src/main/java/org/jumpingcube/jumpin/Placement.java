package org.jumpingcube.jumpin;

import org.jumpingcube.game.Player;

/** What makes two positions of a game the same for the rules of repetition. */
public record Placement(Board board, Player toMove, SquareSet ko) {}
