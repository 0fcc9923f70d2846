package org.jumpingcube.storage;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.storage.Problem.Kind;

/**
 * A game as one line of text, to be sent in a message or as part of an address: "jcube1.cube.AAAA…", as
 * docs/save-format.md has it. The last part is a checksum and a {@link LineCode}, in letters, digits, "-" and "_".
 * Equal games give equal lines.
 */
public final class LineFormat implements GameFormat {
    static final int VERSION = 1;

    private static final String NAME = "jcube";
    private static final Pattern LINE = Pattern.compile(NAME + "([0-9]{1,9})\\.([a-z0-9]+)\\.([A-Za-z0-9_-]+)");
    private static final int MAX_LENGTH = 20_000; // the longest game of Jumpin takes about a tenth
    private static final int CHECKSUM_BYTES = 4;

    private final List<GameKind<?, ?>> kinds;

    /** @param kinds what can be played */
    public LineFormat(List<GameKind<?, ?>> kinds) {
        this.kinds = List.copyOf(kinds);
    }

    /** Whether the text is meant to be such a line, of whatever version and however spoilt. */
    public static boolean isLine(String text) {
        return text.matches("(?s)" + NAME + "[0-9]+\\..*");
    }

    /** Reads a line; line breaks and blanks, which mail programs put into it, do not matter. */
    @Override
    public LoadResult read(byte[] contents) {
        var problems = new Problems();
        var game = FileText.decode(contents, problems).flatMap(text -> read(text.replaceAll("\\s", ""), problems));
        return problems.resultOf(game);
    }

    private Optional<SavedGame<?, ?>> read(String line, Problems problems) {
        var parts = LINE.matcher(line);
        if (line.length() > MAX_LENGTH) {
            problems.add(FileLocation.FILE, Kind.ABSURD);
        } else if (!parts.matches()) {
            problems.add(FileLocation.FILE, Kind.NOT_A_LINE);
        } else if (Integer.parseInt(parts.group(1)) != VERSION) {
            problems.add(FileLocation.FILE, Kind.NEWER, parts.group(1), Integer.toString(VERSION));
        } else {
            return read(parts, problems);
        }
        return Optional.empty();
    }

    private Optional<SavedGame<?, ?>> read(Matcher parts, Problems problems) {
        String name = parts.group(2);
        var code = code(name, parts.group(3));
        if (code.isEmpty()) {
            problems.add(FileLocation.FILE, Kind.SPOILT_LINE);
            return Optional.empty();
        }
        var kind = kinds.stream().filter(known -> known.name().equals(name)).findFirst();
        if (kind.isEmpty()) {
            problems.add(FileLocation.FILE, Kind.NO_SUCH_GAME, Problems.shorten(name));
            return Optional.empty();
        }
        var game = kind.flatMap(known -> new LineCode<>(known).read(code.get()))
                .<SavedGame<?, ?>>map(found -> found)
                .filter(found -> line(found).equals(parts.group())); // else there is more in it, or the same twice
        if (game.isEmpty()) {
            problems.add(FileLocation.FILE, Kind.NOT_A_GAME);
        }
        return game;
    }

    /** The number in the last part; empty if its checksum is wrong. */
    private static Optional<BigInteger> code(String name, String text) {
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(text);
            int start = CHECKSUM_BYTES;
            if (bytes.length <= start) {
                return Optional.empty();
            }
            var code = Arrays.copyOfRange(bytes, start, bytes.length);
            return Optional.of(new BigInteger(1, code))
                    .filter(number -> ByteBuffer.wrap(bytes).getInt() == checksum(name, code));
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // no text of 4n + 1 characters stands for bytes
        }
    }

    private static int checksum(String name, byte[] code) {
        var sum = new CRC32();
        sum.update(name.getBytes(StandardCharsets.US_ASCII));
        sum.update(code);
        return (int) sum.getValue();
    }

    /** The game as one line, without a line break. */
    public static String line(SavedGame<?, ?> game) {
        return line(game.kind().name(), LineCode.write(game));
    }

    /** The line of a game of this name with this code. */
    static String line(String name, BigInteger number) {
        byte[] code = number.toByteArray();
        byte[] bytes = ByteBuffer.allocate(CHECKSUM_BYTES + code.length)
                .putInt(checksum(name, code))
                .put(code)
                .array();
        return NAME + VERSION + "." + name + "."
                + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    @Override
    public byte[] write(SavedGame<?, ?> game) {
        return FileText.encode(line(game) + "\n");
    }

    @Override
    public boolean keepsAll() {
        return true;
    }
}
