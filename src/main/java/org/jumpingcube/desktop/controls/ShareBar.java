package org.jumpingcube.desktop.controls;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jumpingcube.game.Player;

/** How games ended, in three parts of a bar: won by a side, drawn, and won by the other, in the sides' colours. */
public final class ShareBar extends Region {
    private static final double HEIGHT = 12;
    private static final PseudoClass TWO = PseudoClass.getPseudoClass("two");

    private final List<Region> parts;
    private final List<Integer> games;

    /**
     * A bar as wide as there is room.
     *
     * @param side whose wins come first
     */
    public ShareBar(Player side, int won, int drawn, int lost) {
        parts = List.of(part("own", side), part("drawn", side), part("own", side.opponent()));
        games = List.of(won, drawn, lost);
        getStyleClass().add("shares");
        getChildren().addAll(parts);
        setMinSize(0, HEIGHT);
        setMaxSize(Double.MAX_VALUE, HEIGHT);
        HBox.setHgrow(this, Priority.ALWAYS);
    }

    private static Region part(String name, Player player) {
        var part = TextControls.styled(new Region(), name);
        part.pseudoClassStateChanged(TWO, player == Player.TWO);
        return part;
    }

    @Override
    protected void layoutChildren() {
        int all = games.stream().mapToInt(Integer::intValue).sum();
        double x = 0;
        for (int index = 0; index < parts.size(); index++) {
            double width = all == 0 ? 0 : getWidth() * games.get(index) / all;
            parts.get(index).resizeRelocate(x, 0, width, getHeight());
            x += width;
        }
    }
}
