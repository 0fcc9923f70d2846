package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A process that saves one game over another and says what became of it: the problem's kind, the game now there, the
 * folder's files.
 */
final class SaveOnce {
    private SaveOnce() {}

    public static void main(String[] arguments) throws IOException {
        var file = Cubes.file(Path.of(arguments[0]));
        String outcome;
        try {
            file.save(SaveFileTest.NEW);
            outcome = "SAVED";
        } catch (SaveException e) {
            outcome = e.problem().kind().toString();
        }
        System.out.println(
                outcome + " " + contents(file) + " " + files(file.path().resolveSibling("")));
    }

    private static String contents(SaveFile file) {
        var game = file.load().result().game().map(Object.class::cast);
        return game.isEmpty() ? "broken" : game.get().equals(SaveFileTest.OLD) ? "old" : "new";
    }

    private static String files(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString())
                    .sorted()
                    .toList()
                    .toString();
        }
    }
}
