package org.jumpingcube.desktop.shell;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.settings.Settings;

/** Everything that the user can do from a menu, the toolbar or the keyboard. Its keys are those of the settings. */
public final class Commands {
    private final SettingsModel settings;
    private final Map<String, Command> all = new LinkedHashMap<>();

    public Commands(SettingsModel settings) {
        this.settings = settings;
        settings.observable()
                .map(Settings::shortcuts)
                .subscribe(chosen -> all.values().forEach(command -> command.take(chosen)));
    }

    void add(Command command) {
        command.take(settings.get().shortcuts());
        all.put(command.name(), command);
    }

    /** The command of this name; empty if the feature that has it is left out. */
    public Optional<Command> find(String name) {
        return Optional.ofNullable(all.get(name));
    }

    /** Runs the command of this name, if there is one and it is available now. */
    public void run(String name) {
        find(name).ifPresent(Command::run);
    }

    /** All of them, in the order of the menus. */
    public List<Command> all() {
        return all.values().stream()
                .sorted(Comparator.comparingInt(MenuPlan::place))
                .toList();
    }
}
