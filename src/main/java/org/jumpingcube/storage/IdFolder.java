package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** A folder in which each file is named by the id of its game. Several windows may use it at once. */
final class IdFolder {
    private final Path folder;
    private final String ending;
    private final Pattern name;

    /** @param ending of the files' names, after the id */
    IdFolder(Path folder, String ending) {
        this.folder = folder;
        this.ending = ending;
        name = Pattern.compile("[0-9a-f]{" + 2 * GameId.BYTES + "}" + Pattern.quote(ending));
    }

    /** The file of a game, which need not be there. */
    Path file(GameId id) {
        return folder.resolve(id.hex() + ending);
    }

    /** What is named like a file of a game, the one that was kept last first. */
    List<Path> filesLatestFirst() throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(
                            file -> name.matcher(file.getFileName().toString()).matches())
                    .sorted(Comparator.comparing(IdFolder::lastKept).reversed())
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

    /** Does something while no other window uses the folder. */
    <T> T alone(HeldFile.Work<T> work) throws SaveException {
        return HeldFile.aloneIn(folder, work);
    }
}
