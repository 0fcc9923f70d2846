package org.jumpingcube.storage;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * By what the two programs know a game that is played by message.
 *
 * @param text 12 letters, digits, "-" and "_", which stand for {@value #BYTES} bytes in URL-safe Base64
 */
public record GameId(String text) {
    static final int BYTES = 9;

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{12}");

    public GameId {
        if (!FORM.matcher(text).matches()) {
            throw new IllegalArgumentException("no id: " + text);
        }
    }

    /** One that no other game has. */
    public static GameId random(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return of(bytes);
    }

    static GameId of(byte[] bytes) {
        return new GameId(Base64.getUrlEncoder().encodeToString(bytes));
    }

    /** The id that is written so; empty if the text is none. */
    public static Optional<GameId> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(new GameId(text)) : Optional.empty();
    }

    byte[] bytes() {
        return Base64.getUrlDecoder().decode(text);
    }

    /** A form that is safe as a file's name, also where capitals count for nothing. */
    String hex() {
        return HexFormat.of().formatHex(bytes());
    }
}
