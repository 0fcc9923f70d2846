package org.jumpingcube.desktop;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.desktop.files.PathChooser;

/** A user of the file dialogs who has made up their mind beforehand; who has not, thinks better of it. */
final class ChosenPaths implements PathChooser {
    /** The names that were suggested for saving. */
    final List<String> suggestions = new ArrayList<>();

    private Optional<Path> next = Optional.empty();

    /** What is chosen the next time. */
    void choose(Path path) {
        next = Optional.of(path);
    }

    @Override
    public Optional<File> toLoad() {
        return take();
    }

    @Override
    public Optional<File> toSave(String suggestion) {
        suggestions.add(suggestion);
        return take();
    }

    @Override
    public Optional<File> toSavePicture(String suggestion, String ending) {
        return toSave(suggestion);
    }

    private Optional<File> take() {
        Optional<File> taken = next.map(Path::toFile);
        next = Optional.empty();
        return taken;
    }
}
