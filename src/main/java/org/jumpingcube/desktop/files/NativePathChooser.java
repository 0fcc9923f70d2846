package org.jumpingcube.desktop.files;

import java.io.File;
import java.util.Locale;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.storage.KjcFormat;

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
    public Optional<File> toLoad() {
        var chooser = chooser("files.load.title");
        chooser.getExtensionFilters()
                .setAll(
                        new ExtensionFilter(texts.get("files.all-games"), "*.jcube", "*.json", "*.txt", "*.kjc"),
                        new ExtensionFilter(texts.get("files.any"), "*"));
        return remember(chooser.showOpenDialog(owner));
    }

    @Override
    public Optional<File> toSave(String suggestion) {
        var chooser = chooser("files.save.title");
        chooser.setInitialFileName(suggestion);
        var kjc = new ExtensionFilter(texts.get("files.kjc-format"), "*" + KjcFormat.ENDING);
        chooser.getExtensionFilters().setAll(new ExtensionFilter(texts.get("files.own-format"), "*.jcube"), kjc);
        return remember(chooser.showSaveDialog(owner))
                .map(file -> chooser.getSelectedExtensionFilter() == kjc ? withEnding(file, KjcFormat.ENDING) : file);
    }

    @Override
    public Optional<File> toSavePicture(String suggestion, String ending) {
        var chooser = chooser("picture.title");
        chooser.setInitialFileName(suggestion);
        chooser.getExtensionFilters().setAll(new ExtensionFilter("*" + ending, "*" + ending));
        return remember(chooser.showSaveDialog(owner));
    }

    /** Some systems leave the suggested ending, or none, when another kind of file is chosen. */
    static File withEnding(File file, String ending) {
        String name = file.getName();
        return name.toLowerCase(Locale.ROOT).endsWith(ending)
                ? file
                : new File(file.getParentFile(), name.replaceFirst("\\.(jcube|json)$", "") + ending);
    }

    private FileChooser chooser(String titleKey) {
        var chooser = new FileChooser();
        chooser.setTitle(texts.get(titleKey));
        folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
        return chooser;
    }

    private Optional<File> remember(@Nullable File chosen) {
        Optional<File> file = Optional.ofNullable(chosen);
        file.map(File::getParentFile).ifPresent(parent -> folder = Optional.of(parent));
        return file;
    }
}
