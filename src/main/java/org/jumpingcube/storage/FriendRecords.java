package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What is needed to find a friend at the other end of a connection again, for games that are not over: a few lines of
 * text each, in a file of its own in the state folder, which only the user may read. What they mean is not known here.
 */
public final class FriendRecords {
    /** So many at most; a new one takes the place of the oldest. */
    public static final int MOST = 20;

    private static final String ENDING = ".txt";
    private static final Pattern NAME = Pattern.compile("[0-9a-f]{" + 2 * GameId.BYTES + "}\\" + ENDING);

    private final Path folder;

    /** The records in the user's state folder. */
    public FriendRecords(Folders folders) {
        folder = folders.state().resolve("friends");
    }

    /**
     * Keeps the lines of a game, in place of those that were kept of it before.
     *
     * @throws SaveException if they could not be written; what was kept before still is
     */
    public void keep(GameId id, List<String> lines) throws SaveException {
        Path file = file(id);
        alone(() -> {
            AtomicFile.deleteTemporary(file); // of a window that was killed
            if (!Files.exists(file)) {
                makeRoom();
            }
            byte[] text = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
            AtomicFile.write(file, text, AtomicFile.Readers.USER_ALONE);
            return file;
        });
    }

    private void makeRoom() throws IOException {
        var files = filesLatestFirst();
        for (Path file : files.subList(Math.min(files.size(), MOST - 1), files.size())) {
            Files.deleteIfExists(file);
        }
    }

    /** Forgets a game. */
    public void forget(GameId id) throws IOException {
        alone(() -> Files.deleteIfExists(file(id)));
    }

    /** The lines of all games, of the one that was kept last first; what cannot be read is left out. */
    public List<List<String>> all() throws IOException {
        return alone(() -> {
            var all = new ArrayList<List<String>>();
            for (Path file : filesLatestFirst()) {
                lines(file).ifPresent(all::add);
            }
            return all;
        });
    }

    private static Optional<List<String>> lines(Path file) {
        try {
            return FileText.decode(FileText.bytes(file), new Problems())
                    .map(text -> text.lines().toList());
        } catch (IOException e) {
            System.getLogger("org.jumpingcube.storage").log(System.Logger.Level.INFO, "not read: " + file, e);
            return Optional.empty();
        }
    }

    private Path file(GameId id) {
        return folder.resolve(id.hex() + ENDING);
    }

    private List<Path> filesLatestFirst() throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(
                            file -> NAME.matcher(file.getFileName().toString()).matches() && Files.isRegularFile(file))
                    .sorted(Comparator.comparing(FriendRecords::lastKept).reversed())
                    .toList();
        }
    }

    private static FileTime lastKept(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException e) {
            return FileTime.fromMillis(0); // it has just been removed
        }
    }

    private <T> T alone(HeldFile.Work<T> work) throws SaveException {
        Path gate = folder.resolve("gate");
        try {
            return HeldFile.alone(gate, work);
        } catch (IOException e) {
            throw SaveException.of(gate, e);
        }
    }
}
