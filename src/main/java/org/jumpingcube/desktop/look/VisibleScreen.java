package org.jumpingcube.desktop.look;

import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/** The part of a screen that windows may cover, to keep them on it. In pixels of the desktop. */
public record VisibleScreen(Rectangle2D bounds) {
    /** The first screen that shows some of a rectangle, else the primary one. */
    public static VisibleScreen of(double x, double y, double width, double height) {
        return new VisibleScreen(Screen.getScreensForRectangle(x, y, width, height).stream()
                .findFirst()
                .orElseGet(Screen::getPrimary)
                .getVisualBounds());
    }

    public static VisibleScreen primary() {
        return new VisibleScreen(Screen.getPrimary().getVisualBounds());
    }

    /** Makes the window this large, or as large as the screen is. */
    public void resize(Stage window, double width, double height) {
        window.setWidth(Math.min(width, bounds.getWidth()));
        window.setHeight(Math.min(height, bounds.getHeight()));
    }

    /** Lets the least size of the window be no larger than the screen, as it may be where texts are large. */
    public void limitLeast(Stage window) {
        setLeast(window, window.getMinWidth(), window.getMinHeight());
    }

    /** Gives the window this least size, or that of the screen. It would grow at once with more than it has. */
    public void setLeast(Stage window, double width, double height) {
        window.setMinWidth(Math.min(width, bounds.getWidth()));
        window.setMinHeight(Math.min(height, bounds.getHeight()));
    }

    /** Moves the window to this place, or to the nearest one where all of it is visible. */
    public void move(Stage window, double x, double y) {
        window.setX(clamp(x, bounds.getMinX(), bounds.getMaxX() - window.getWidth()));
        window.setY(clamp(y, bounds.getMinY(), bounds.getMaxY() - window.getHeight()));
    }

    /** Moves the window to the middle. */
    public void centre(Stage window) {
        move(
                window,
                bounds.getMinX() + (bounds.getWidth() - window.getWidth()) / 2,
                bounds.getMinY() + (bounds.getHeight() - window.getHeight()) / 2);
    }

    private static double clamp(double value, double low, double high) {
        return Math.max(low, Math.min(value, high));
    }
}
