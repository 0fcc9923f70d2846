package org.jumpingcube.desktop.model;

import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.SettingsFile;

/** The settings of the moment; a change is seen at once by all who observe them, and kept in the settings' file. */
public final class SettingsModel {
    private final ReadOnlyObjectWrapper<Settings> settings = new ReadOnlyObjectWrapper<>();
    private final SettingsFile file;
    private final Consumer<IOException> onTrouble;

    /**
     * @param onTrouble told when the settings cannot be written; they hold for this run all the same
     */
    public SettingsModel(SettingsFile file, Settings initial, Consumer<IOException> onTrouble) {
        this.file = file;
        this.onTrouble = onTrouble;
        settings.set(initial);
    }

    public Settings get() {
        return settings.get();
    }

    public ReadOnlyObjectProperty<Settings> observable() {
        return settings.getReadOnlyProperty();
    }

    /** Changes the settings and writes them. */
    public void update(UnaryOperator<Settings> change) {
        Settings changed = change.apply(get());
        if (changed.equals(get())) {
            return;
        }
        settings.set(changed);
        try {
            file.save(get()); // whoever saw the change may have changed it once more
        } catch (IOException e) {
            onTrouble.accept(e);
        }
    }
}
