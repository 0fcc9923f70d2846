package org.jumpingcube.cli;

import java.util.Iterator;
import java.util.stream.Collectors;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.games.Games;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** A command that is about one of the games. */
abstract class GameCommand extends TerminalCommand {
    @Option(
            names = "--game",
            paramLabel = "NAME",
            completionCandidates = Names.class,
            description = "which game: ${COMPLETION-CANDIDATES} (default: cube)")
    private GameKind<?, ?> game = Games.CUBE;

    /** The names of the games, for the help. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Games.ALL.stream().<String>map(GameKind::name).iterator();
        }
    }

    final GameKind<?, ?> game() {
        return game;
    }

    /** The game of this name, as an option of commands. */
    static GameKind<?, ?> named(String name) {
        return Games.ALL.stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("there is no game \"" + name + "\"; there are: "
                        + Games.ALL.stream().map(GameKind::name).collect(Collectors.joining(", "))));
    }
}
