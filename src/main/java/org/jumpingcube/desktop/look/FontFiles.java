package org.jumpingcube.desktop.look;

import java.net.URL;
import java.util.Optional;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.UnpackedFile;
import org.kordamp.ikonli.FontLoader;
import org.kordamp.ikonli.IkonHandler;

/**
 * Loads fonts from files. Of a font that is not one JavaFX makes a copy in the temporary folder, at each start anew, and
 * leaves it there for ever if the program is killed.
 */
final class FontFiles implements FontLoader {
    private static final double ANY_SIZE = 12; // only the family matters; asking for the default size costs time

    private final Folders folders;

    FontFiles(Folders folders) {
        this.folders = folders;
    }

    /** Makes a font known to JavaFX; null if JavaFX cannot load it. */
    @Nullable
    Font load(URL font) {
        String path = font.getPath();
        return UnpackedFile.of(path.substring(path.lastIndexOf('/') + 1), Optional.of(font), folders)
                .map(file -> Font.loadFont(file.toUri().toString(), ANY_SIZE)) // none where JavaFX misreads the name
                .orElseGet(() -> Font.loadFont(font.toExternalForm(), ANY_SIZE));
    }

    /** Loads the font of some icons. */
    @Override
    public void loadFont(IkonHandler icons) {
        Font font = load(icons.getFontResource());
        if (font != null) {
            icons.setFont(font);
        }
    }
}
