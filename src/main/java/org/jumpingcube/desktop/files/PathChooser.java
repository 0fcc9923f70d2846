package org.jumpingcube.desktop.files;

import java.io.File;
import java.util.Optional;

/** Asks the user for a file. */
public interface PathChooser {
    /** A file to load; empty if the user thinks better of it. */
    Optional<File> toLoad();

    /**
     * What the user chose to save to.
     *
     * @param file as it was named: whoever asked for it has asked before an existing file of this very name was chosen,
     *     and before no other
     * @param ending of the format that was chosen, with the dot; empty if the name is to tell
     */
    record Chosen(File file, Optional<String> ending) {}

    /**
     * A file to save to; empty if the user thinks better of it. Whoever implements this asks before an existing file is
     * chosen.
     *
     * @param suggestion the name to begin with
     */
    Optional<Chosen> toSave(String suggestion);

    /**
     * The same for a picture.
     *
     * @param ending of the names of pictures of its kind, with the dot
     */
    Optional<Chosen> toSavePicture(String suggestion, String ending);
}
