package org.jumpingcube.desktop;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.session.ActionButton.Look;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.GameKeeper;
import org.jumpingcube.storage.RunningGames;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.storage.SettingsFile;

/**
 * A process that plays a game and changes its settings until it is killed, either in a window or with only what a window
 * keeps them by. Says "game N" once N moves are on disk, and "set N" once its Nth settings are.
 */
final class KilledWindow {
    private static final int MOVES = 60; // fewer than it takes to win on the boards below
    private static final Seats HUMANS = new Seats(Seat.HUMAN, Seat.HUMAN);

    private final int number;
    private final Folders folders = Folders.ofThisUser();
    private final SettingsFile file = SettingsFile.in(folders);

    private KilledWindow(int number) {
        this.number = number;
    }

    /** Expects the window's number from 0 on, the number of its first settings, and whether there is a screen. */
    public static void main(String[] arguments) throws Exception {
        var window = new KilledWindow(Integer.parseInt(arguments[0]));
        int first = Integer.parseInt(arguments[1]);
        if (Boolean.parseBoolean(arguments[2])) {
            window.playInAWindow(first);
        } else {
            window.playWithoutAWindow(first);
        }
    }

    /** The game that a window plays, on a board of its own size. */
    static History<CubePosition, Square> game(int number, int moves) {
        var random = new Random(number);
        var history = History.<CubePosition, Square>startingAt(CubePosition.start(10 + number));
        while (history.turns().size() < moves) {
            var legal = history.current().legalMoves();
            history = history.then(legal.get(random.nextInt(legal.size())));
        }
        return history;
    }

    /** The key of a window's own setting. */
    static String key(int number) {
        return "window-" + number;
    }

    /** The file that a window has used. */
    static Path recentFile(int number) {
        return Path.of("/games/" + number + ".jcube");
    }

    /** The number of a window's settings of the moment; 0 before the first. */
    static int value(Settings settings, int number) {
        return Integer.parseInt(settings.shortcuts().getOrDefault(key(number), "0"));
    }

    private UnaryOperator<Settings> change(int value) {
        return now -> {
            var keys = new HashMap<>(now.shortcuts());
            keys.put(key(number), Integer.toString(value));
            return now.withShortcuts(keys).withRecentFile(recentFile(number));
        };
    }

    private void playWithoutAWindow(int first) throws InterruptedException {
        var keeper = new GameKeeper(new RunningGames(folders, Games.FORMATS.own()), System.out::println);
        var settings = new SettingsModel(file, file.load().settings(), System.out::println);
        for (int round = 1; ; round++) {
            int moves = Math.min(round, MOVES);
            keeper.keep(new SavedGame<>(Games.CUBE, game(number, moves), HUMANS));
            settings.update(change(first + round));
            report(moves, first + round);
        }
    }

    private void playInAWindow(int first) throws Exception {
        var started = new CountDownLatch(1);
        Platform.startup(started::countDown);
        started.await();
        var program = onFx(() -> {
            var shown = WholeWindow.open(new Stage(), folders);
            CubesPlayedBy.session(shown).newGame(CubePosition.start(10 + number), HUMANS);
            return shown;
        });
        var turns = game(number, MOVES).turns();
        for (int round = 1; ; round++) {
            int moves = Math.min(round, MOVES);
            int value = first + round;
            boolean isPlayed = round > MOVES;
            onFx(() -> {
                if (!isPlayed) {
                    play(program, turns.get(moves - 1).move());
                }
                program.settings().update(change(value));
                return program;
            });
            report(moves, value);
        }
    }

    private static void play(DesktopProgram program, Square move) {
        var session = CubesPlayedBy.session(program);
        session.choose(move);
        if (program.games().now().state().button().look() == Look.STOP) {
            session.pressButton(); // the cascade is of no interest
        }
    }

    private static <T> T onFx(Supplier<T> action) {
        return CompletableFuture.supplyAsync(action, Platform::runLater).join();
    }

    private void report(int moves, int value) throws InterruptedException {
        Path kept = folders.state()
                .resolve("running")
                .resolve(ProcessHandle.current().pid() + "-1.jcube");
        boolean isKept = comes(() -> SaveFile.at(kept, Games.FORMATS)
                .load()
                .result()
                .game()
                .filter(game -> game.history().turns().size() >= moves)
                .isPresent());
        if (isKept) {
            System.out.println("game " + moves);
        }
        if (comes(() -> value(file.load().settings(), number) >= value)) {
            System.out.println("set " + value);
        }
    }

    /** Whether something is on disk before long; if a lock was not to be had in time, the next change will be. */
    private static boolean comes(BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(15);
        while (!condition.getAsBoolean() && System.nanoTime() < end) {
            Thread.sleep(2);
        }
        return condition.getAsBoolean();
    }
}
