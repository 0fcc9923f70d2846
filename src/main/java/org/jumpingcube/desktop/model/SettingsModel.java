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
import org.jumpingcube.game.Player;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.SettingsFile;
import org.jumpingcube.worker.DiskWorker;

/**
 * The current settings. Observers see a change at once, and it is saved in the settings file. Other windows change that
 * file too, so each writes only what has changed in it.
 */
public final class SettingsModel {
    private final ReadOnlyObjectWrapper<Settings> settings = new ReadOnlyObjectWrapper<>();
    private final BooleanProperty desktopDark = new SimpleBooleanProperty();
    private final BooleanProperty desktopHighContrast = new SimpleBooleanProperty();
    private final SettingsFile file;
    private final DiskWorker disk;
    private volatile Settings newest;
    private Settings written; // used only on the disk thread

    /**
     * @param onTrouble called on the disk thread when the settings cannot be written; they still hold for this run
     */
    public SettingsModel(SettingsFile file, Settings initial, Consumer<IOException> onTrouble) {
        this.file = file;
        disk = new DiskWorker("settings-keeper", onTrouble);
        settings.set(initial);
        desktopDark.bind(DesktopPreferences.dark()); // weakly: what belongs to all windows must not keep a closed one
        desktopHighContrast.bind(DesktopPreferences.highContrast());
        newest = initial;
        written = initial;
    }

    public Settings get() {
        return settings.get();
    }

    /** The name that one of two people at this screen was given; empty for none. */
    public String friend(Player player) {
        return get().friends().of(player);
    }

    public ReadOnlyObjectProperty<Settings> observable() {
        return settings.getReadOnlyProperty();
    }

    /** Whether the desktop is dark, now and after each change; false where JavaFX, before 22, cannot tell. */
    public ReadOnlyBooleanProperty desktopDark() {
        return desktopDark;
    }

    /** Whether the desktop has high contrast, now and after each change that JavaFX reports. */
    public ReadOnlyBooleanProperty desktopHighContrast() {
        return desktopHighContrast;
    }

    /** Changes the settings, and writes them soon. */
    public void update(UnaryOperator<Settings> change) {
        Settings changed = change.apply(get());
        if (!changed.equals(get())) {
            settings.set(changed);
            newest = get(); // a listener may have changed it again
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
     * @return a future that completes when the file has all earlier ones
     */
    public CompletableFuture<Void> close() {
        disk.update(this::writeNewest);
        return disk.close();
    }
}
