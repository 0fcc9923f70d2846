package org.jumpingcube.desktop.cube;

import java.util.function.Function;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.settings.Colours;
import org.jumpingcube.settings.Look;

/** The names of the sides by the colour of their cubes, such as "Red"; empty for a colour that has no name. */
final class ColourNames implements Function<Player, String> {
    private final Texts texts;
    private Colours colours = Colours.DEFAULT;

    ColourNames(Texts texts) {
        this.texts = texts;
    }

    void restyle(Look look) {
        colours = look.colours();
    }

    @Override
    public String apply(Player player) {
        return Palette.of(colours)
                .map(palette -> texts.get(palette.colourKey(player)))
                .orElse("");
    }
}
