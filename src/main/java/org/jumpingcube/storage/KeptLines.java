package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A file that only the user may read and that keeps the latest of some lines of text, each once. Any other line in it
 * is ignored, and is gone with the next change; a file that is not text at all is then set aside.
 */
public final class KeptLines {
    private final Path file;
    private final int most;
    private final Predicate<String> isFine;

    /**
     * @param most how many lines are kept
     * @param isFine whether a line is one of those that are kept here
     */
    public KeptLines(Path file, int most, Predicate<String> isFine) {
        this.file = file;
        this.most = most;
        this.isFine = isFine;
    }

    /** The puzzles from the user's own games. */
    public static KeptLines puzzles(Folders folders, int most, Predicate<String> isFine) {
        return new KeptLines(folders.settings().resolve("puzzles.txt"), most, isFine);
    }

    /**
     * The lines, the latest last; none if there is no file or it is not text.
     *
     * @throws IOException if the file cannot be read
     */
    public List<String> load() throws IOException {
        return latest(read().lines());
    }

    private List<String> latest(Stream<String> lines) {
        var all = lines.filter(isFine).distinct().toList();
        return all.subList(Math.max(0, all.size() - most), all.size());
    }

    /** All of the text; empty if the file is not text. */
    private String read() throws IOException {
        try {
            return FileText.decode(FileText.bytes(file), new Problems()).orElse("");
        } catch (NoSuchFileException e) {
            return "";
        }
    }

    /**
     * Adds lines, in the place of the oldest if there are too many, while no other window adds any.
     *
     * @return what the file has now
     * @throws SaveException if they could not be written; the file is then unchanged
     */
    public List<String> add(List<String> more) throws SaveException {
        try {
            return HeldFile.alone(HeldFile.beside(file), () -> {
                AtomicFile.deleteTemporary(file); // of a window that was killed
                String old = read();
                if (old.isEmpty() && Files.exists(file)) {
                    new OwnFile(file).setAside();
                }
                var lines = latest(Stream.concat(old.lines(), more.stream()));
                byte[] text = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
                AtomicFile.write(file, text, AtomicFile.Readers.USER_ALONE);
                return lines;
            });
        } catch (IOException e) {
            throw SaveException.of(file, e);
        }
    }
}
