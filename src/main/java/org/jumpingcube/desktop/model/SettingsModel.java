package org.jumpingcube.desktop.model;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.SettingsFile;
import org.jumpingcube.worker.DiskWorker;

/**
 * The settings of the moment; a change is seen at once by all who observe them, and kept in the settings' file. Other
 * windows change that file too: each writes what has changed in it, and nothing else.
 */
public final class SettingsModel {
    private final ReadOnlyObjectWrapper<Settings> settings = new ReadOnlyObjectWrapper<>();
    private final BooleanProperty desktopDark = new SimpleBooleanProperty();
    private final SettingsFile file;
    private final DiskWorker disk;
    private volatile Settings newest;
    private Settings written; // touched on the disk's thread only

    /**
     * @param onTrouble told, on a thread of the disk's own, when the settings cannot be written; they hold for this run
     *     all the same
     */
    public SettingsModel(SettingsFile file, Settings initial, Consumer<IOException> onTrouble) {
        this.file = file;
        disk = new DiskWorker("settings-keeper", onTrouble);
        settings.set(initial);
        desktopDark.bind(DesktopPreferences.dark()); // weakly: what belongs to all windows must not keep a closed one
        newest = initial;
        written = initial;
    }

    public Settings get() {
        return settings.get();
    }

    public ReadOnlyObjectProperty<Settings> observable() {
        return settings.getReadOnlyProperty();
    }

    /** Whether the desktop is dark, now and after each change; false where JavaFX, before 22, cannot tell. */
    public ReadOnlyBooleanProperty desktopDark() {
        return desktopDark;
    }

    /** Changes the settings, and writes them soon. */
    public void update(UnaryOperator<Settings> change) {
        Settings changed = change.apply(get());
        if (!changed.equals(get())) {
            settings.set(changed);
            newest = get(); // whoever saw the change may have changed it once more
            disk.update(this::writeNewest);
        }
    }

    private void writeNewest() throws IOException {
        Settings wanted = newest;
        if (!wanted.equals(written)) {
            file.change(written, wanted);
            written = wanted;
        }
    }

    /**
     * Writes no later changes.
     *
     * @return done when the file has all earlier ones
     */
    public CompletableFuture<Void> close() {
        disk.update(this::writeNewest);
        return disk.close();
    }
}
