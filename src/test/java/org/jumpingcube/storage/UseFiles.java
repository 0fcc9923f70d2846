package org.jumpingcube.storage;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.Settings;

/**
 * A process that reads and writes each file that the program has for a user, as the window does, in a folder that something
 * is wrong with. Says in a line for each what became of it; whoever uses the window reads the same reasons.
 */
final class UseFiles {
    static final String SAVE = "games/game.jcube";
    static final Settings OLD = Settings.DEFAULT.withLanguage(Language.GERMAN);
    private static final Settings NEW = Settings.DEFAULT.withLanguage(Language.ENGLISH);
    private static final int PATIENCE_SECONDS = 30;

    private final Path home;
    private final Folders folders;

    private UseFiles(Path home) {
        this.home = home;
        folders = KeepGames.folders(home);
    }

    /** A folder in which all is well: a saved game, settings, a game that a killed window has left, and a log. */
    static void prepare(Path home) throws IOException {
        var folders = KeepGames.folders(home);
        Files.createDirectories(home.resolve(SAVE).getParent());
        Cubes.file(home.resolve(SAVE)).save(SaveFileTest.OLD);
        SettingsFile.in(folders).save(OLD);
        try (var kept = new RunningGames(folders, Games.FORMATS.own()).begin()) {
            kept.keep(SaveFileTest.OLD);
        }
        Path running = folders.state().resolve("running");
        try (var files = Files.list(running)) { // under a number that the test's own process does not have
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                Files.move(file, running.resolve(name.replaceAll("^\\d+-1", "1-1")));
            }
        }
        Files.writeString(LogFile.path(folders), "old\n");
    }

    public static void main(String[] arguments) throws Exception {
        var files = new UseFiles(Path.of(arguments[0]));
        System.out.println("save: " + files.save());
        System.out.println("settings: " + files.settings());
        System.out.println("kept game: " + files.kept());
        System.out.println("log: " + files.log());
    }

    private String save() {
        var file = Cubes.file(home.resolve(SAVE));
        var opened = file.load();
        String outcome;
        try {
            opened.file().save(SaveFileTest.NEW);
            outcome = "saved";
        } catch (SaveException e) {
            outcome = said(e);
        }
        return name(opened.result()) + "; " + outcome + "; " + name(file.load().result());
    }

    private static String name(LoadResult result) {
        if (result instanceof LoadResult.Rejected refused) {
            return refused.problems().get(0).text(Locale.ENGLISH);
        }
        return name(Cubes.game(result).map(game -> game));
    }

    private static String name(Optional<SavedGame<?, ?>> game) {
        return game.map(found -> found.equals(SaveFileTest.OLD) ? "old" : found.equals(SaveFileTest.NEW) ? "new" : "?")
                .orElse("none");
    }

    private String settings() {
        var file = SettingsFile.in(folders);
        var before = file.load();
        String outcome;
        try {
            file.change(before.settings(), NEW);
            outcome = "saved";
        } catch (SaveException e) {
            outcome = said(e);
        }
        return name(before) + "; " + outcome + "; " + name(file.load());
    }

    private String name(SettingsFile.Found found) {
        return found.settings().language() == Language.GERMAN
                ? "old"
                : found.settings().language() == Language.ENGLISH
                        ? "new"
                        : found.problems().isEmpty() ? "defaults" : "defaults, and says so";
    }

    private String kept() throws Exception {
        var trouble = Collections.synchronizedList(new ArrayList<IOException>());
        var offered = new CompletableFuture<Optional<SavedGame<?, ?>>>();
        var keeper = new GameKeeper(new RunningGames(folders, Games.FORMATS.own()), trouble::add);
        keeper.findLeftOver((found, isAnother) -> offered.complete(found.game()));
        keeper.keep(SaveFileTest.NEW);
        keeper.close().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        return "offers " + name(offered.getNow(Optional.empty())) + "; "
                + (trouble.isEmpty() ? "kept" : said(trouble.get(trouble.size() - 1))) + "; " + keptOnDisk();
    }

    /** The games that are there whole, whoever may read them. */
    private List<String> keptOnDisk() {
        try (var files = Files.list(folders.state().resolve("running"))) {
            return files.filter(file -> file.toString().endsWith(".jcube"))
                    .map(file -> name(Cubes.file(file).load().result()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of("not to be read");
        }
    }

    private String log() throws IOException {
        var log = LogFile.start(folders);
        System.getLogger("org.jumpingcube").log(Level.WARNING, "something to report");
        log.flush();
        Path file = LogFile.path(folders);
        if (!Files.isRegularFile(file)) {
            return "none";
        } else if (!Files.isReadable(file)) {
            return "not to be read";
        }
        String text = Files.readString(file);
        return (text.startsWith("old") ? "old" : "new") + (text.contains("something to report") ? " and more" : "");
    }

    private static String said(IOException trouble) {
        return trouble instanceof SaveException known ? known.problem().text(Locale.ENGLISH) : trouble.toString();
    }
}
