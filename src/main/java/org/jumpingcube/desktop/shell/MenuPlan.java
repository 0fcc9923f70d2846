package org.jumpingcube.desktop.shell;

import java.util.List;
import java.util.stream.Stream;

/**
 * A menu, in the order and under the name that users of the original know.
 *
 * @param key of its name in the texts
 * @param entries the names of commands, of the menus in it, and {@link #LINE}
 */
public record MenuPlan(String key, List<String> entries) {
    /** A line between two groups of entries. */
    public static final String LINE = "-";

    /** The menu of the files that were used last. */
    public static final String RECENT = "load-recent";

    /** The menu of the themes. */
    public static final String THEME = "theme";

    /** The menu {@link #ALOUD}. */
    public static final String READ_ALOUD = "read-aloud";

    // spotless:off: a group of entries is a line
    private static final MenuPlan GAME = new MenuPlan(
            "menu.game",
            List.of(
                    "new",
                    "new-game",
                    "friend",
                    "setup",
                    "load",
                    RECENT,
                    "games",
                    "arena",
                    LINE,
                    "save",
                    "save-as",
                    LINE,
                    "lessons",
                    "puzzles",
                    "daily",
                    LINE,
                    "copy",
                    "paste",
                    "picture",
                    LINE,
                    "quit"));
    private static final MenuPlan MOVE = new MenuPlan(
            "menu.move",
            List.of("undo", "redo", "undo-one-move", "redo-one-move", LINE, "hint", LINE, "replay", "review", "live"));
    private static final MenuPlan VIEW =
            new MenuPlan("menu.view", List.of("side-panel", THEME, LINE, "speak", READ_ALOUD, LINE));

    /** What KDE's applications have under Settings, in their order. */
    private static final MenuPlan SETTINGS = new MenuPlan(
            "menu.settings", List.of("toolbar", "statusbar", "full-screen", "sound", LINE, "shortcuts", "settings"));

    private static final MenuPlan HELP =
            new MenuPlan("menu.help", List.of("handbook", "first-steps", "demo", LINE, "report-bug", "about"));

    /** What can be read aloud; it is in the menu View. */
    public static final MenuPlan ALOUD = new MenuPlan(
            "menu.read-aloud",
            List.of(
                    "read-square",
                    "read-score",
                    "read-last-move",
                    "read-changes",
                    "read-pieces",
                    "read-all",
                    "read-text",
                    "read-clock"));
    // spotless:on

    /** The menus of the main window. */
    public static final List<MenuPlan> ALL = List.of(GAME, MOVE, VIEW, SETTINGS, HELP);

    private static final List<String> ORDER = Stream.of(GAME, MOVE, VIEW, ALOUD, SETTINGS, HELP)
            .flatMap(menu -> menu.entries().stream())
            .toList();

    /** Whether commands that no menu names come at its end. */
    public boolean isForOthers() {
        return equals(VIEW);
    }

    /** The names of the commands that no menu names. */
    public static List<String> others(Commands commands) {
        return commands.all().stream()
                .map(Command::name)
                .filter(name -> !ORDER.contains(name))
                .toList();
    }

    /** Where a command stands among all of them; those that no menu names come last. */
    static int place(Command command) {
        int place = ORDER.indexOf(command.name());
        return place < 0 ? ORDER.size() : place;
    }
}
