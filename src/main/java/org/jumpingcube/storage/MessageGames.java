package org.jumpingcube.storage;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jumpingcube.game.Turn;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.jumpingcube.storage.Problem.Kind;

/**
 * The games that this user plays by message, a file for each in the state folder. Several windows may use them at once.
 * A file that is damaged is set aside. What is no file of ours, what cannot be read and what a newer program has written
 * is left alone.
 */
public final class MessageGames {
    /** So many games at most. A new one takes the place of the oldest that is over. */
    public static final int MOST = 100;

    private static final Logger LOG = System.getLogger("org.jumpingcube.storage");

    private static final String GAME = ".jcube";
    private static final Set<Kind> UNDAMAGED =
            Set.of(Kind.NO_SUCH_FILE, Kind.NOT_A_FILE, Kind.MAY_NOT_READ, Kind.CANNOT_READ, Kind.NEWER);

    private final IdFolder folder;
    private final SaveFormat format;

    /** The games in the user's state folder, kept in this format. */
    public MessageGames(Folders folders, SaveFormat format) {
        folder = new IdFolder(folders.state().resolve("messages"), GAME);
        this.format = format;
    }

    /**
     * The game with this id, if it is kept here.
     *
     * @throws SaveException if it is, but cannot be read
     */
    public Optional<SavedGame<?, ?>> find(GameId id) throws IOException {
        return folder.alone(() -> read(file(id)));
    }

    /** All games that can be read, the one that was kept last first. */
    public List<SavedGame<?, ?>> all() throws IOException {
        return folder.alone(() -> {
            var found = Stream.<SavedGame<?, ?>>builder();
            for (Path file : folder.filesLatestFirst()) {
                readIfPossible(file).ifPresent(found);
            }
            return found.build().toList();
        });
    }

    /**
     * Keeps a game that goes on from what is kept of it, or is new.
     *
     * @param game one with an id
     * @return what is kept now: this game, or another if that does not go on with this one, say because another window
     *     has gone on with it
     * @throws SaveException if the game could not be written, there are too many, or what is kept of it cannot be read;
     *     what was kept before still is
     */
    public SavedGame<?, ?> keep(SavedGame<?, ?> game) throws SaveException {
        Path file = file(game.id().orElseThrow());
        return folder.alone(() -> {
            AtomicFile.deleteTemporary(file); // of a window that was killed
            var kept = read(file);
            if (kept.isPresent() && !goesOn(kept.get(), game)) {
                return kept.get();
            }
            if (kept.isEmpty()) {
                makeRoom();
            }
            open(file).save(game);
            return game;
        });
    }

    /** Forgets a game. */
    public void forget(GameId id) throws IOException {
        folder.alone(() -> Files.deleteIfExists(file(id)));
    }

    private void makeRoom() throws IOException {
        var files = folder.filesLatestFirst();
        for (int last = files.size() - 1; last >= 0 && files.size() >= MOST; last--) {
            var game = readIfPossible(files.get(last));
            boolean isGone = !Files.exists(files.get(last));
            if (isGone || game.filter(MessageGames::isOver).isPresent()) {
                Files.deleteIfExists(files.get(last));
                return;
            }
        }
        if (files.size() >= MOST) {
            throw new SaveException(Problem.of(Kind.TOO_MANY, MOST));
        }
    }

    private static boolean isOver(SavedGame<?, ?> game) {
        return game.history().current().outcome().isOver();
    }

    private static boolean goesOn(SavedGame<?, ?> kept, SavedGame<?, ?> game) {
        var before = moves(kept);
        var after = moves(game);
        return kept.kind().name().equals(game.kind().name())
                && kept.seats().haveFriendWhere(game.seats())
                && kept.history().start().equals(game.history().start())
                && before.size() <= after.size()
                && before.equals(after.subList(0, before.size()));
    }

    private static List<?> moves(SavedGame<?, ?> game) {
        return game.history().played().stream().<Object>map(Turn::move).toList();
    }

    private Path file(GameId id) {
        return folder.file(id);
    }

    private SaveFile open(Path file) {
        return new SaveFile(file, format, Optional.empty(), AtomicFile.Readers.USER_ALONE);
    }

    /**
     * The game in a file; empty if there is no file, or none that could be one of these games.
     *
     * @throws SaveException if there may be a game in it that cannot be read
     */
    private Optional<SavedGame<?, ?>> read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        var result = open(file).load().result();
        var unread = undamaged(result);
        if (unread.isPresent()) {
            throw new SaveException(unread.get());
        }
        var game = result.game()
                .filter(found -> found.id().filter(id -> file(id).equals(file)).isPresent()
                        && found.seats().haveFriend());
        if (game.isEmpty()) {
            LOG.log(Level.INFO, "damaged, set aside as {0}", new OwnFile(file).setAside());
        }
        return game;
    }

    /** Why a file could not be read, if that is no reason to think it damaged. */
    private static Optional<Problem> undamaged(LoadResult result) {
        return result instanceof Rejected rejected
                ? rejected.problems().stream()
                        .filter(problem -> UNDAMAGED.contains(problem.kind()))
                        .findFirst()
                : Optional.empty();
    }

    private Optional<SavedGame<?, ?>> readIfPossible(Path file) throws IOException {
        try {
            return read(file);
        } catch (SaveException e) {
            LOG.log(Level.INFO, "not read: " + file, e);
            return Optional.empty();
        }
    }
}
