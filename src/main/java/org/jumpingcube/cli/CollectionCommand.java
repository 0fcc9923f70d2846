package org.jumpingcube.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.text.Printable;
import picocli.CommandLine.Option;

/** A command that works with the user's games. */
abstract class CollectionCommand extends TerminalCommand {
    @Option(
            names = "--collection",
            paramLabel = "FILE",
            description = "the file in which the games are kept (default: that of the window)")
    private @Nullable Path file;

    @Override
    public final Integer call() throws IOException {
        Path path = file == null ? GameCollection.file(Folders.ofThisUser()) : file;
        try (var games = GameCollection.open(path, Games.FORMATS.own(), Instant.now())) {
            int exitCode = run(games);
            games.setAside().ifPresent(broken -> {
                err().println("The file of the games was damaged. It is now " + Printable.of(broken.toString())
                        + ", and a new one was begun.");
                err().flush();
            });
            return exitCode;
        }
    }

    /** Does the work and returns the exit code. */
    abstract int run(GameCollection games) throws IOException;
}
