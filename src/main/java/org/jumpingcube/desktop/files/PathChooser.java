package org.jumpingcube.desktop.files;

import java.io.File;
import java.util.Optional;

/** Asks the user for a file. */
public interface PathChooser {
    /** A file to load; empty if the user thinks better of it. */
    Optional<File> toLoad();

    /**
     * A file to save to; empty if the user thinks better of it. Whoever implements this asks before an existing file is
     * chosen.
     *
     * @param suggestion the name to begin with
     */
    Optional<File> toSave(String suggestion);

    /**
     * The same for a picture.
     *
     * @param ending of the names of pictures of its kind, with the dot
     */
    Optional<File> toSavePicture(String suggestion, String ending);
}
