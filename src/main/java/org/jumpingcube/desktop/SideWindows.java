package org.jumpingcube.desktop;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.stage.Window;
import org.jumpingcube.desktop.controls.Command;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.help.AboutWindow;
import org.jumpingcube.desktop.help.HandbookWindow;
import org.jumpingcube.desktop.help.ReportBugWindow;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.settings.SettingsDialog;
import org.jumpingcube.desktop.settings.ShortcutsDialog;

/** The windows beside the main one. Each is made when it is first asked for, so that the game is there sooner. */
final class SideWindows {
    private final Once<SettingsDialog> settings;
    private final Once<ShortcutsDialog> shortcuts;
    private final Once<HandbookWindow> handbook;
    private final Once<ReportBugWindow> reportBug;
    private final Once<AboutWindow> about;

    SideWindows(Window owner, SettingsModel model, Texts texts, Supplier<List<Command>> commands, Path log) {
        settings = new Once<>(() -> new SettingsDialog(owner, model, texts, this::showHandbook));
        shortcuts = new Once<>(() -> new ShortcutsDialog(owner, commands.get(), model, texts));
        handbook = new Once<>(() -> new HandbookWindow(owner, model, texts));
        reportBug = new Once<>(() -> new ReportBugWindow(owner, model, texts, log));
        about = new Once<>(() -> new AboutWindow(owner, model, texts));
    }

    /** Something that is made at most once. */
    private static final class Once<T> {
        private final Supplier<T> maker;
        private Optional<T> made = Optional.empty();

        Once(Supplier<T> maker) {
            this.maker = maker;
        }

        T get() {
            T thing = made.orElseGet(maker);
            made = Optional.of(thing);
            return thing;
        }
    }

    void showSettings() {
        settings.get().open();
    }

    void showShortcuts() {
        shortcuts.get().open();
    }

    void showHandbook() {
        handbook.get().open();
    }

    void showReportBug() {
        reportBug.get().open();
    }

    void showAbout() {
        about.get().open();
    }
}
