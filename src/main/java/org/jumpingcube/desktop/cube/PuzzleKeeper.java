package org.jumpingcube.desktop.cube;

import org.jumpingcube.cube.puzzle.Puzzle;

/** A feature that keeps the user's own puzzles. */
public interface PuzzleKeeper {
    /** Keeps a puzzle as the latest. */
    void keep(Puzzle puzzle);
}
