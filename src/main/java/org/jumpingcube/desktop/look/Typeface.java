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

    private static final double ANY_SIZE = 12; // the family is what counts; asking for the usual size costs time

    private Typeface() {}

    /** Makes it known to JavaFX. To be called on the JavaFX thread, before the first text is shown. */
    static void load() {
        load("inter-tabular-regular.ttf");
        load("inter-tabular-bold.ttf");
    }

    private static void load(String file) {
        try (InputStream font = Typeface.class.getResourceAsStream("/org/jumpingcube/desktop/fonts/" + file)) {
            Font.loadFont(Objects.requireNonNull(font, file), ANY_SIZE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
