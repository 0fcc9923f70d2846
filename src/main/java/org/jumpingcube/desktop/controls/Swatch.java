package org.jumpingcube.desktop.controls;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import org.jumpingcube.game.Player;

/** A little cube in a player's colour. The colours themselves are in the stylesheet. */
public final class Swatch extends Region {
    private static final PseudoClass TWO = PseudoClass.getPseudoClass("two");

    public Swatch(Player player) {
        getStyleClass().add("swatch");
        show(player);
    }

    /** Shows a player's colour. */
    public void show(Player player) {
        pseudoClassStateChanged(TWO, player == Player.TWO);
    }
}
