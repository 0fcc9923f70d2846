package org.jumpingcube.desktop.cube;

import java.util.function.Function;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.settings.Colours;
import org.jumpingcube.settings.Look;

/** What the cubes of a side are called by their colour, such as "Red"; empty for colours that have no name. */
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
