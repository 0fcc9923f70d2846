package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jumpingcube.Figure;
import org.jumpingcube.Slow;
import org.jumpingcube.SlowFlush;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Saves on disks that really are full or read-only, and in processes that really are killed. The disks are made in a
 * name space of the child process alone, which any user may have on most Linux systems and which goes with the process.
 */
@Slow
class SaveFaultsTest {
    private static final String SKIPPED = "needs Linux with user name spaces (unshare) for ";

    private static final int SLOW_MILLIS = 100;

    private final Path folder;
    private final Path path;

    SaveFaultsTest(@TempDir Path temporary) throws IOException {
        folder = temporary.toRealPath();
        path = folder.resolve("game.jcube");
    }

    /** What {@link SaveOnce} says when it saves in the folder, after a script of the shell has prepared it. */
    private String saveAfter(String script, String options) throws IOException, InterruptedException {
        Path old = Files.createTempDirectory(folder.getParent(), "old").resolve("old.jcube");
        Cubes.file(old).save(SaveFileTest.OLD);
        assumeTrue(isAllowed(options), SKIPPED + options);
        var command =
                new ArrayList<>(List.of("unshare", options, "sh", "-c", "set -e\n" + script + "\nexec \"$@\"", "sh"));
        command.addAll(JavaProcess.command(SaveOnce.class, path));
        var process = new ProcessBuilder(command).redirectErrorStream(true);
        process.environment().put("FOLDER", folder.toString());
        process.environment().put("OLD", old.toString());
        return new String(process.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }

    static boolean isAllowed(String options) throws InterruptedException {
        String attempt = options.contains("m") ? "mount -t tmpfs none /tmp && echo yes" : "echo yes";
        try {
            return JavaProcess.output(List.of("unshare", options, "sh", "-c", attempt))
                    .strip()
                    .equals("yes");
        } catch (IOException e) {
            return false; // no such program
        }
    }

    @Test
    void onAFullDiskTheOldFileStays() throws IOException, InterruptedException {
        assertThat(saveAfter("""
                        mount -t tmpfs -o size=32k none "$FOLDER"
                        cp "$OLD" "$FOLDER/game.jcube"
                        cat /dev/zero > "$FOLDER/filler" 2> /dev/null || true""", "-rm")).isEqualTo("DISK_FULL old [filler, game.jcube]");
    }

    @Test
    void onAReadOnlyDiskTheOldFileStays() throws IOException, InterruptedException {
        assertThat(saveAfter("""
                        mount -t tmpfs none "$FOLDER"
                        cp "$OLD" "$FOLDER/game.jcube"
                        mount -o remount,ro "$FOLDER\"""", "-rm")).isEqualTo("READ_ONLY old [game.jcube]");
    }

    @Test
    void inAFolderThatMayNotBeWrittenTheOldFileStays() throws IOException, InterruptedException {
        String said = saveAfter("""
                cp "$OLD" "$FOLDER/game.jcube"
                chmod 555 "$FOLDER\"""", "-U"); // takes even root's right to write everywhere
        assertThat(folder.toFile().setWritable(true)).isTrue();
        assertThat(said).isEqualTo("MAY_NOT_WRITE old [game.jcube]");
    }

    @Test
    void aFileThatMayNotBeWrittenStaysInAFolderThatMay() throws IOException, InterruptedException {
        assertThat(saveAfter("""
                cp "$OLD" "$FOLDER/game.jcube"
                chmod 777 "$FOLDER"
                chmod 444 "$FOLDER"/game.jcube""", "-U")).isEqualTo("MAY_NOT_WRITE old [game.jcube]");
    }

    @Test
    void onADiskInOrderTheNewFileIsThere() throws IOException, InterruptedException {
        assertThat(saveAfter("mount -t tmpfs none \"$FOLDER\"\ncp \"$OLD\" \"$FOLDER/game.jcube\"", "-rm"))
                .isEqualTo("SAVED new [game.jcube]");
    }

    @Test
    @Timeout(120)
    void aProgramKilledWhileItSavesLeavesTheOldFileOrTheNewOne() throws IOException, InterruptedException {
        killWhileSaving(10, Optional.empty());
    }

    @Test
    @Timeout(120)
    void theSameOnASlowDisk(@TempDir Path library) throws IOException, InterruptedException {
        killWhileSaving(3, Optional.of(SlowFlush.library(library)));
    }

    @Test
    @Figure
    void aProgramKilledAThousandTimesWhileItSavesLeavesTheOldFileOrTheNewOne()
            throws IOException, InterruptedException {
        killWhileSaving(1000, Optional.empty());
        System.out.println("1,000 kills during saves: a whole file each time; half a temporary one: " + halfWritten());
        assertThat(halfWritten()).as("kills in the middle of a save").isGreaterThan(50);
    }

    @Test
    @Figure
    void theSameTwoHundredTimesOnASlowDisk(@TempDir Path library) throws IOException, InterruptedException {
        killWhileSaving(200, Optional.of(SlowFlush.library(library)));
        System.out.println("200 kills during saves with each flush slowed by " + SLOW_MILLIS
                + " ms: a whole file each time; a temporary one was left: " + halfWritten());
        assertThat(halfWritten()).as("kills in the middle of a save").isGreaterThan(50);
    }

    private void killWhileSaving(int rounds, Optional<Path> slowness) throws IOException, InterruptedException {
        var games = List.of(
                SampleGames.saved(SampleGames.random(15, 200, 1)), SampleGames.saved(SampleGames.random(15, 400, 2)));
        Path sources = Files.createTempDirectory(folder.getParent(), "sources");
        Path one = sources.resolve("one.jcube");
        Path two = sources.resolve("two.jcube");
        Cubes.file(one).save(games.get(0));
        Cubes.file(two).save(games.get(1));
        var random = new Random(1);
        for (int round = 0; round < rounds; round++) {
            var process = new ProcessBuilder(JavaProcess.command(SaveForever.class, path, one, two));
            slowness.ifPresent(library -> SlowFlush.slow(process, library, SLOW_MILLIS));
            killAfter(random.nextInt(slowness.isPresent() ? 4 * SLOW_MILLIS : 20), process.start());
            assertThat(games).as("round %d", round).contains(loaded());
        }
    }

    private static void killAfter(int milliseconds, Process process) throws IOException, InterruptedException {
        try (var said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(said.readLine()).isEqualTo("saving");
            Thread.sleep(milliseconds);
        } finally {
            JavaProcess.kill(process);
        }
    }

    private SavedGame<CubePosition, Square> loaded() {
        return Cubes.game(Cubes.file(path).load().result()).orElseThrow();
    }

    /** How many of the kills left a temporary file. */
    private long halfWritten() throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".tmp")).count();
        }
    }
}
