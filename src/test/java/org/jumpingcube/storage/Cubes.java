package org.jumpingcube.storage;

import java.nio.file.Path;
import java.util.Optional;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;

/** Saved games of cubes, for tests. */
public final class Cubes {
    private Cubes() {}

    /** A file in the format that its ending tells. */
    public static SaveFile file(Path path) {
        return SaveFile.at(path, Games.FORMATS);
    }

    /** The game that was read, if there is one; of cubes. */
    public static Optional<SavedGame<CubePosition, Square>> game(LoadResult result) {
        return result.game().map(Cubes::ofCubes);
    }

    @SuppressWarnings("unchecked")
    static SavedGame<CubePosition, Square> ofCubes(SavedGame<?, ?> game) {
        if (game.kind() != Games.CUBE) {
            throw new AssertionError("a game of " + game.kind().name());
        }
        return (SavedGame<CubePosition, Square>) game;
    }
}
