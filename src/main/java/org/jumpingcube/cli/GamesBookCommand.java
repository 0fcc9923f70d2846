package org.jumpingcube.cli;

import java.util.Locale;
import java.util.function.IntConsumer;
import org.jumpingcube.games.Games;
import org.jumpingcube.lab.book.BookGames;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.SavedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Makes the book anew in which the window looks positions up. */
@Command(
        name = "book",
        description = {
            "Plays games of the computer against itself.",
            "",
            "Prints them as lines of book.txt, in which the explorer beside a replay looks positions up: games of "
                    + "Kepler against Newton that begin with two random moves. The same program, options and seed "
                    + "play the same games."
        })
final class GamesBookCommand extends TerminalCommand {
    @Mixin
    private final OwnGamesOptions own = new OwnGamesOptions(5, 6);

    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "300",
            description = "games on each size (default: ${DEFAULT-VALUE})")
    private int count;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "2000",
            description = "positions to look at before each move (default: ${DEFAULT-VALUE})")
    private int nodes;

    @Override
    public Integer call() {
        within("--count", count, 1, 10_000);
        within("--nodes", nodes, 1, 1_000_000);
        var sizes = own.sizes(this);
        IntConsumer progress = Ansi.AUTO.enabled() ? new ProgressBar(err(), sizes.size() * count)::show : done -> {};
        print(
                "# jumping-cube games book %s%n",
                String.format(
                        Locale.ROOT,
                        "--sizes %s --count %d --nodes %d --seed %d",
                        OwnGamesOptions.joined(sizes),
                        count,
                        nodes,
                        own.seed()));
        var games = new BookGames(nodes, own.seed());
        int done = 0;
        for (int size : sizes) {
            for (int game = 0; game < count; game++) {
                var played = games.play(size);
                print("%s%n", LineFormat.line(new SavedGame<>(Games.CUBE, played.history(), played.seats())));
                progress.accept(++done);
            }
        }
        return 0;
    }
}
