package org.jumpingcube.desktop.help;

import java.util.Objects;
import javafx.scene.image.Image;

/** The pictures of the handbook. */
final class Pictures {
    private Pictures() {}

    /**
     * @param path as written on a page, relative to the page's source
     */
    static Image load(String path) {
        String resource = "images/" + path.substring(path.lastIndexOf('/') + 1);
        return new Image(Objects.requireNonNull(Pictures.class.getResource(resource), resource)
                .toExternalForm());
    }
}
