package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jumpingcube.SlowFlush;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each file that the program has for a user, in a folder where something is wrong with all of them: what the user is told, and
 * that nothing is lost. The table stands in docs/reliability.md.
 */
@Timeout(120)
class FileFaultsTest {
    private static final String ON_ANOTHER_DISK = """
            cp -a "$FOLDER" "$FOLDER.copy"
            mount -t tmpfs -o size=256k none "$FOLDER"
            cp -a "$FOLDER.copy/." "$FOLDER"
            """;

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
    void inOrder() throws Exception {
        assertThat(said(new ProcessBuilder(JavaProcess.command(UseFiles.class, folder))))
                .containsExactly(
                        "save: old; saved; new",
                        "settings: old; saved; new",
                        "kept game: offers old; kept; [new, old]",
                        "log: old and more");
    }

    @Test
    void slow(@TempDir Path library) throws Exception {
        var process = new ProcessBuilder(JavaProcess.command(UseFiles.class, folder));
        SlowFlush.slow(process, SlowFlush.library(library), 300);
        assertThat(said(process))
                .containsExactly(
                        "save: old; saved; new",
                        "settings: old; saved; new",
                        "kept game: offers old; kept; [new, old]",
                        "log: old and more");
    }

    @Test
    void noSpace() throws Exception {
        assertThat(use("-rm", ON_ANOTHER_DISK + "cat /dev/zero > \"$FOLDER/filler\" 2> /dev/null || true"))
                .containsExactly();
    }

    @Test
    void readOnly() throws Exception {
        assertThat(use("-rm", ON_ANOTHER_DISK + "mount -o remount,ro \"$FOLDER\""))
                .containsExactly();
    }

    @Test
    void denied() throws Exception {
        var said = use("-U", "chmod -R a= \"$FOLDER\"/*; chmod 555 \"$FOLDER\"");
        makeUsable();
        assertThat(said).containsExactly();
    }

    @Test
    void filesDenied() throws Exception {
        var said = use("-U", "find \"$FOLDER\" -type f -exec chmod a= {} +");
        makeUsable();
        assertThat(said).containsExactly();
    }

    private void makeUsable() throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("chmod", "-R", "u+rwX", folder.toString()).start().waitFor())
                .isZero();
    }

    @Test
    void removed() throws Exception {
        assertThat(use("-U", "rm -r \"$FOLDER\"/*")).containsExactly();
    }

    @Test
    void pipes() throws Exception {
        assertThat(use("-U", "find \"$FOLDER\" -type f -exec sh -c 'rm \"$1\"; mkfifo \"$1\"' sh {} \\;"))
                .containsExactly();
    }
}
