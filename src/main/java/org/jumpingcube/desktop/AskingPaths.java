package org.jumpingcube.desktop;

import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.files.PathChooser;

/** Asks for files, and says while it does. */
final class AskingPaths implements PathChooser {
    private final PathChooser chooser;
    private final ReadOnlyBooleanWrapper isAsking = new ReadOnlyBooleanWrapper();

    AskingPaths(PathChooser chooser) {
        this.chooser = chooser;
    }

    ObservableValue<Boolean> isAsking() {
        return isAsking.getReadOnlyProperty();
    }

    @Override
    public Optional<File> toLoad() {
        return asking(chooser::toLoad);
    }

    @Override
    public Optional<Chosen> toSave(String suggestion) {
        return asking(() -> chooser.toSave(suggestion));
    }

    @Override
    public Optional<Chosen> toSavePicture(String suggestion, String ending) {
        return asking(() -> chooser.toSavePicture(suggestion, ending));
    }

    @Override
    public Optional<Chosen> toSaveLines(String suggestion) {
        return asking(() -> chooser.toSaveLines(suggestion));
    }

    @Override
    public Optional<File> toLoadFile(String titleKey, String ending) {
        return asking(() -> chooser.toLoadFile(titleKey, ending));
    }

    @Override
    public Optional<Chosen> toSaveFile(String titleKey, String suggestion, String ending) {
        return asking(() -> chooser.toSaveFile(titleKey, suggestion, ending));
    }

    @Override
    public List<File> toImport() {
        return asking(chooser::toImport);
    }

    @Override
    public Optional<File> toFolder(String titleKey) {
        return asking(() -> chooser.toFolder(titleKey));
    }

    private <T> T asking(Supplier<T> question) {
        isAsking.set(true);
        try {
            return question.get();
        } finally {
            isAsking.set(false);
        }
    }
}
