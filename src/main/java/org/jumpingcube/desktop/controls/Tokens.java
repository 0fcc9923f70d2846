package org.jumpingcube.desktop.controls;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import org.jumpingcube.game.Player;

/** The picture of each player's pieces, beside the name. */
public final class Tokens {
    private final BiConsumer<Player, GraphicsContext> painter;
    private final Map<Token, Canvas> made = new HashMap<>();

    private record Token(Player player, double size) {}

    /** @param painter paints a player's token onto an empty square, as large as its canvas */
    public Tokens(BiConsumer<Player, GraphicsContext> painter) {
        this.painter = painter;
    }

    /** The token of a player, created on first use, this many pixels wide and high. */
    public Canvas of(Player player, double size) {
        var canvas = made.computeIfAbsent(new Token(player, size), one -> new Canvas(size, size));
        paint(player, canvas);
        return canvas;
    }

    /** Repaints them, because the look has changed. */
    public void repaint() {
        made.forEach((token, canvas) -> paint(token.player, canvas));
    }

    private void paint(Player player, Canvas canvas) {
        var context = canvas.getGraphicsContext2D();
        context.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        painter.accept(player, context);
    }
}
