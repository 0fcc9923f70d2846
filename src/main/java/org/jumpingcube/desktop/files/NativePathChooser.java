package org.jumpingcube.desktop.files;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.Texts;

/** The desktop's own file dialogs. They open in the folder used last. */
public final class NativePathChooser implements PathChooser {
    private final Window owner;
    private final Texts texts;
    private Optional<File> folder = Optional.empty();

    public NativePathChooser(Window owner, Texts texts) {
        this.owner = owner;
        this.texts = texts;
    }

    @Override
    public Optional<Path> toLoad() {
        var chooser = chooser("files.load.title");
        chooser.getExtensionFilters()
                .setAll(
                        new ExtensionFilter(texts.get("files.all-games"), "*.jcube", "*.json", "*.kjc"),
                        new ExtensionFilter(texts.get("files.any"), "*"));
        return remember(chooser.showOpenDialog(owner));
    }

    @Override
    public Optional<Path> toSave(String suggestion) {
        var chooser = chooser("files.save.title");
        chooser.setInitialFileName(suggestion);
        chooser.getExtensionFilters()
                .setAll(
                        new ExtensionFilter(texts.get("files.own-format"), "*.jcube"),
                        new ExtensionFilter(texts.get("files.kjc-format"), "*.kjc"));
        return remember(chooser.showSaveDialog(owner));
    }

    private FileChooser chooser(String titleKey) {
        var chooser = new FileChooser();
        chooser.setTitle(texts.get(titleKey));
        folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
        return chooser;
    }

    private Optional<Path> remember(@Nullable File chosen) {
        Optional<File> file = Optional.ofNullable(chosen);
        file.map(File::getParentFile).ifPresent(parent -> folder = Optional.of(parent));
        return file.map(File::toPath);
    }
}
