package org.jumpingcube.cli;

import org.jumpingcube.game.GameKind;
import org.jumpingcube.games.Games;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** A command that is about one of the games. */
abstract class GameCommand extends TerminalCommand {
    @Option(names = "--game", paramLabel = "NAME", description = "the game it is about; cube if not given")
    private GameKind<?, ?> game = Games.CUBE;

    final GameKind<?, ?> game() {
        return game;
    }

    /** The game of this name, as an option of commands. */
    static GameKind<?, ?> named(String name) {
        return Games.ALL.stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("there is no game \"" + name + "\", but "
                        + Games.ALL.stream().map(GameKind::name).toList()));
    }
}
