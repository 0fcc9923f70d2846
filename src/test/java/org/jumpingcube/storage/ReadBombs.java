package org.jumpingcube.storage;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Locale;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LoadResult.Rejected;

/** A process that reads the most costly files there can be, and says for each what is wrong with it. */
final class ReadBombs {
    private ReadBombs() {}

    /** Each as large as a file may be, or as long as another limit lets it be. */
    static List<String> bombs() {
        int full = FileText.MAX_BYTES;
        String head = "{\"format\": \"jumping-cube\", \"version\": 1, \"size\": 15, \"x\": ";
        return List.of(
                head + "[" + "{},".repeat(full / 3 - 100) + "{}]}",
                head + "[" + "{\"a\":0},".repeat(19_000) + "{}]}",
                head + "[" + "1,".repeat(99_000) + "1], \"moves\": [7]}",
                head + "1, \"moves\": [" + "\"a1\",".repeat(full / 5 - 100) + "\"a1\"]}",
                head + "1, \"moves\": [" + "\"zz\",".repeat(90_000) + "\"a1\"]}",
                head + "1, \"moves\": [" + "7,".repeat(90_000) + "7]}",
                head + "\"" + "\\u0000".repeat(full / 6 - 100) + "\"}",
                head + "1" + "0".repeat(full - 200) + "}",
                "[".repeat(full),
                "{\"a\":".repeat(full / 5),
                " ".repeat(full),
                "\"".repeat(full),
                "é".repeat(full / 2),
                "[Game]\n" + "=\n".repeat(2400) + "a=b\n".repeat(2500),
                "[Game]\n".repeat(full / 7),
                "\n".repeat(full));
    }

    public static void main(String[] arguments) {
        for (String bomb : bombs()) {
            byte[] contents = bomb.getBytes(UTF_8);
            say(Games.FORMATS.own().read(contents));
            say(new KjcFormat(Games.CUBE).read(contents));
        }
        int games = 0;
        for (long seed = 1; seed <= 3; seed++) {
            var longest = SampleGames.saved(SampleGames.random(15, 1000, seed));
            games += Games.FORMATS
                            .own()
                            .read(Games.FORMATS.own().write(longest))
                            .game()
                            .isPresent()
                    ? 1
                    : 0;
        }
        System.out.println(games + " games");
    }

    private static void say(LoadResult result) {
        if (result instanceof Rejected refused) {
            System.out.println("refused: " + refused.problems().get(0).text(Locale.ENGLISH));
        } else {
            System.out.println("loaded");
        }
    }
}
