package org.jumpingcube.collection;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SavedGame;

/** Writes games of a collection to files. */
public final class GameExport {
    private final GameCollection collection;
    private final FileFormats formats;

    /** What is written. */
    public enum Form {
        /** A file for each game, with everything. */
        JCUBE,
        /** A file for each game, with its moves. */
        TXT,
        /** One file with a line for each game. */
        LINE
    }

    public GameExport(GameCollection collection, FileFormats formats) {
        this.collection = collection;
        this.formats = formats;
    }

    /**
     * Writes games; those that are no longer there are left out. Files that are in the folder already stay as they are.
     *
     * @param out a folder, which is made if need be, or with {@link Form#LINE} a file
     * @return how many were written
     * @throws CollectionException if the collection cannot be read; files that are written already stay
     * @throws SaveException if a file cannot be written; those that are written already stay
     */
    public int write(List<Long> ids, Form form, Path out) throws CollectionException, SaveException {
        return write(ids, form, out, written -> true);
    }

    /**
     * The same, until it is stopped; what is written by then stays.
     *
     * @param goesOn told before each game how many are written; false stops
     * @throws CollectionException as above
     * @throws SaveException as above
     */
    public int write(List<Long> ids, Form form, Path out, IntPredicate goesOn)
            throws CollectionException, SaveException {
        try {
            return form == Form.LINE
                    ? writeLines(ids, out, goesOn)
                    : writeFiles(ids, "." + GameFilter.word(form), out, goesOn);
        } catch (CollectionException e) {
            throw e;
        } catch (IOException e) {
            throw SaveException.of(out, e);
        }
    }

    private int writeFiles(List<Long> ids, String ending, Path folder, IntPredicate goesOn) throws IOException {
        Files.createDirectories(folder);
        int count = 0;
        for (long id : ids) {
            if (!goesOn.test(count)) {
                break;
            }
            Optional<SavedGame<?, ?>> game = collection.game(id);
            if (game.isPresent()) {
                SaveFile.at(free(folder, id, ending), formats).save(game.get());
                count++;
            }
        }
        return count;
    }

    /** A name that no file has: the collection's numbers begin anew with it, and an older export may lie here. */
    private static Path free(Path folder, long id, String ending) {
        String name = String.format(Locale.ROOT, "game-%05d", id);
        Path file = folder.resolve(name + ending);
        for (int next = 2; Files.exists(file, LinkOption.NOFOLLOW_LINKS); next++) {
            file = folder.resolve(name + "-" + next + ending);
        }
        return file;
    }

    private int writeLines(List<Long> ids, Path file, IntPredicate goesOn) throws IOException {
        int count = 0;
        try (BufferedWriter lines = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            for (long id : ids) {
                if (!goesOn.test(count)) {
                    break;
                }
                Optional<SavedGame<?, ?>> game = collection.game(id);
                if (game.isPresent()) {
                    lines.write(LineFormat.line(game.get()) + "\n");
                    count++;
                }
            }
        }
        return count;
    }
}
