package org.jumpingcube.desktop;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.control.MenuBar;
import javafx.stage.Stage;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.Mutator;
import org.jumpingcube.storage.Mutator.Way;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SettingsFile;

/**
 * A process that spoils settings in many ways. It reads each, has a window take them up, and saves them; some are what
 * a window of their own begins with, which saves its game and quits. Whatever goes wrong is printed and ends it.
 */
final class SpoiltSettings {
    private static final Path EXAMPLES = Path.of("src/test/resources/settings");
    private static final int MANY = 20;
    private static final String MANY_KEYS = """
        {"format": "jumping-cube-settings", "version": 1,
         "shortcuts": {"new": "Ctrl+Shift+N", "hint": "F2", "undo": "", "save": "Shortcut+Comma", "quit": "Alt+x",
          "load": "Meta+Left", "handbook": "Shift+F1", "redo": "Ctrl+[", "full-screen": "Ctrl+Alt+Shift+Enter"},
         "window": {"x": -20.5, "y": 10, "width": 800, "height": 600.25, "maximised": false, "toolbar": false},
         "look": {"palette": "custom", "player1": "#000000", "player2": "#ffffff", "neutral": "#123456"},
         "recentFiles": ["/games/a.jcube", "/games/b.jcube", "c.jcube"]}
        """;

    private final Path folder;
    private final List<Throwable> faults = Collections.synchronizedList(new ArrayList<>());
    private final List<WeakReference<DesktopProgram>> closed = new ArrayList<>();
    private final ChosenPaths chooser = new ChosenPaths();
    private int usable;
    private long longestMillis;

    private SpoiltSettings(Path folder) {
        this.folder = folder;
    }

    /** Expects a folder to work in, how many settings to read, and how many of them to open a window with. */
    public static void main(String[] arguments) {
        try {
            var started = new CountDownLatch(1);
            Platform.startup(started::countDown);
            started.await();
            Platform.setImplicitExit(false); // a window that quits is not the last
            new SpoiltSettings(Path.of(arguments[0]))
                    .run(Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
        } catch (Exception | AssertionError e) {
            e.printStackTrace(System.out);
        }
        System.exit(0);
    }

    private void run(int mutants, int windows) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> faults.add(fault));
        var examples = List.of(Files.readAllBytes(EXAMPLES.resolve("v1-all-changed.json")), MANY_KEYS.getBytes(UTF_8));
        var ways = Way.values();
        var stage = onFx(Stage::new);
        var program = open(stage, folders("shown"));
        for (byte[] example : examples) {
            read(example, program);
        }
        longestMillis = 0; // classes were loaded
        usable = 0;
        for (int seed = 0; seed < mutants; seed++) {
            var example = examples.get(seed / MANY % examples.size()); // the window changes most if they take turns
            byte[] spoilt =
                    new Mutator(seed).spoil(example, seed % 2 == 0 ? Way.OTHER_WORD : ways[seed / 2 % ways.length]);
            try {
                read(spoilt, program);
                if (seed % (mutants / windows) == 0) {
                    openSaveAndQuit(spoilt);
                    System.err.println(seed + " read, longest " + longestMillis + " ms");
                }
            } catch (Exception | AssertionError e) {
                throw new AssertionError("seed " + seed + ": " + new String(spoilt, UTF_8), e);
            }
        }
        checkNoneIsKept();
        quit(stage, program);
        check(faults.isEmpty(), faults.toString());
        System.out.printf("%d read, %d of use, longest %d ms; %d windows%n", mutants, usable, longestMillis, windows);
    }

    /** What this process has had of the processors; a busy machine takes longer by the clock. */
    private static long processorMillis() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(Duration::toMillis)
                .orElse(0L);
    }

    private static <T> T onFx(Callable<T> action) throws Exception {
        var answer = new CompletableFuture<T>();
        Platform.runLater(() -> {
            try {
                answer.complete(action.call());
            } catch (Exception | Error e) {
                answer.completeExceptionally(e);
            }
        });
        return answer.get(60, TimeUnit.SECONDS);
    }

    private static void check(boolean isSo, String what) {
        if (!isSo) {
            throw new AssertionError(what);
        }
    }

    private Folders folders(String name) {
        return new Folders(folder.resolve(name), folder.resolve(name).resolve("state"));
    }

    /** Reads the settings, has the window that is open take them up, and saves them with one change. */
    private void read(byte[] spoilt, DesktopProgram program) throws Exception {
        var file = new SettingsFile(folder.resolve("settings.json"));
        Files.write(file.path(), spoilt);
        long start = processorMillis();
        Settings settings = file.load().settings();
        if (!settings.equals(Settings.DEFAULT)) {
            usable++;
            onFx(() -> {
                program.settings().update(now -> settings);
                return program;
            });
        }
        var changed = settings.withLanguage(settings.language() == Language.GERMAN ? Language.SYSTEM : Language.GERMAN);
        file.change(settings, changed);
        longestMillis = Math.max(longestMillis, processorMillis() - start);
        check(file.load().equals(new SettingsFile.Found(changed, List.of())), "they come back otherwise");
        check(faults.isEmpty(), faults.toString());
    }

    private DesktopProgram open(Stage stage, Folders folders) throws Exception {
        return onFx(() -> WholeWindow.open(stage, folders, GameViews::all, chooser));
    }

    private void openSaveAndQuit(byte[] spoilt) throws Exception {
        var folders = folders("opened");
        Files.createDirectories(folders.settings());
        Files.write(folders.settings().resolve("settings.json"), spoilt);
        Path game = Files.createDirectories(folder.resolve("games")).resolve("game.jcube");
        Files.deleteIfExists(game);
        var stage = onFx(Stage::new);
        var program = open(stage, folders);
        onFx(() -> {
            program.commands().run("settings");
            program.commands().run("shortcuts");
            chooser.choose(game);
            fire(stage, "menu-save-as");
            return program;
        });
        quit(stage, program);
        closed.add(new WeakReference<>(program));
        check(SaveFile.at(game, Games.FORMATS).load().result().game().isPresent(), "no game is saved");
        var left = SettingsFile.in(folders).load();
        check(left.problems().isEmpty(), "left " + left);
        check(left.settings().recentFiles().get(0).equals(game), "no file is remembered");
    }

    /** A closed window is let go; what has the focus, or was drawn last, may stay until the next one comes. */
    private void checkNoneIsKept() throws Exception {
        long kept = closed.size();
        for (int round = 0; round < 50 && kept > 1; round++) {
            System.gc();
            Thread.sleep(100);
            kept = closed.stream().filter(program -> !program.refersTo(null)).count();
        }
        check(kept <= 1, kept + " of " + closed.size() + " closed windows are kept");
    }

    private static void fire(Stage stage, String item) {
        ((MenuBar) stage.getScene().lookup(".menu-bar"))
                .getMenus().stream()
                        .flatMap(menu -> menu.getItems().stream())
                        .filter(found -> item.equals(found.getId()))
                        .findFirst()
                        .orElseThrow()
                        .fire();
    }

    private static void quit(Stage stage, DesktopProgram program) throws Exception {
        var saved = new CompletableFuture<Boolean>();
        onFx(() -> {
            program.files().whenSaved(saved::complete);
            return stage;
        });
        check(saved.get(60, TimeUnit.SECONDS), "a save failed");
        onFx(() -> {
            stage.hide(); // and those it owns
            return stage;
        });
        program.awaitKept(() -> {});
    }
}
