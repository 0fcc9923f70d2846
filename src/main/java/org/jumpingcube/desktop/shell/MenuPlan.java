package org.jumpingcube.desktop.shell;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A menu, in the order and under the name that users of the original know.
 *
 * @param key of its name in the texts
 * @param entries the names of commands, the keys of the menus in it, and {@link #LINE}
 */
public record MenuPlan(String key, List<String> entries) {
    /** A line between two groups of entries. */
    public static final String LINE = "-";

    /** The menu of the files that were used last. */
    public static final String RECENT = "load-recent";

    /** The menu of the themes. */
    public static final String THEME = "theme";

    private static final String OTHER_GAMES = "other-game";
    private static final int MOST_GAMES = 10;

    // spotless:off: a group of entries is a line
    private static final MenuPlan SHARE = new MenuPlan("menu.share", List.of("copy", "paste", "picture"));
    private static final MenuPlan GAME = new MenuPlan(
            "menu.game",
            List.of(
                    "new",
                    "new-game",
                    "friend",
                    OTHER_GAMES,
                    LINE,
                    "load",
                    RECENT,
                    "save",
                    "save-as",
                    SHARE.key(),
                    LINE,
                    "games",
                    LINE,
                    "quit"));
    private static final MenuPlan MOVE = new MenuPlan(
            "menu.move",
            List.of(
                    "undo",
                    "redo",
                    "hint",
                    LINE,
                    "undo-one-move",
                    "redo-one-move",
                    LINE,
                    "replay",
                    "review",
                    LINE,
                    "setup"));
    private static final MenuPlan MORE_TOOLS = new MenuPlan("menu.more-tools", List.of("arena", "live"));
    private static final MenuPlan LEARN = new MenuPlan(
            "menu.learn", List.of("daily", "puzzles", "lessons", LINE, "first-steps", "demo", LINE, MORE_TOOLS.key()));
    private static final MenuPlan SPEECH = new MenuPlan(
            "menu.speech",
            List.of(
                    "speak",
                    LINE,
                    "read-square",
                    "read-score",
                    "read-last-move",
                    "read-changes",
                    "read-pieces",
                    "read-all",
                    "read-text",
                    "read-clock"));

    /** What KDE's applications have under Settings, in their order, with what is ours among it. */
    private static final MenuPlan SETTINGS = new MenuPlan(
            "menu.settings",
            List.of(
                    "toolbar",
                    "statusbar",
                    "side-panel",
                    "full-screen",
                    LINE,
                    THEME,
                    "sound",
                    SPEECH.key(),
                    LINE,
                    "language",
                    "shortcuts",
                    "settings"));

    private static final MenuPlan HELP =
            new MenuPlan("menu.help", List.of("handbook", "find-action", LINE, "report-bug", "about"));
    // spotless:on

    /** The menus of the main window. */
    public static final List<MenuPlan> ALL = List.of(GAME, MOVE, LEARN, SETTINGS, HELP);

    private static final List<MenuPlan> BELOW = List.of(SHARE, MORE_TOOLS, SPEECH);

    /** What else there is to do than the game that is about to begin: at the arrow beside New Game, and in the side panel. */
    public static final MenuPlan BEGIN =
            new MenuPlan("menu.begin", List.of("continue", "daily", "lessons", "friend", OTHER_GAMES, "games"));

    private static final List<String> ORDER = Stream.concat(ALL.stream(), Stream.of(BEGIN))
            .flatMap(MenuPlan::commands)
            .distinct()
            .toList();

    /** A menu whose entries may stand for several commands. */
    public MenuPlan {
        entries = entries.stream()
                .flatMap(entry -> entry.equals(OTHER_GAMES)
                        ? IntStream.range(1, MOST_GAMES).mapToObj(MenuPlan::otherGame)
                        : Stream.of(entry))
                .toList();
    }

    /** The command that begins another game: the first after that on the screen in the list of all, and so on. */
    public static String otherGame(int place) {
        return place == 1 ? OTHER_GAMES : OTHER_GAMES + "-" + place;
    }

    /** The names of the commands in it, and in the menus in it. */
    private Stream<String> commands() {
        return entries.stream()
                .flatMap(entry -> below(entry).map(MenuPlan::commands).orElseGet(() -> Stream.of(entry)));
    }

    /** The menu that an entry is the name of; empty if it is something else. */
    public static Optional<MenuPlan> below(String entry) {
        return BELOW.stream().filter(menu -> menu.key().equals(entry)).findFirst();
    }

    /** Whether commands that no menu names come at its end. */
    public boolean isForOthers() {
        return equals(MORE_TOOLS);
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
