package org.jumpingcube.desktop.settings;

import java.util.List;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.LazyWindow;
import org.jumpingcube.desktop.shell.Program;

/** The settings and the shortcuts, in windows. */
public final class SettingsFeature implements Feature {
    private final LazyWindow<SettingsDialog> settings;
    private final LazyWindow<ShortcutsDialog> shortcuts;

    public SettingsFeature(Program program) {
        settings = new LazyWindow<>(() -> new SettingsDialog(program));
        shortcuts = new LazyWindow<>(() -> new ShortcutsDialog(program));
    }

    @Override
    public List<Command> commands() {
        return List.of(
                Command.always("language", "", () -> settings.get().openAt(Subject.LOOK)),
                Command.always("shortcuts", "Shortcut+Alt+Comma", shortcuts::open),
                Command.of("settings", "Shortcut+Shift+Comma", "bi-gear", settings::open, Command.ALWAYS));
    }
}
