package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The games being played on this computer by this user, one file for each open window, so that none is lost to a crash
 * and no window overwrites another's. Beside each game lies a lock file that its window holds while it lives: a game
 * whose window is gone is left over and is offered at the next start.
 */
public final class RunningGames {
    private static final String GAME = ".jcube";
    private static final String LOCK = ".lock";

    private final Path folder;
    private final SaveFormat format;

    /** The running games in the user's state folder, kept in this format. */
    public RunningGames(Folders folders, SaveFormat format) {
        this(folders.state().resolve("running"), format);
    }

    private RunningGames(Path folder, SaveFormat format) {
        this.folder = folder;
        this.format = format;
    }

    /** The games that are over and wait for a place among the user's games, kept in the same way. */
    public static RunningGames over(Folders folders, SaveFormat format) {
        return new RunningGames(folders.state().resolve("over"), format);
    }

    /**
     * All games whose windows have gone. They are the caller's from now on. Makes no folder to look in.
     *
     * @throws IOException if the folder cannot be read or written
     */
    public List<KeptGame> findAllLeftOver() throws IOException {
        var all = new ArrayList<KeptGame>();
        if (Files.isDirectory(folder)) {
            for (var found = findLeftOver(); found.isPresent(); found = findLeftOver()) {
                all.add(found.get());
            }
        }
        return all;
    }

    /**
     * A new place, for a new window. Nothing is kept in it yet.
     *
     * @throws IOException if the folder cannot be made or written
     */
    public KeptGame begin() throws IOException {
        return HeldFile.aloneIn(folder, () -> {
            for (int number = 1; ; number++) {
                String name = ProcessHandle.current().pid() + "-" + number;
                Path file = folder.resolve(name + GAME);
                if (Files.exists(file)) {
                    continue; // left by an earlier process with our number
                }
                var hold = HeldFile.hold(folder.resolve(name + LOCK));
                if (hold.isPresent()) {
                    return new KeptGame(file, format, hold.get());
                }
            }
        });
    }

    /**
     * The latest game whose window has gone without discarding it. It is the caller's from now on and is offered to
     * nobody else; the next call finds the next one.
     *
     * @throws IOException if the folder cannot be read or written
     */
    public Optional<KeptGame> findLeftOver() throws IOException {
        return HeldFile.aloneIn(folder, () -> {
            for (Path hold : holdsLatestFirst()) {
                var found = takeOver(hold);
                if (found.isPresent()) {
                    return found;
                }
            }
            return Optional.empty();
        });
    }

    /**
     * Whether there is such a game. It stays where it is, for whoever finds it first.
     *
     * @throws IOException if the folder cannot be read or written
     */
    public boolean isAnyLeftOver() throws IOException {
        var found = findLeftOver();
        if (found.isPresent()) {
            found.get().close();
        }
        return found.isPresent();
    }

    private List<Path> holdsLatestFirst() throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(LOCK))
                    .sorted(Comparator.comparing(this::lastKept).reversed())
                    .toList();
        }
    }

    private FileTime lastKept(Path hold) {
        try {
            return Files.getLastModifiedTime(gameBeside(hold));
        } catch (IOException e) {
            return FileTime.fromMillis(0); // nothing was kept
        }
    }

    private Path gameBeside(Path hold) {
        String name = hold.getFileName().toString();
        return folder.resolve(name.substring(0, name.length() - LOCK.length()) + GAME);
    }

    private Optional<KeptGame> takeOver(Path path) throws IOException {
        var hold = holdIfAllowed(path);
        if (hold.isEmpty()) {
            return Optional.empty();
        }
        AtomicFile.deleteTemporary(gameBeside(path)); // its window was killed in the middle of a save
        var kept = new KeptGame(gameBeside(path), format, hold.get());
        kept.giveRoom();
        if (kept.game().isPresent()) {
            return Optional.of(kept);
        }
        setAside(gameBeside(path));
        kept.close();
        return Optional.empty();
    }

    /** Another user's game is none of ours, and must not hide our own behind it. */
    private static Optional<HeldFile> holdIfAllowed(Path path) throws IOException {
        try {
            return HeldFile.hold(path);
        } catch (FileSystemException e) {
            return Optional.empty();
        }
    }

    /** Renames what this program cannot read, say a newer one's, so that it is not tried again at every start. */
    private static void setAside(Path game) throws IOException {
        if (Files.exists(game)) {
            new OwnFile(game).setAside();
        }
    }
}
