package org.jumpingcube.desktop.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import javafx.scene.image.Image;

/** The pictures of the handbook. */
final class Pictures {
    private Pictures() {}

    /**
     * @param path as it stands on a page: where the picture is beside the page's source
     */
    static Image load(String path) {
        String resource = "images/" + path.substring(path.lastIndexOf('/') + 1);
        try (InputStream picture = Objects.requireNonNull(Pictures.class.getResourceAsStream(resource), resource)) {
            return new Image(picture);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
