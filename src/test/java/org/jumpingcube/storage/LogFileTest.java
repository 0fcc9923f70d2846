package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogFileTest {
    private static final LogFile.PersonalNames ADA = new LogFile.PersonalNames("/home/ada", "ada");

    private final Path folder;
    private final Path file;
    private final LogFile log;

    /** The folder of the log is not there yet. */
    LogFileTest(@TempDir Path temporary) {
        folder = temporary.resolve("state");
        file = folder.resolve("faults.log");
        log = LogFile.start(new Folders(temporary, folder));
    }

    @AfterEach
    void stop() {
        log.close();
    }

    private static System.Logger logger() {
        return System.getLogger("org.jumpingcube.session");
    }

    @Test
    void whatAnyPartOfTheProgramLogsIsInTheFileWithItsStack() throws IOException {
        logger().log(Level.ERROR, "the search failed", new IllegalStateException("no move", new Error("deep")));
        logger().log(Level.WARNING, "{0} of {1}", 1, 2);
        log.flush();
        assertThat(Files.readString(file))
                .contains("SEVERE org.jumpingcube.session\nthe search failed\n")
                .contains("IllegalStateException: no move\n\tat org.jumpingcube.storage.LogFileTest.")
                .contains("Caused by: java.lang.Error: deep")
                .contains("WARNING org.jumpingcube.session\n1 of 2\n");
    }

    @Test
    void thereIsNoFileUntilThereIsSomethingToWriteAndNoneOnceItIsClosed() {
        logger().log(Level.DEBUG, "a detail");
        System.getLogger("com.example").log(Level.DEBUG, "another program's");
        log.flush();
        assertThat(folder).doesNotExist();
    }

    @Test
    void theFilesNeverGrowBeyondTheirBoundAndTheNewestEntryIsThere() throws IOException {
        var quiet = new LogFile(file, ADA);
        for (int number = 0; number < 500; number++) {
            quiet.publish(entry("fault " + number + " " + "x".repeat(1000)));
            quiet.flush();
        }
        quiet.publish(entry("y".repeat(3 * LogFile.MAX_BYTES)));
        quiet.flush();
        assertThat(size(file)).isEqualTo(LogFile.MAX_BYTES);
        quiet.publish(entry("the last"));
        quiet.flush();
        assertThat(file).content().contains("the last");
        Path older = folder.resolve("older-faults.log");
        assertThat(size(older)).isBetween(1L, (long) LogFile.MAX_BYTES);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactlyInAnyOrder(file, older);
        }
    }

    private static long size(Path path) throws IOException {
        return Files.size(path);
    }

    private static LogRecord entry(String message) {
        return new LogRecord(java.util.logging.Level.SEVERE, message);
    }

    @Test
    void nobodyElseMayReadIt() throws IOException {
        assumeThat(file.getFileSystem().supportedFileAttributeViews()).contains("posix");
        Files.createDirectories(folder);
        Files.writeString(file, "of an older program\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        logger().log(Level.ERROR, "a fault");
        log.flush();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(file).content().contains("of an older program", "a fault");
    }

    @Test
    void neitherTheUserNorTheUsersFolderIsNamed() {
        assertThat(ADA.hideIn("""
                /home/ada/games/a.jcube is read-only
                /media/Ada/b.jcube: "ada" may not write
                \tat com.example.ada.Main(Main.java:3)
                a parade of adapters
                """)).isEqualTo("""
                ~/games/a.jcube is read-only
                /media/(user)/b.jcube: "(user)" may not write
                \tat com.example.ada.Main(Main.java:3)
                a parade of adapters
                """);
        assertThat(new LogFile.PersonalNames("/", "").hideIn("/home/ada")).isEqualTo("/home/ada\n");
    }

    @Test
    void thisUsersFolderIsHiddenInTheFile() {
        String home = System.getProperty("user.home");
        logger().log(Level.ERROR, "in " + home + " somewhere", new IOException(home + "/secret"));
        log.flush();
        assertThat(file).content().contains("in ~ somewhere", "~/secret").doesNotContain(home + "/secret");
    }

    @Test
    void aLogThatCannotBeWrittenDisturbsNobody() throws IOException {
        Files.writeString(folder, "a file in the folder's place");
        var said = new ByteArrayOutputStream();
        PrintStream errors = System.err;
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            logger().log(Level.ERROR, "a fault");
            log.flush();
        } finally {
            System.setErr(errors);
        }
        assertThat(said.toString(StandardCharsets.UTF_8)).isEmpty();
        assertThat(folder).content().isEqualTo("a file in the folder's place");
    }
}
