package org.jumpingcube.desktop.files;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/** Asks the user for a file. */
public interface PathChooser {
    /** A file to load; empty if the user cancels. */
    Optional<File> toLoad();

    /**
     * The file that the user chose for saving.
     *
     * @param file with the name as entered: the dialog has asked whether an existing file of exactly this name may be
     *     replaced, and about no other
     * @param ending of the chosen format, with the dot; empty if the name decides
     */
    record Chosen(File file, Optional<String> ending) {
        /**
         * The file with an ending, which is added to a name that lacks it; empty if an existing file of that name, about
         * which the dialog has not asked, is to stay.
         *
         * @param needed the ending, with the dot; capitals do not matter
         * @param mayReplace asks the user about a name
         */
        public Optional<Path> withEnding(String needed, Predicate<String> mayReplace) {
            boolean hasEnding = file.getName().toLowerCase(Locale.ROOT).endsWith(needed);
            Path path = Path.of(hasEnding ? file.getPath() : file.getPath() + needed);
            boolean isAsked = hasEnding || !Files.exists(path);
            return Optional.of(path).filter(named -> isAsked || mayReplace.test(String.valueOf(named.getFileName())));
        }
    }

    /**
     * A file to save to; empty if the user cancels. Implementations ask before an existing file is chosen.
     *
     * @param suggestion the name that is offered first
     */
    Optional<Chosen> toSave(String suggestion);

    /**
     * The same for a picture.
     *
     * @param ending of the names of pictures of its kind, with the dot
     */
    Optional<Chosen> toSavePicture(String suggestion, String ending);

    /** The same for many games, a line of text each. */
    Optional<Chosen> toSaveLines(String suggestion);

    /**
     * A file of another kind to load; empty if the user cancels.
     *
     * @param titleKey of the text that says what for
     * @param ending of the names of such files, with the dot; empty if they may have any
     */
    Optional<File> toLoadFile(String titleKey, String ending);

    /** The same to save; asks before an existing file is chosen. */
    Optional<Chosen> toSaveFile(String titleKey, String suggestion, String ending);

    /** Files with games, one or many; empty if the user cancels. */
    List<File> toImport();

    /**
     * A folder; empty if the user cancels.
     *
     * @param titleKey of the text that says what for
     */
    Optional<File> toFolder(String titleKey);
}
