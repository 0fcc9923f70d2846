package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.jumpingcube.games.Games;

/**
 * A process with one window that keeps a game: "one" keeps {@link SaveFileTest#OLD} and waits, "forever" keeps
 * two games in turn, "find" says how many games are left over.
 */
final class KeepGames {
    private KeepGames() {}

    static Folders folders(Path home) {
        return Folders.of("Linux", Map.of(Folders.OVERRIDE, home.toString()), home);
    }

    public static void main(String[] arguments) throws IOException {
        var games = new RunningGames(folders(Path.of(arguments[0])), Games.FORMATS.own());
        if (arguments[1].equals("find")) {
            int found = 0;
            while (games.findLeftOver().isPresent()) {
                found++;
            }
            System.out.println(found);
            return;
        }
        var kept = games.begin();
        kept.keep(SaveFileTest.OLD);
        System.out.println("kept");
        while (arguments[1].equals("forever")) {
            kept.keep(SaveFileTest.NEW);
            kept.keep(SaveFileTest.OLD);
        }
        int end = System.in.read();
        System.out.println(end);
    }
}
