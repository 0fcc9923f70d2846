package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jumpingcube.Slow;
import org.jumpingcube.SlowFlush;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each file that the program has for a user, in a folder where something is wrong with all of them: what the user is told, and
 * that nothing is lost. The table stands in docs/reliability.md.
 */
@Slow
@Timeout(120)
class FileFaultsTest {
    private static final String NOT_READ = "you do not have permission to read this file";
    private static final String NOT_WRITTEN = "you do not have permission to write here";

    private static final String ON_ANOTHER_DISK = """
            cp -a "$FOLDER" "$FOLDER.copy"
            mount -t tmpfs -o size=256k none "$FOLDER"
            cp -a "$FOLDER.copy/." "$FOLDER"
            """;

    private static final String[] IN_ORDER = {
        "save: old; saved; new",
        "settings: old; saved; new",
        "kept game: offers old; kept; [new, old]",
        "log: old and more"
    };
    private static final String NO_FILE = "this is not an ordinary file";

    private final Path folder;

    FileFaultsTest(@TempDir Path temporary) throws IOException {
        folder = Files.createDirectory(temporary.toRealPath().resolve("home"));
        UseFiles.prepare(folder);
    }

    /** What {@link UseFiles} says after a script of the shell, run in name spaces of its own. */
    private List<String> use(String namespaces, String script) throws IOException, InterruptedException {
        assumeTrue(SaveFaultsTest.isAllowed(namespaces), "needs Linux with user name spaces for " + namespaces);
        var command = new ArrayList<>(
                List.of("unshare", namespaces, "sh", "-c", "set -e\n" + script + "\nexec \"$@\"", "sh"));
        command.addAll(JavaProcess.command(UseFiles.class, folder));
        return said(new ProcessBuilder(command));
    }

    private List<String> said(ProcessBuilder process) throws IOException, InterruptedException {
        process.environment().put("FOLDER", folder.toString());
        var started = process.redirectError(ProcessBuilder.Redirect.DISCARD).start();
        started.getOutputStream().close();
        String said = new String(started.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(started.waitFor()).isZero();
        return said.lines().toList();
    }

    @Test
    void whereAllIsWellAllIsReadAndWritten() throws Exception {
        assertThat(said(new ProcessBuilder(JavaProcess.command(UseFiles.class, folder))))
                .containsExactly(IN_ORDER);
    }

    @Test
    void onASlowDiskAllIsReadAndWrittenToo(@TempDir Path library) throws Exception {
        var process = new ProcessBuilder(JavaProcess.command(UseFiles.class, folder));
        SlowFlush.slow(process, SlowFlush.library(library), 300);
        assertThat(said(process)).containsExactly(IN_ORDER);
    }

    @Test
    void onAFullDiskAllStaysAndCanBeRead() throws Exception {
        assertThat(use("-rm", ON_ANOTHER_DISK + "cat /dev/zero > \"$FOLDER/filler\" 2> /dev/null || true"))
                .hasSize(4)
                .startsWith(
                        "save: old; the disk is full; old",
                        "settings: old; the disk is full; old",
                        "kept game: offers old; the disk is full; [old]")
                .last()
                .asString()
                .startsWith("log: old"); // and more, where the last block has room
    }

    @Test
    void onAReadOnlyDiskAllStays() throws Exception {
        assertThat(use("-rm", ON_ANOTHER_DISK + "mount -o remount,ro \"$FOLDER\""))
                .containsExactly(
                        "save: old; nothing can be written here: the disk is read-only; old",
                        "settings: old; nothing can be written here: the disk is read-only; old",
                        "kept game: offers none; nothing can be written here: the disk is read-only; [old]",
                        "log: old");
    }

    @Test
    void inFoldersOfOthersAllStays() throws Exception {
        var said = use("-U", "find \"$FOLDER\" -depth -mindepth 1 -exec chmod a= {} +\nchmod 555 \"$FOLDER\"");
        assertThat(said)
                .containsExactly(
                        "save: " + NOT_READ + "; " + NOT_WRITTEN + "; " + NOT_READ,
                        "settings: defaults, and says so; " + NOT_WRITTEN + "; defaults, and says so",
                        "kept game: offers none; " + NOT_WRITTEN + "; [not to be read]",
                        "log: none");
        assertThatNothingIsLost();
    }

    @Test
    void filesOfOthersStay() throws Exception {
        var said = use("-U", "find \"$FOLDER\" -type f -exec chmod a= {} +");
        assertThat(said)
                .containsExactly(
                        "save: " + NOT_READ + "; " + NOT_WRITTEN + "; " + NOT_READ,
                        "settings: defaults, and says so; " + NOT_WRITTEN + "; defaults, and says so",
                        "kept game: offers none; " + NOT_WRITTEN + "; [" + NOT_READ + "]",
                        "log: not to be read");
        assertThatNothingIsLost();
    }

    private void assertThatNothingIsLost() throws IOException, InterruptedException {
        assertThat(JavaProcess.output(List.of("chmod", "-R", "u+rwX", folder.toString())))
                .isEmpty();
        assertThat(said(new ProcessBuilder(JavaProcess.command(UseFiles.class, folder))))
                .containsExactly(IN_ORDER);
    }

    @Test
    void whatSomebodyHasRemovedIsMadeAgainButForTheFolderOfASave() throws Exception {
        assertThat(use("-U", "rm -r \"$FOLDER\"/*"))
                .containsExactly(
                        "save: there is no such file; the folder does not exist; there is no such file",
                        "settings: defaults; saved; new",
                        "kept game: offers none; kept; [new]",
                        "log: new and more");
    }

    @Test
    void pipesAreRefusedAndKeepNobodyWaiting() throws Exception {
        assertThat(use("-U", "find \"$FOLDER\" -type f -exec sh -c 'rm \"$1\"; mkfifo \"$1\"' sh {} \\;"))
                .containsExactly(
                        "save: " + (NO_FILE + "; ").repeat(2) + NO_FILE,
                        "settings: defaults, and says so; " + NO_FILE + "; defaults, and says so",
                        "kept game: offers none; " + NO_FILE + "; [" + NO_FILE + "]",
                        "log: none");
    }
}
