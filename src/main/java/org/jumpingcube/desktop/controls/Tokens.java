package org.jumpingcube.desktop.controls;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.BiConsumer;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import org.jumpingcube.game.Player;

/** What each player plays with, as a picture beside the name. */
public final class Tokens {
    private final BiConsumer<Player, GraphicsContext> painter;
    private final Map<Player, Canvas> made = new EnumMap<>(Player.class);

    /** @param painter paints a player's token onto an empty square, as large as its canvas */
    public Tokens(BiConsumer<Player, GraphicsContext> painter) {
        this.painter = painter;
    }

    /** The token of a player, made when it is first asked for, as wide and high as that. */
    public Canvas of(Player player, double size) {
        var canvas = made.computeIfAbsent(player, one -> new Canvas(size, size));
        paint(player, canvas);
        return canvas;
    }

    /** Paints them anew, because the look has changed. */
    public void repaint() {
        made.forEach(this::paint);
    }

    private void paint(Player player, Canvas canvas) {
        var context = canvas.getGraphicsContext2D();
        context.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        painter.accept(player, context);
    }
}
