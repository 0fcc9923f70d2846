package org.jumpingcube.desktop.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import javafx.scene.text.Font;

/**
 * The typeface of the window, bundled so that every system shows the same and nothing is cut. Its figures are all of one
 * width. JavaFX takes its own where it cannot load one.
 */
public final class Typeface {
    /** What stylesheets and fonts call it. */
    public static final String FAMILY = "InterTabular";

    private Typeface() {}

    /** Makes it known to JavaFX; to be called before the first text is shown. */
    static void load() {
        load("inter-tabular-regular.ttf");
        load("inter-tabular-bold.ttf");
    }

    private static void load(String file) {
        try (InputStream font = Typeface.class.getResourceAsStream("/org/jumpingcube/desktop/fonts/" + file)) {
            Font.loadFont(Objects.requireNonNull(font, file), Font.getDefault().getSize());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
