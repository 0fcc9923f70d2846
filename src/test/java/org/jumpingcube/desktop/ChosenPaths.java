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
    private Optional<String> ending = Optional.empty();

    /** What is chosen the next time. */
    void choose(Path path) {
        next = Optional.of(path);
        ending = Optional.empty();
    }

    /** What is chosen the next time, with a format that has this ending. */
    void choose(Path path, String format) {
        choose(path);
        ending = Optional.of(format);
    }

    @Override
    public Optional<File> toLoad() {
        return take();
    }

    @Override
    public Optional<Chosen> toSave(String suggestion) {
        suggestions.add(suggestion);
        return take().map(file -> new Chosen(file, ending));
    }

    @Override
    public Optional<Chosen> toSavePicture(String suggestion, String ending) {
        return toSave(suggestion);
    }

    @Override
    public Optional<Chosen> toSaveLines(String suggestion) {
        return toSave(suggestion);
    }

    @Override
    public Optional<File> toLoadFile(String titleKey, String ending) {
        return take();
    }

    @Override
    public Optional<Chosen> toSaveFile(String titleKey, String suggestion, String ending) {
        return toSave(suggestion);
    }

    @Override
    public List<File> toImport() {
        return take().stream().toList();
    }

    @Override
    public Optional<File> toFolder(String titleKey) {
        return take();
    }

    private Optional<File> take() {
        Optional<File> taken = next.map(Path::toFile);
        next = Optional.empty();
        return taken;
    }
}
