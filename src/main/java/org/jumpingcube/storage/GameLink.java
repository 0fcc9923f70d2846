package org.jumpingcube.storage;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A game as a link: the line of a game as a URI, which the system hands to this program. */
public final class GameLink {
    public static final String SCHEME = "jumping-cube:";

    /** A link has at most so many characters; the longest games take a tenth. */
    public static final int MOST = 32_768;

    private GameLink() {}

    /** Whether the text is meant to be such a link, however spoilt. */
    public static boolean isLink(String text) {
        return text.regionMatches(true, 0, SCHEME, 0, SCHEME.length());
    }

    /** The link of a game. The characters of a line stand for themselves in a URI. */
    public static String of(SavedGame<?, ?> game) {
        return SCHEME + LineFormat.line(game);
    }

    /** The text in a link; empty if it is no link, too long, or holds a "%" without two digits. */
    public static Optional<String> text(String link) {
        if (!isLink(link) || link.length() > MOST) {
            return Optional.empty();
        }
        var bytes = new ByteArrayOutputStream();
        for (int i = SCHEME.length(); i < link.length(); i++) {
            char sign = link.charAt(i);
            if (sign == '%') {
                int high = i + 2 <= link.length() - 1 ? Character.digit(link.charAt(i + 1), 16) : -1;
                int low = i + 2 <= link.length() - 1 ? Character.digit(link.charAt(i + 2), 16) : -1;
                if (high < 0 || low < 0) {
                    return Optional.empty();
                }
                bytes.write(16 * high + low);
                i += 2;
            } else if (sign < 128) {
                bytes.write(sign);
            } else {
                return Optional.empty(); // no URI has it
            }
        }
        return Optional.of(bytes.toString(StandardCharsets.UTF_8));
    }
}
