package org.jumpingcube.desktop.files;

import java.io.File;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.storage.KjcFormat;
import org.jumpingcube.storage.MoveListFormat;
import org.jumpingcube.storage.SaveFormat;

/** The desktop's own file dialogs. They open in the folder used last. */
public final class NativePathChooser implements PathChooser {
    private static final List<String> GAMES = Stream.concat(
                    SaveFormat.ENDINGS.stream(), Stream.of(MoveListFormat.ENDING, KjcFormat.ENDING))
            .toList();

    private final Window owner;
    private final Texts texts;
    private Optional<File> folder = Optional.empty();

    public NativePathChooser(Window owner, Texts texts) {
        this.owner = owner;
        this.texts = texts;
    }

    @Override
    public Optional<File> toLoad() {
        return remember(ask(forGames("files.load.title")::showOpenDialog));
    }

    private FileChooser forGames(String titleKey) {
        var chooser = chooser(titleKey);
        chooser.getExtensionFilters()
                .setAll(
                        new ExtensionFilter(texts.get("files.all-games"), patterns(GAMES)),
                        new ExtensionFilter(texts.get("files.any"), "*"));
        return chooser;
    }

    @Override
    public List<File> toImport() {
        List<File> chosen = Optional.ofNullable(ask(forGames("my-games.import.title")::showOpenMultipleDialog))
                .orElse(List.of());
        chosen.stream().findFirst().ifPresent(this::remember);
        return List.copyOf(chosen);
    }

    @Override
    public Optional<File> toFolder(String titleKey) {
        var chooser = new DirectoryChooser();
        chooser.setTitle(texts.get(titleKey));
        folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
        Optional<File> chosen = Optional.ofNullable(ask(chooser::showDialog));
        folder = chosen.or(() -> folder);
        return chosen;
    }

    @Override
    public Optional<Chosen> toSave(String suggestion) {
        var chooser = chooser("files.save.title");
        chooser.setInitialFileName(suggestion);
        var own = new ExtensionFilter(texts.get("files.own-format"), patterns(SaveFormat.ENDINGS.subList(0, 1)));
        var kjc = new ExtensionFilter(texts.get("files.kjc-format"), patterns(List.of(KjcFormat.ENDING)));
        chooser.getExtensionFilters().setAll(own, kjc);
        return remember(ask(chooser::showSaveDialog))
                .map(file -> new Chosen(
                        file,
                        Optional.of(KjcFormat.ENDING).filter(ending -> chooser.getSelectedExtensionFilter() == kjc)));
    }

    @Override
    public Optional<File> toLoadFile(String titleKey, String ending) {
        var chooser = chooser(titleKey);
        if (!ending.isEmpty()) {
            chooser.getExtensionFilters().add(new ExtensionFilter("*" + ending, patterns(List.of(ending))));
        }
        chooser.getExtensionFilters().add(new ExtensionFilter(texts.get("files.any"), "*"));
        return remember(ask(chooser::showOpenDialog));
    }

    @Override
    public Optional<Chosen> toSavePicture(String suggestion, String ending) {
        return toSaveFile("picture.title", suggestion, ending);
    }

    @Override
    public Optional<Chosen> toSaveLines(String suggestion) {
        return toSaveFile("my-games.export.title", suggestion, MoveListFormat.ENDING);
    }

    @Override
    public Optional<Chosen> toSaveFile(String titleKey, String suggestion, String ending) {
        var chooser = chooser(titleKey);
        chooser.setInitialFileName(suggestion);
        chooser.getExtensionFilters().setAll(new ExtensionFilter("*" + ending, patterns(List.of(ending))));
        return remember(ask(chooser::showSaveDialog)).map(file -> new Chosen(file, Optional.of(ending)));
    }

    /** For names in lower and in upper case: the dialogs of Linux are case-sensitive. */
    static List<String> patterns(List<String> endings) {
        return endings.stream()
                .flatMap(ending -> Stream.of(ending, ending.toUpperCase(Locale.ROOT), capitalised(ending)))
                .map(ending -> "*" + ending)
                .toList();
    }

    private static String capitalised(String ending) {
        return ending.substring(0, 2).toUpperCase(Locale.ROOT) + ending.substring(2);
    }

    private FileChooser chooser(String titleKey) {
        var chooser = new FileChooser();
        chooser.setTitle(texts.get(titleKey));
        folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
        return chooser;
    }

    /** JavaFX gives a window below a dialog a fixed size, for which some desktops end that it is maximized. */
    private <T extends @Nullable Object> T ask(Function<Window, T> dialog) {
        boolean isMaximized = owner instanceof Stage stage && stage.isMaximized();
        T answer = dialog.apply(owner);
        if (isMaximized && owner instanceof Stage stage) {
            Platform.runLater(() -> stage.setMaximized(true)); // once its size is free again
        }
        return answer;
    }

    private Optional<File> remember(@Nullable File chosen) {
        Optional<File> file = Optional.ofNullable(chosen);
        file.map(File::getParentFile).ifPresent(parent -> folder = Optional.of(parent));
        return file;
    }
}
