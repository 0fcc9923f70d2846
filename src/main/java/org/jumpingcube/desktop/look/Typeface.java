package org.jumpingcube.desktop.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import javafx.scene.text.Font;

/**
 * The typeface of the window, bundled so that every system shows the same and no text is cut off. All its digits have
 * the same width. Where JavaFX cannot load it, it uses its own.
 */
public final class Typeface {
    /** Its name in stylesheets and fonts. */
    public static final String FAMILY = "InterTabular";

    private static final double ANY_SIZE = 12; // only the family matters; asking for the default size costs time

    private Typeface() {}

    /** Makes it known to JavaFX. Call this on the JavaFX thread, before the first text is shown. */
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
