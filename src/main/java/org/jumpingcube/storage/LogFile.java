package org.jumpingcube.storage;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jumpingcube.worker.Threads;

/**
 * The file to attach to a bug report: records all that this program logs through a {@link System.Logger}. There is no
 * file until there is something to write. It names neither the user nor the user's folder, and nobody else may read it.
 * A file grown to {@value #MAX_BYTES} bytes is kept beside the new one; the one before that is dropped.
 */
public final class LogFile extends Handler {
    static final int MAX_BYTES = 128 * 1024;

    private static final int MOST_WAITING = 100; // more are dropped
    private static final long PATIENCE_SECONDS = 2;

    private static final Logger PROGRAM = Logger.getLogger("org.jumpingcube"); // held here, or it is collected

    private static final Map<String, Logger> SILENT = new ConcurrentHashMap<>(); // held here, too

    private final Path file;
    private final PersonalNames names;

    /** A thread that logs a fault, such as the JavaFX thread, must not wait for the disk. */
    private final ExecutorService disk =
            Threads.forgetful("log", MOST_WAITING); // the JVM closes its handlers at the end

    LogFile(Path file, PersonalNames names) {
        this.file = file;
        this.names = names;
        setFormatter(new SimpleFormatter());
    }

    /** Where the file of these folders is, or would be. */
    public static Path path(Folders folders) {
        return folders.state().resolve("faults.log");
    }

    /** Lets a library's logger print nothing: what goes wrong there is told in words of our own. */
    public static void silence(String logger) {
        SILENT.computeIfAbsent(logger, Logger::getLogger).setLevel(Level.OFF);
    }

    /** Logs to the file of these folders from now on, and no longer to the console. */
    public static LogFile start(Folders folders) {
        var log = new LogFile(path(folders), PersonalNames.ofThisUser());
        PROGRAM.addHandler(log);
        PROGRAM.setUseParentHandlers(false);
        return log;
    }

    @Override
    public void publish(LogRecord record) {
        byte[] entry = names.hideIn(text(record)).getBytes(StandardCharsets.UTF_8);
        disk.execute(() -> {
            try {
                append(entry);
            } catch (IOException e) {
                // there is nowhere else to report it, and nothing that a user could do about it
            }
        });
    }

    private String text(LogRecord record) {
        var text = new StringWriter();
        var lines = new PrintWriter(text);
        lines.println(record.getInstant() + " " + record.getLevel() + " " + record.getLoggerName());
        lines.println(getFormatter().formatMessage(record));
        if (record.getThrown() != null) {
            record.getThrown().printStackTrace(lines);
        }
        lines.println();
        return text.toString();
    }

    private void append(byte[] entry) throws IOException {
        PrivateFiles.createFolderOf(file);
        int length = Math.min(entry.length, MAX_BYTES);
        if (Files.exists(file) && Files.size(file) + length > MAX_BYTES) {
            Files.move(file, file.resolveSibling("older-" + file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
        }
        try (var channel = PrivateFiles.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            makePrivate();
            channel.write(ByteBuffer.wrap(entry, 0, length));
        }
    }

    private void makePrivate() throws IOException {
        var view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (view != null) { // on Windows the user's folders are private
            view.setPermissions(Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE));
        }
    }

    /** Waits until all is written, but for no disk that does not answer. */
    @Override
    public void flush() {
        try {
            disk.submit(() -> {}).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            // there is nothing better to do
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        flush();
        PROGRAM.removeHandler(this);
        PROGRAM.setUseParentHandlers(true);
    }

    /** What a log must not tell: the user's folder, shown as ~, and the user's name. */
    record PersonalNames(String home, String user) {
        private static final Pattern FRAME = Pattern.compile("\\s+at .*"); // code, and a user may be called "java"

        static PersonalNames ofThisUser() {
            return new PersonalNames(Folders.homeOfThisUser().toString(), System.getProperty("user.name", ""));
        }

        String hideIn(String text) {
            return text.lines()
                    .map(line -> FRAME.matcher(line).matches() ? line : hideInLine(line))
                    .collect(Collectors.joining("\n", "", "\n"));
        }

        private String hideInLine(String line) {
            String withoutHome = home.length() < 2 ? line : line.replace(home, "~"); // "/" is nobody's
            return user.isEmpty()
                    ? withoutHome
                    : Pattern.compile("\\b" + Pattern.quote(user) + "\\b", Pattern.CASE_INSENSITIVE)
                            .matcher(withoutHome)
                            .replaceAll("(user)");
        }
    }
}
