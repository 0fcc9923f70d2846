package org.jumpingcube.desktop;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.jump61.Jump61Window;
import org.jumpingcube.desktop.look.WindowScale;
import org.jumpingcube.settings.WindowBounds;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.LinkSocket;
import org.jumpingcube.storage.LogFile;
import org.jumpingcube.storage.ScaleFile;
import org.jumpingcube.storage.SettingsFile;
import org.jumpingcube.text.GameWindow;
import org.jumpingcube.worker.Threads;

/** Opens the window, or says in one line why there can be none. */
public final class Desktop {
    private static final Logger LOG = System.getLogger("org.jumpingcube.desktop");

    private static final PrintStream SILENCE =
            new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    private static final Errors ERRORS = new Errors();

    private static final long TOOLKIT_SECONDS = 60; // a slow machine may take a while; a broken one never answers

    private static final double OFFSET = 32; // pixels

    private Desktop() {}

    /**
     * Opens the window and waits until it is closed.
     *
     * @param file a saved game to open
     * @param textCommands the commands that work without a window, to name them if there can be none
     * @return the exit code: 0, or 1 if no window can be opened
     */
    public static int run(Optional<Path> file, Supplier<String> textCommands) {
        return run(file, Optional.empty(), textCommands);
    }

    /**
     * Opens a link to a game, in the window of this user that is there, or in a new one.
     *
     * @param textCommands as above
     * @return the exit code, as above
     */
    public static int runWithLink(String link, Supplier<String> textCommands) {
        return LinkSocket.handOver(Folders.ofThisUser(), link)
                ? 0
                : run(Optional.empty(), Optional.of(link), textCommands);
    }

    private static int run(Optional<Path> file, Optional<String> link, Supplier<String> textCommands) {
        if (!hasDisplay()) {
            return refuse("no-display", textCommands);
        }
        var folders = Folders.ofThisUser();
        LogFile.start(folders);
        var settings = ParallelStart.read(SettingsFile.in(folders));
        WindowScale.use(new ScaleFile(folders), settings::join);
        if (!startsToolkit(() -> ParallelStart.warmUp(settings))) {
            return refuse("no-toolkit", textCommands);
        }
        try {
            var found = besideOthers(settings.get(), LinkSocket.programs(folders));
            var program = Threads.supply(Platform::runLater, () -> open(folders, found, file, link))
                    .thenCompose(BoardWindow::program)
                    .get();
            JumpingCube.awaitEnd();
            program.awaitKept(() -> tell("saving"));
            return 0;
        } catch (ExecutionException e) {
            LOG.log(Level.ERROR, "The window cannot be opened", e);
            Platform.exit();
            JumpingCube.awaitEnd();
            tell("no-window", LogFile.path(folders).toString(), textCommands.get());
            return 1;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 1;
        }
    }

    /** Lets the window of a program that is not the first cover none exactly. */
    static SettingsFile.Found besideOthers(SettingsFile.Found found, int others) {
        var window = found.settings().window();
        double off = others * OFFSET;
        return window.bounds()
                .filter(last -> others > 0)
                .map(last -> new WindowBounds(last.x() + off, last.y() + off, last.width(), last.height()))
                .map(beside -> new SettingsFile.Found(
                        found.settings().withWindow(window.withBounds(beside)), found.problems()))
                .orElse(found);
    }

    /** Opens a window on a game played by text; empty if no window can be opened. */
    public static Optional<GameWindow> openForText() {
        if (!hasDisplay()) {
            return Optional.empty();
        }
        var folders = Folders.ofThisUser();
        LogFile.start(folders);
        WindowScale.use(new ScaleFile(folders), SettingsFile.in(folders)::load);
        if (!startsToolkit(() -> {})) {
            return Optional.empty();
        }
        Thread.setDefaultUncaughtExceptionHandler(new FaultLog(() -> {}));
        Platform.setImplicitExit(false); // the protocol ends the program after its last line
        return Optional.of(Threads.<GameWindow>supply(Platform::runLater, Jump61Window::new)
                .join());
    }

    private static BoardWindow open(
            Folders folders, SettingsFile.Found settings, Optional<Path> file, Optional<String> link) {
        var window = new BoardWindow(new Stage(), folders, settings, GameViews::all);
        Thread.setDefaultUncaughtExceptionHandler(
                new FaultLog(() -> window.whenMade(made -> made.sayFault(LogFile.path(folders)))));
        Runnable exit = () -> Platform.runLater(Platform::exit); // not yet: the window is still closing
        DesktopProgram.open(window, DesktopProgram::new, file, link, exit);
        return window;
    }

    private static int refuse(String key, Supplier<String> textCommands) {
        tell(key, textCommands.get());
        return 1;
    }

    private static void tell(String key, Object... arguments) {
        System.err.println(new Texts(Locale.getDefault()).get(key, arguments));
    }

    private static boolean hasDisplay() {
        boolean isX11 =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux")
                        && System.getProperty("glass.platform", "gtk").equals("gtk");
        return !isX11 || !System.getenv().getOrDefault("DISPLAY", "").isEmpty();
    }

    /**
     * Starts JavaFX. It prints the stack traces of its failures before it throws; the user does not see them.
     *
     * @param meanwhile begins what other threads can do while it starts
     */
    private static boolean startsToolkit(Runnable meanwhile) {
        PrintStream errors = System.err;
        // A signal ends JavaFX while it may still be painting a frame, and what it prints of that is no fault.
        Runtime.getRuntime().addShutdownHook(Threads.make("silence", ERRORS::end));
        ERRORS.turn(SILENCE);
        try {
            var started = JumpingCube.launch();
            meanwhile.run();
            started.get(TOOLKIT_SECONDS, TimeUnit.SECONDS);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException | TimeoutException e) {
            LOG.log(Level.ERROR, "JavaFX does not start", e);
            return false;
        } finally {
            ERRORS.turn(errors);
        }
    }

    /** Where standard error goes: nowhere, once the program is ending. */
    private static final class Errors {
        private boolean isEnding;

        private synchronized void turn(PrintStream where) {
            if (!isEnding) {
                System.setErr(where);
            }
        }

        private synchronized void end() {
            isEnding = true;
            System.setErr(SILENCE);
        }
    }
}
