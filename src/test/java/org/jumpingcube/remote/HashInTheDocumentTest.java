package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Test;

/** Whoever writes another program by docs/remote.md gets the same hashes. */
class HashInTheDocumentTest {
    private static final Pattern EMPTY =
            Pattern.compile("the empty log is `([0-9a-f]{16})`, that of\\s`(game cube [^`]*)`");
    private static final Pattern FIRST = Pattern.compile("the hash is `([0-9a-f]{16})`, that of\n\n((?: {4}\\S.*\n)+)");

    private final String document;

    HashInTheDocumentTest() throws IOException {
        document = Files.readString(Path.of("docs", "remote.md"));
    }

    private Matcher find(Pattern pattern) {
        var matcher = pattern.matcher(document);
        assertThat(matcher.find()).as(pattern.pattern()).isTrue();
        return matcher;
    }

    private static String digest(String text) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(digest).substring(0, 16);
    }

    @Test
    void theDocumentsHashesAreThoseOfTheTextsBesideThemAndThoseOfTheProgram() throws Exception {
        var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
        var log = GameLog.startingAt(Games.CUBE, terms);
        var empty = find(EMPTY);
        assertThat(empty.group(1)).isEqualTo(digest(empty.group(2))).isEqualTo(log.hash());
        var first = find(FIRST);
        String text = first.group(2).replaceAll("(?m)^ {4}", "").stripTrailing();
        assertThat(first.group(1))
                .isEqualTo(digest(text))
                .isEqualTo(log.then(new Entry.Move<>(Square.parse("a1").orElseThrow()))
                        .hash());
    }
}
