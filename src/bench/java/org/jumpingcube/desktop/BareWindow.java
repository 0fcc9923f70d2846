package org.jumpingcube.desktop;

import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;

/** The least that JavaFX can show: a window with painted squares. {@link StartTimeBenchmark} compares others with it. */
public final class BareWindow extends Application {
    private static final int SQUARES = 7; // along an edge
    private static final int WIDTH = 90; // of a square, pixels

    public static void main(String[] arguments) {
        launch(arguments);
    }

    @Override
    public void start(Stage stage) {
        int edge = SQUARES * WIDTH;
        var canvas = new Canvas(edge, edge);
        var painter = canvas.getGraphicsContext2D();
        for (int square = 0; square < SQUARES * SQUARES; square++) {
            int column = square % SQUARES;
            int row = square / SQUARES;
            for (int inset = 0; inset < WIDTH / 2; inset += 5) { // more shades than an empty window has
                painter.setFill(Color.hsb(7 * square, 0.6, 0.5 + inset / 100.0));
                painter.fillRect(column * WIDTH + inset, row * WIDTH + inset, WIDTH - 2 * inset, WIDTH - 2 * inset);
            }
        }
        stage.setScene(new Scene(new Pane(canvas)));
        stage.show();
    }
}
