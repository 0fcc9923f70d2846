package org.jumpingcube.storage;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The file of a game as this program last loaded or saved it, to be known again at a later start.
 *
 * @param path absolute
 * @param sha256 of what the file held, 64 hexadecimal digits
 */
public record SeenFile(Path path, String sha256) {
    private static final int MOST = 4_096; // characters of a path: more than a file on most systems can have
    private static final int DIGITS = 64;
    private static final String PATH = "path";
    private static final String SHA256 = "sha256";

    /**
     * A file and what it held.
     *
     * @throws IllegalArgumentException unless both are as described
     */
    public SeenFile {
        boolean isDigest = sha256.length() == DIGITS && sha256.chars().allMatch(HexFormat::isHexDigit);
        if (!path.isAbsolute() || !isDigest) {
            throw new IllegalArgumentException("neither a file nor what it held: " + path + ", " + sha256);
        }
    }

    /** The digest of a file's contents. */
    static String digest(byte[] contents) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(contents));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** The fields in a file of our own; empty if the path has no exact text. */
    Optional<Map<String, Object>> fields() {
        String text = path.toString();
        boolean isExact = text.length() <= MOST
                && StandardCharsets.UTF_8.newEncoder().canEncode(text)
                && Path.of(text).equals(path);
        var fields = new LinkedHashMap<String, Object>();
        fields.put(PATH, text);
        fields.put(SHA256, sha256);
        return isExact ? Optional.of(fields) : Optional.empty();
    }

    /** What {@link #fields} has written; empty if it is anything else. */
    static Optional<SeenFile> read(Fields fields) {
        try {
            return fields.text(PATH, MOST)
                    .flatMap(path -> fields.text(SHA256).map(digest -> new SeenFile(Path.of(path), digest)));
        } catch (IllegalArgumentException e) { // among them paths that this system does not have
            return Optional.empty();
        }
    }
}
