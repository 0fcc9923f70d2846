package org.jumpingcube.desktop.look;

import java.util.List;
import javafx.scene.paint.Color;

/** How windows and boards are painted: what a theme comes to, once the desktop has been asked. */
public enum Appearance {
    LIGHT(false, false, "#ffffff", "#f5f7f9"),
    DARK(true, false, "#2c3138", "#24282e"),
    HIGH_CONTRAST(false, true, "#ffffff", "#ffffff"),
    HIGH_CONTRAST_DARK(true, true, "#000000", "#000000");

    private final boolean isDark;
    private final boolean isHighContrast;
    private final String surface;
    private final String boardArea;

    Appearance(boolean isDark, boolean isHighContrast, String surface, String boardArea) {
        this.isDark = isDark;
        this.isHighContrast = isHighContrast;
        this.surface = surface;
        this.boardArea = boardArea;
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

    /** What a window is painted with behind its text, and around the board; the stylesheet has the same. */
    public List<Color> grounds() {
        return List.of(Color.web(surface), Color.web(boardArea));
    }
}
