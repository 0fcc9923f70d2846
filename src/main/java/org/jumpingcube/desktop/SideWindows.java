package org.jumpingcube.desktop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.Supplier;
import javafx.stage.Window;
import org.jumpingcube.desktop.controls.Command;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.exercise.Exercises;
import org.jumpingcube.desktop.exercise.PuzzleWindow;
import org.jumpingcube.desktop.help.AboutWindow;
import org.jumpingcube.desktop.help.HandbookWindow;
import org.jumpingcube.desktop.help.ReportBugWindow;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.settings.SettingsDialog;
import org.jumpingcube.desktop.settings.ShortcutsDialog;
import org.jumpingcube.desktop.setup.Setups;
import org.jumpingcube.game.GameKind;

/** The windows besides the main one. Each is made when it is first needed, so that the game appears sooner. */
final class SideWindows {
    final Runnable settings;
    final Runnable shortcuts;
    final Runnable handbook;
    final Runnable reportBug;
    final Runnable about;
    final Runnable lessons;
    final Runnable puzzles;
    final Runnable daily;
    final Runnable setup;
    final Runnable games;
    final Runnable arena;

    /**
     * @param players who plays the game on the board
     * @param myGames makes the window of the user's games
     * @param tournaments makes the window of the arena
     * @param shown the game that these windows are about
     */
    SideWindows(
            Window owner,
            SettingsModel model,
            Texts texts,
            Supplier<List<Command>> commands,
            Path log,
            SettingsDialog.Players players,
            Exercises exercises,
            Setups setups,
            Supplier<SideWindow> myGames,
            Supplier<SideWindow> tournaments,
            Supplier<OpenGame<?, ?>> shown) {
        Supplier<HandbookWindow> book = once(() -> new HandbookWindow(owner, model, texts));
        handbook = () -> book.get().openAt(shown.get().view().handbookPage());
        settings = onceMade(() -> new SettingsDialog(owner, model, players, texts, handbook));
        shortcuts = onceMade(() -> new ShortcutsDialog(owner, commands.get(), model, texts));
        reportBug = onceMade(() -> new ReportBugWindow(owner, model, texts, log));
        var lessonWindows = new HashMap<GameKind<?, ?>, SideWindow>();
        lessons = () -> lessonWindows
                .computeIfAbsent(shown.get().view().kind(), exercises::lessons)
                .open();
        Supplier<PuzzleWindow> puzzleWindow = once(exercises::puzzles);
        puzzles = () -> puzzleWindow.get().open();
        daily = () -> puzzleWindow.get().openDaily();
        var setupWindows = new HashMap<GameKind<?, ?>, SideWindow>();
        setup = () -> setupWindows
                .computeIfAbsent(shown.get().view().kind(), kind -> setups.window(shown.get()))
                .open();
        games = onceMade(myGames);
        arena = onceMade(tournaments);
        about = onceMade(() -> new AboutWindow(owner, model, texts));
    }

    /** Opens a window, which is made the first time. */
    private static Runnable onceMade(Supplier<SideWindow> maker) {
        Supplier<SideWindow> window = once(maker);
        return () -> window.get().open();
    }

    private static <W extends SideWindow> Supplier<W> once(Supplier<W> maker) {
        var made = new ArrayList<W>(1);
        return () -> {
            if (made.isEmpty()) {
                made.add(maker.get());
            }
            return made.get(0);
        };
    }
}
