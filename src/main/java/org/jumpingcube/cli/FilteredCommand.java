package org.jumpingcube.cli;

import java.io.IOException;
import java.util.Optional;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameFilter;
import picocli.CommandLine.Mixin;

/** A command that works with some of the user's games. */
abstract class FilteredCommand extends CollectionCommand {
    @Mixin
    private final FilterOptions filters = new FilterOptions();

    @Override
    final int run(GameCollection games) throws IOException {
        Optional<GameFilter> filter = filters.filter(err());
        return filter.isPresent() ? run(games, filter.get()) : GameInput.REFUSED;
    }

    /** Does the work with the games that are meant, and returns the exit code. */
    abstract int run(GameCollection games, GameFilter filter) throws IOException;
}
