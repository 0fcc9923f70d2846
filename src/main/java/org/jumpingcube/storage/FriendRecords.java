package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is needed to find a friend at the other end of a connection again, for games that are not over: a few lines of
 * text each, in a file of its own in the state folder, which only the user may read. What they mean is not known here.
 */
public final class FriendRecords {
    /** So many at most; a new one takes the place of the oldest. */
    public static final int MOST = 20;

    private static final String ENDING = ".txt";

    private final IdFolder folder;

    /** The window's records in the user's state folder. */
    public FriendRecords(Folders folders) {
        this(folders, "friends");
    }

    private FriendRecords(Folders folders, String name) {
        folder = new IdFolder(folders.state().resolve(name), ENDING);
    }

    /** Those of the command {@code host}, of which no window must think that they are its own. */
    public static FriendRecords hosted(Folders folders) {
        return new FriendRecords(folders, "hosted");
    }

    /**
     * Keeps the lines of a game, in place of those that were kept of it before.
     *
     * @throws SaveException if they could not be written; what was kept before still is
     */
    public void keep(GameId id, List<String> lines) throws SaveException {
        Path file = file(id);
        folder.alone(() -> {
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
        var files = records();
        for (Path file : files.subList(Math.min(files.size(), MOST - 1), files.size())) {
            Files.deleteIfExists(file);
        }
    }

    /** Forgets a game. */
    public void forget(GameId id) throws IOException {
        folder.alone(() -> Files.deleteIfExists(file(id)));
    }

    /** The lines of all games, of the one that was kept last first; what cannot be read is left out. */
    public List<List<String>> all() throws IOException {
        return folder.alone(() -> {
            var all = new ArrayList<List<String>>();
            for (Path file : records()) {
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
        return folder.file(id);
    }

    private List<Path> records() throws IOException {
        return folder.filesLatestFirst().stream().filter(Files::isRegularFile).toList();
    }
}
