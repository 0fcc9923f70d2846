package org.jumpingcube.desktop.look;

import java.util.List;
import javafx.scene.paint.Color;

/** How windows and boards are painted: what a theme comes to, once the desktop has been asked. */
public enum Appearance {
    LIGHT(false, false, "#ffffff", "#f5f7f9", "#dde1e6"),
    DARK(true, false, "#2c3138", "#24282e", "#3c424b"),
    HIGH_CONTRAST(false, true, "#ffffff", "#ffffff", "#000000"),
    HIGH_CONTRAST_DARK(true, true, "#000000", "#000000", "#ffffff");

    private final boolean isDark;
    private final boolean isHighContrast;
    private final String surface;
    private final String boardArea;
    private final String line;

    Appearance(boolean isDark, boolean isHighContrast, String surface, String boardArea, String line) {
        this.isDark = isDark;
        this.isHighContrast = isHighContrast;
        this.surface = surface;
        this.boardArea = boardArea;
        this.line = line;
    }

    static Appearance of(boolean isDark, boolean isHighContrast) {
        if (isHighContrast) {
            return isDark ? HIGH_CONTRAST_DARK : HIGH_CONTRAST;
        }
        return isDark ? DARK : LIGHT;
    }

    public boolean isDark() {
        return isDark;
    }

    public boolean isHighContrast() {
        return isHighContrast;
    }

    /** What a window is painted with behind its text; the stylesheet has the same. */
    public Color surface() {
        return Color.web(surface);
    }

    /** The same around the board. */
    public Color boardArea() {
        return Color.web(boardArea);
    }

    /** The same between the parts of a window. */
    public Color line() {
        return Color.web(line);
    }

    /** What a window is painted with behind its text, and around the board. */
    public List<Color> grounds() {
        return List.of(surface(), boardArea());
    }
}
