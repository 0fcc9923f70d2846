package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jumpingcube.game.Turn;
import org.jumpingcube.storage.Problem.Kind;

/**
 * The games that this user plays by message, a file for each in the state folder. Several windows may use them at once.
 * A file that is damaged is set aside, and what is no file of ours is left alone.
 */
public final class MessageGames {
    /** So many games at most. A new one takes the place of the oldest that is over. */
    public static final int MOST = 100;

    private static final String GAME = ".jcube";
    private static final Pattern NAME = Pattern.compile("[0-9a-f]{" + 2 * GameId.BYTES + "}\\" + GAME);

    private final Path folder;
    private final SaveFormat format;

    /** The games in the user's state folder, kept in this format. */
    public MessageGames(Folders folders, SaveFormat format) {
        folder = folders.state().resolve("messages");
        this.format = format;
    }

    /** The game with this id, if it is kept here. */
    public Optional<SavedGame<?, ?>> find(GameId id) throws IOException {
        return alone(() -> read(file(id)));
    }

    /** All games, the one that was kept last first. */
    public List<SavedGame<?, ?>> all() throws IOException {
        return alone(() -> {
            var found = Stream.<SavedGame<?, ?>>builder();
            for (Path file : filesLatestFirst()) {
                read(file).ifPresent(found);
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
     * @throws SaveException if the game could not be written, or there are too many; what was kept before still is
     */
    public SavedGame<?, ?> keep(SavedGame<?, ?> game) throws SaveException {
        Path file = file(game.id().orElseThrow());
        return alone(() -> {
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
        alone(() -> Files.deleteIfExists(file(id)));
    }

    private void makeRoom() throws IOException {
        var files = filesLatestFirst();
        for (int last = files.size() - 1; last >= 0 && files.size() >= MOST; last--) {
            var game = read(files.get(last));
            if (game.filter(found -> !found.history().current().outcome().isOver())
                    .isEmpty()) {
                Files.deleteIfExists(files.get(last));
                return;
            }
        }
        if (files.size() >= MOST) {
            throw new SaveException(Problem.of(Kind.TOO_MANY, MOST));
        }
    }

    private static boolean goesOn(SavedGame<?, ?> kept, SavedGame<?, ?> game) {
        var before = moves(kept);
        var after = moves(game);
        return kept.kind().name().equals(game.kind().name())
                && kept.history().start().equals(game.history().start())
                && before.size() <= after.size()
                && before.equals(after.subList(0, before.size()));
    }

    private static List<?> moves(SavedGame<?, ?> game) {
        return game.history().played().stream().<Object>map(Turn::move).toList();
    }

    private Path file(GameId id) {
        return folder.resolve(id.hex() + GAME);
    }

    private SaveFile open(Path file) {
        return new SaveFile(file, format, Optional.empty(), AtomicFile.Readers.USER_ALONE);
    }

    /** The game in a file; empty if there is no file, or none that could be one of these games. */
    private Optional<SavedGame<?, ?>> read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        var game = open(file)
                .load()
                .result()
                .game()
                .filter(found -> found.id().filter(id -> file(id).equals(file)).isPresent()
                        && found.seats().haveFriend());
        if (game.isEmpty()) {
            Files.move(file, file.resolveSibling(file.getFileName() + ".broken"), StandardCopyOption.REPLACE_EXISTING);
        }
        return game;
    }

    private List<Path> filesLatestFirst() throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(
                            file -> NAME.matcher(file.getFileName().toString()).matches())
                    .sorted(Comparator.comparing(MessageGames::lastKept).reversed())
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
