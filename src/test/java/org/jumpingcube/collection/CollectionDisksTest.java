package org.jumpingcube.collection;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jumpingcube.Slow;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.JavaProcess;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.SaveFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The collection on a disk that is full or read-only, and in use by others: what can be read is read, and what cannot be
 * written is told in words. Disks of their own need Linux with user name spaces, as the continuous build has.
 */
@Slow
@Timeout(120)
class CollectionDisksTest {
    private static final String ON_ANOTHER_DISK = """
            cp -a "$FOLDER" "$FOLDER.copy"
            mount -t tmpfs -o size=512k none "$FOLDER"
            cp -a "$FOLDER.copy/." "$FOLDER"
            """;

    private final Path folder;
    private final Path file;

    CollectionDisksTest(@TempDir Path temporary) throws IOException {
        folder = Files.createDirectory(temporary.toRealPath().resolve("home"));
        file = folder.resolve("games.db");
        try (var collection = PlayedGames.open(file)) {
            collection.keep(IntStream.range(0, 3).mapToObj(PlayedGames::cubes).toList());
        }
    }

    /** What {@link #main} says after a script of the shell, run in name spaces of its own. */
    private List<String> use(String script, Path... imported) throws IOException, InterruptedException {
        assumeTrue(isAllowed(), "needs Linux with user name spaces");
        var arguments = new ArrayList<>(List.of(file));
        arguments.addAll(List.of(imported));
        var command =
                new ArrayList<>(List.of("unshare", "-rm", "sh", "-c", "set -e\n" + script + "\nexec \"$@\"", "sh"));
        command.addAll(JavaProcess.command(CollectionDisksTest.class, arguments.toArray()));
        var process = new ProcessBuilder(command);
        process.environment().put("FOLDER", folder.toString());
        process.environment()
                .put("JUMPING_CUBE_HOME", folder.resolveSibling("own").toString());
        var started = process.redirectErrorStream(true).start();
        started.getOutputStream().close();
        String said = new String(started.getInputStream().readAllBytes(), UTF_8);
        started.waitFor();
        return said.lines().toList();
    }

    private static boolean isAllowed() throws InterruptedException {
        try {
            return new ProcessBuilder("unshare", "-rm", "true").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** Reads the collection in a process of its own, and tries to add games to it: one, or those of a file. */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "off"); // a library of the tests
        Optional.ofNullable(System.getenv("TEMPORARY"))
                .ifPresent(temporary -> System.setProperty("java.io.tmpdir", temporary));
        try (var collection = PlayedGames.open(file)) {
            if (arguments.length > 1) {
                var done = new GameImport(collection, Games.FORMATS).add(List.of(Path.of(arguments[1])));
                System.out.println(collection.find(GameFilter.ALL).size() + " games");
                System.out.println(done.added() + " added");
                throw done.trouble().orElseThrow();
            }
            System.out.println(collection.find(GameFilter.ALL).size() + " games");
            System.out.println(collection.results(GameFilter.ALL).isEmpty() ? "no results" : "results");
            System.out.println(collection.keep(PlayedGames.cubes(7)) ? "kept" : "known");
        } catch (CollectionException e) {
            System.out.println(e.problem().text(Locale.ENGLISH));
        }
    }

    @Test
    void onAFullDiskGamesAreReadAndWhatCannotBeAddedIsSaid() throws Exception {
        assertThat(use(ON_ANOTHER_DISK + "cat /dev/zero > \"$FOLDER/filler\" 2> /dev/null || true"))
                .containsExactly("3 games", "results", "the disk is full");
    }

    @Test
    void whereTheTemporaryFolderMayRunNoProgramsTheLibraryIsInAFolderThatMay() throws Exception {
        assertThat(use(noPrograms("tmp") + temporary("tmp"))).containsExactly("3 games", "results", "kept");
    }

    @Test
    void whereTheProgramsOwnFolderMayRunNoProgramsTheLibraryIsInTheTemporaryFolder() throws Exception {
        assertThat(use(noPrograms("own") + "mkdir \"$FOLDER/../tmp\"\n" + temporary("tmp")))
                .containsExactly("3 games", "results", "kept");
    }

    @Test
    void whereNoFolderMayRunProgramsItIsSaid() throws Exception {
        assertThat(use(noPrograms("own") + temporary("own")))
                .singleElement()
                .asString()
                .startsWith("a library that the program needs cannot be loaded");
    }

    private static String noPrograms(String name) {
        return "mkdir \"$FOLDER/../%1$s\"\nmount -t tmpfs -o noexec none \"$FOLDER/../%1$s\"\n".formatted(name);
    }

    private static String temporary(String name) {
        return "export TEMPORARY=\"$FOLDER/../%s\"\n".formatted(name);
    }

    @Test
    void onAReadOnlyDiskGamesAreReadAndWhatCannotBeAddedIsSaid() throws Exception {
        assertThat(use(ON_ANOTHER_DISK + "mount -o remount,ro \"$FOLDER\""))
                .containsExactly("3 games", "results", "nothing can be written here: the disk is read-only");
    }

    @Test
    void onAReadOnlyDiskWithoutACollectionThereAreNoGames() throws Exception {
        assertThat(use("rm \"$FOLDER/games.db\"\n" + ON_ANOTHER_DISK + "mount -o remount,ro \"$FOLDER\""))
                .containsExactly("0 games", "no results", "nothing can be written here: the disk is read-only");
    }

    @Test
    void aChangeThatWasCutOffOnADiskThatIsReadOnlyNowIsSaid() throws Exception {
        leaveAJournal();
        assertThat(use(ON_ANOTHER_DISK + "mount -o remount,ro \"$FOLDER\""))
                .containsExactly("a program was interrupted while writing the file; only somebody with write "
                        + "permission here can repair it");
    }

    /** Stops in the middle of a change, as a killed program does. */
    private void leaveAJournal() throws Exception {
        Path copy = folder.resolveSibling("half");
        Files.createDirectory(copy);
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file.toUri());
                var statement = connection.createStatement()) {
            statement.execute("PRAGMA cache_size = 1"); // so that pages are written before the end
            statement.execute("PRAGMA cache_spill = 1");
            statement.execute("BEGIN IMMEDIATE");
            statement.execute("UPDATE saves SET jcube = jcube || hex(zeroblob(20000))");
            Files.copy(file, copy.resolve("games.db"));
            Files.copy(folder.resolve("games.db-journal"), copy.resolve("games.db-journal"));
            statement.execute("ROLLBACK");
        }
        Files.move(copy.resolve("games.db"), file, StandardCopyOption.REPLACE_EXISTING);
        Files.move(copy.resolve("games.db-journal"), folder.resolve("games.db-journal"));
    }

    @Test
    void aCollectionThatSomebodyHoldsIsSaidToBeInUse() throws Exception {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file.toUri());
                var statement = connection.createStatement()) {
            statement.execute("BEGIN EXCLUSIVE");
            assertThatThrownBy(() -> PlayedGames.open(file)).hasMessage(file + ": another program is using the file");
        }
    }

    @Test
    void whatAnImportHasAddedBeforeTheDiskWasFullStaysAndIsCounted(@TempDir Path games) throws Exception {
        Path lines = games.resolve("games.txt");
        try (var out = Files.newBufferedWriter(lines)) {
            for (int number = 100; number < 700; number++) {
                out.write(LineFormat.line(PlayedGames.cubes(number).saved()) + "\n");
            }
        }
        var said = use(ON_ANOTHER_DISK, lines);
        assertThat(said).last().isEqualTo("the disk is full");
        int added = Integer.parseInt(said.get(1).replaceFirst(" added", ""));
        assertThat(added).isPositive().isLessThan(600);
        assertThat(said).contains(3 + added + " games");
    }

    @Test
    void aSavedGameThatMayNotBeReadIsRefusedAndTheOthersAreAdded(@TempDir Path games) throws Exception {
        var saved = PlayedGames.cubes(50).saved();
        SaveFile.at(games.resolve("good.jcube"), Games.FORMATS).save(saved);
        Files.createSymbolicLink(games.resolve("gone.txt"), games.resolve("nothing"));
        try (var collection = PlayedGames.open(file)) {
            var done = new GameImport(collection, Games.FORMATS)
                    .add(List.of(games.resolve("gone.txt"), games.resolve("good.jcube")));
            assertThat(done.added()).isEqualTo(1);
            assertThat(done.refused()).hasSize(1);
        }
    }
}
