package org.jumpingcube.collection;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.LoadResult;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.jumpingcube.storage.SaveFile;

/** Adds saved games to a collection. */
public final class GameImport {
    private static final int AT_ONCE =
            200; // a crash loses no more than these, and each takes a fraction of a millisecond

    private final GameCollection collection;
    private final FileFormats formats;

    // What has been found so far.
    private final List<CollectedGame> waiting = new ArrayList<>();
    private final List<Refused> refused = new ArrayList<>();
    private int added;
    private int known;

    /**
     * What became of the files.
     *
     * @param added how many games are new in the collection
     * @param known how many were there already
     * @param trouble why the others were not added; empty if the collection has taken all
     */
    public record Done(int added, int known, List<Refused> refused, Optional<CollectionException> trouble) {}

    /** A file, or a line of one, that is no game, or a folder that cannot be read. */
    public record Refused(String name, Rejected reason) {}

    /** For one import. */
    public GameImport(GameCollection collection, FileFormats formats) {
        this.collection = collection;
        this.formats = formats;
    }

    /**
     * Adds games from files and from folders with all that is in them, as long as the collection takes them.
     *
     * @throws IOException if a folder cannot be looked through
     */
    public Done add(List<Path> paths) throws IOException {
        return add(paths, looked -> true);
    }

    /**
     * The same, until it is stopped; what has been added by then stays.
     *
     * @param goesOn told before each folder and file how many games have been looked at; false stops
     * @throws IOException as above
     */
    public Done add(List<Path> paths, IntPredicate goesOn) throws IOException {
        Optional<CollectionException> trouble = Optional.empty();
        try {
            for (Path path : paths) {
                if (Files.isDirectory(path)) {
                    addFolder(path, goesOn);
                } else {
                    addFile(path, goesOn);
                }
            }
            keep();
        } catch (CollectionException e) {
            trouble = Optional.of(e);
        }
        return new Done(added, known, List.copyOf(refused), trouble);
    }

    private void addFolder(Path folder, IntPredicate goesOn) throws IOException {
        for (Path file : find(folder, goesOn)) {
            addFile(file, goesOn);
        }
    }

    /** The files of a folder, and of all folders in it, that may be games. A folder that cannot be read is refused. */
    private List<Path> find(Path folder, IntPredicate goesOn) throws IOException {
        var found = new ArrayList<Path>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
                return goesOn.test(looked()) ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (formats.isNamed(file.toString()) && Files.isRegularFile(file)) {
                    found.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException reason) {
                refuse(file, reason);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path inner, @Nullable IOException reason) {
                if (reason != null) {
                    refuse(inner, reason);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        Collections.sort(found);
        return found;
    }

    private void refuse(Path path, IOException reason) {
        refused.add(new Refused(path.toString(), Rejected.unread(reason)));
    }

    private void addFile(Path file, IntPredicate goesOn) throws IOException {
        if (!goesOn.test(looked())) {
            return;
        }
        try {
            if (holdsLines(file)) {
                addLines(file, goesOn);
            } else {
                take(SaveFile.at(file, formats).load().result(), file.toString(), time(file));
            }
        } catch (CollectionException e) {
            throw e;
        } catch (IOException e) {
            refuse(file, e);
        }
    }

    /** Whether the file begins with a game in a line of text, as an export makes it. */
    private static boolean holdsLines(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (var in = Files.newInputStream(file)) {
            return LineFormat.isLine(new String(in.readNBytes(20), UTF_8));
        }
    }

    private void addLines(Path file, IntPredicate goesOn) throws IOException {
        var ended = time(file);
        int number = 0;
        try (BufferedReader in = Files.newBufferedReader(file, UTF_8)) {
            for (String line = in.readLine(); line != null && goesOn.test(looked()); line = in.readLine()) {
                number++;
                if (!line.isBlank()) {
                    take(formats.line().read(line.getBytes(UTF_8)), file + ":" + number, ended);
                }
            }
        } catch (CharacterCodingException e) {
            take(formats.line().read(new byte[] {-1}), file + ":" + (number + 1), ended); // says that this is not UTF-8
        }
    }

    private int looked() {
        return added + known + waiting.size() + refused.size();
    }

    private static Instant time(Path file) throws IOException {
        return Files.exists(file) ? Files.getLastModifiedTime(file).toInstant() : Instant.EPOCH;
    }

    private void take(LoadResult result, String name, Instant ended) throws CollectionException {
        if (result instanceof Rejected reason) {
            refused.add(new Refused(name, reason));
        }
        var game = result.game();
        if (game.isPresent()) {
            waiting.add(CollectedGame.imported(game.get(), ended));
            if (waiting.size() == AT_ONCE) {
                keep();
            }
        }
    }

    private void keep() throws CollectionException {
        int kept = collection.keep(waiting);
        added += kept;
        known += waiting.size() - kept;
        waiting.clear();
    }
}
