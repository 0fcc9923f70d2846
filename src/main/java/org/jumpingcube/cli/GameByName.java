package org.jumpingcube.cli;

import java.util.List;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.games.Games;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A game of the box by its name, as an option of commands. */
final class GameByName implements ITypeConverter<GameKind<?, ?>> {
    @Override
    public GameKind<?, ?> convert(String name) {
        return Games.ALL.stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("there is no game \"" + name + "\", but " + names()));
    }

    private static List<String> names() {
        return Games.ALL.stream().<String>map(GameKind::name).toList();
    }
}
