package org.jumpingcube.desktop.controls;

import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jumpingcube.game.Player;

/**
 * Shares of a whole as the parts of a bar, from the left. The bar of winning chances beside a board and those of
 * Jumpin's race are others: the one stands upright around its middle, and in the others one part lies on another.
 */
public final class ShareBar extends Region {
    private static final double HEIGHT = 12;
    private static final PseudoClass TWO = PseudoClass.getPseudoClass("two");

    private double[] shares = {};

    /**
     * @param style the style class of the bar
     * @param parts those of its parts
     */
    ShareBar(String style, String... parts) {
        getStyleClass().add(style);
        getChildren()
                .addAll(Stream.of(parts)
                        .map(part -> TextControls.styled(new Region(), part))
                        .toList());
    }

    /**
     * How games ended: won by a side, drawn, and won by the other, in the sides' colours. The bar is as wide as there is
     * room.
     *
     * @param side whose wins come first
     */
    public static ShareBar ofGames(Player side, int won, int drawn, int lost) {
        var bar = new ShareBar("shares", "own", "drawn", "own");
        Node other = bar.getChildren().get(side == Player.ONE ? 2 : 0);
        other.pseudoClassStateChanged(TWO, true);
        bar.setMinSize(0, HEIGHT);
        bar.setMaxSize(Double.MAX_VALUE, HEIGHT);
        HBox.setHgrow(bar, Priority.ALWAYS);
        double all = Math.max(1, won + drawn + lost);
        bar.show(won / all, drawn / all, lost / all);
        return bar;
    }

    /** @param ofWhole for each part, 0 to 1 */
    void show(double... ofWhole) {
        shares = ofWhole.clone();
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double before = 0;
        for (int part = 0; part < shares.length; part++) {
            double left = snapPositionX(getWidth() * before);
            before += shares[part];
            double right = snapPositionX(getWidth() * before);
            getChildren().get(part).resizeRelocate(left, 0, right - left, getHeight());
        }
    }
}
