package org.jumpingcube.storage;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.storage.Problem.Kind;

/**
 * A game as one line of text, to be sent in a message or as part of an address: "jcube1.cube.AAAA…", as
 * docs/save-format.md has it. The third part is a checksum and a {@link LineCode}, in letters, digits, "-" and "_".
 * Behind it stands the id of a game by message. Equal games give equal lines.
 */
public final class LineFormat implements GameFormat {
    static final int VERSION = 1;

    static final String NAME = "jcube";
    private static final int CHECKSUM_BYTES = 4;
    private static final String ID = ".id-"; // behind the code, which older programs read without it
    private static final int ID_CHECKSUM_BYTES = 3;

    private final List<GameKind<?, ?>> kinds;

    /** @param kinds what can be played */
    public LineFormat(List<GameKind<?, ?>> kinds) {
        this.kinds = List.copyOf(kinds);
    }

    /** Whether the text is meant to be such a line, of whatever version and however spoilt. */
    public static boolean isLine(String text) {
        return text.matches("(?s)" + NAME + "[0-9]+\\..*");
    }

    /** Whether there is something in the text that looks like such a line, or begins it. */
    public static boolean holdsLine(String text) {
        return isLine(text.strip()) || new LinesInText(text).next().isPresent();
    }

    /**
     * Reads the first line in the text that is a game. It may stand in a message: broken and quoted, with other words
     * before and behind it.
     */
    @Override
    public LoadResult read(byte[] contents) {
        var problems = new Problems();
        var text = FileText.decode(contents, problems);
        if (text.isEmpty()) {
            return problems.resultOf(Optional.empty());
        }
        var found = new LinesInText(text.get());
        Optional<LoadResult> refused = Optional.empty();
        for (var line = found.next(); line.isPresent(); line = found.next()) {
            var result = read(line.get());
            if (result.game().isPresent()) {
                return result;
            }
            refused = refused.or(() -> Optional.of(result));
        }
        return refused.orElseGet(() -> refused(Kind.NOT_A_LINE));
    }

    private LoadResult read(LinesInText.Found line) {
        int version = Integer.parseInt(line.version());
        if (version < VERSION) {
            return refused(Kind.NOT_A_LINE);
        }
        if (version > VERSION) {
            return refused(Kind.NEWER, line.version(), Integer.toString(VERSION));
        }
        var code = code(line);
        if (code.isEmpty()) {
            return refused(line.isTooLong() ? Kind.ABSURD : Kind.SPOILT_LINE);
        }
        var kind =
                kinds.stream().filter(known -> known.name().equals(line.name())).findFirst();
        if (kind.isEmpty()) {
            return refused(Kind.NO_SUCH_GAME, Problems.shorten(line.name()));
        }
        var game = kind.flatMap(known -> new LineCode<>(known).read(numberOf(bytes(code.get()))))
                .<SavedGame<?, ?>>map(found -> found);
        if (game.isEmpty()) {
            return refused(Kind.NOT_A_GAME);
        }
        if (!isCodeOf(game.get(), code.get())) { // there is more in it, or the same twice
            return refused(Kind.SPOILT_LINE);
        }
        boolean hasId =
                line.id().isPresent() && code.get().length() == line.code().length();
        if (!hasId) {
            return new LoadResult.Loaded(game.get());
        }
        return line.id()
                .flatMap(text -> id(text, line.name() + "." + code.get()))
                .<LoadResult>map(id -> new LoadResult.Loaded(game.get().with(Optional.of(id))))
                .orElseGet(() -> refused(Kind.SPOILT_LINE));
    }

    /** The id in its place behind a game; empty if it is spoilt, or belongs to another line. */
    private static Optional<GameId> id(String text, String game) {
        return text.length() == 4 * (GameId.BYTES + ID_CHECKSUM_BYTES) / 3
                ? Optional.of(GameId.of(Arrays.copyOf(bytes(text), GameId.BYTES)))
                        .filter(id -> idPart(id, game).equals(text))
                : Optional.empty();
    }

    /** The id and the last bytes of a checksum over it and the game. */
    private static String idPart(GameId id, String game) {
        var sum = new CRC32();
        sum.update(game.getBytes(StandardCharsets.US_ASCII));
        sum.update(id.bytes());
        byte[] bytes = ByteBuffer.allocate(GameId.BYTES + ID_CHECKSUM_BYTES)
                .put(id.bytes())
                .put((byte) (sum.getValue() >> 16))
                .put((byte) (sum.getValue() >> 8))
                .put((byte) sum.getValue())
                .array();
        return Base64.getUrlEncoder().encodeToString(bytes);
    }

    private static LoadResult refused(Kind kind, Object... arguments) {
        return new LoadResult.Rejected(List.of(Problem.of(kind, arguments)));
    }

    /** The last part of the line, up to where its checksum is right; empty if that is nowhere. */
    private static Optional<String> code(LinesInText.Found line) {
        byte[] bytes = bytes(line.code());
        var sum = new CRC32();
        sum.update(line.name().getBytes(StandardCharsets.US_ASCII));
        int summed = CHECKSUM_BYTES;
        for (int end : line.ends()) {
            int length = end * 3 / 4; // of the bytes that so many characters stand for
            if (length > CHECKSUM_BYTES) {
                sum.update(bytes, summed, length - summed);
                summed = length;
                if (end % 4 != 1 && ByteBuffer.wrap(bytes).getInt() == (int) sum.getValue()) {
                    return Optional.of(line.code().substring(0, end));
                }
            }
        }
        return Optional.empty();
    }

    /** No text of 4n + 1 characters stands for bytes: the last one is left out then. */
    private static byte[] bytes(String code) {
        return Base64.getUrlDecoder().decode(code.substring(0, code.length() - (code.length() % 4 == 1 ? 1 : 0)));
    }

    /** Whether a game has this code, be its number written with a sign, as here, or without one. */
    private static boolean isCodeOf(SavedGame<?, ?> game, String code) {
        String name = game.kind().name();
        byte[] signed = LineCode.write(game).toByteArray();
        byte[] bare = signed.length > 1 && signed[0] == 0 ? Arrays.copyOfRange(signed, 1, signed.length) : signed;
        return code.equals(code(name, signed)) || code.equals(code(name, bare));
    }

    private static BigInteger numberOf(byte[] bytes) {
        return new BigInteger(1, Arrays.copyOfRange(bytes, CHECKSUM_BYTES, bytes.length));
    }

    private static int checksum(String name, byte[] number) {
        var sum = new CRC32();
        sum.update(name.getBytes(StandardCharsets.US_ASCII));
        sum.update(number);
        return (int) sum.getValue();
    }

    /** The game as one line, without a line break. */
    public static String line(SavedGame<?, ?> game) {
        String line = line(game.kind().name(), LineCode.write(game));
        String inIt = line.substring(line.indexOf('.') + 1);
        return line + game.id().map(id -> ID + idPart(id, inIt)).orElse("");
    }

    /** The line of a game of this name with this number. */
    static String line(String name, BigInteger number) {
        return NAME + VERSION + "." + name + "." + code(name, number.toByteArray());
    }

    /** The last part of a line: a checksum, and the bytes of a number. */
    private static String code(String name, byte[] number) {
        byte[] bytes = ByteBuffer.allocate(CHECKSUM_BYTES + number.length)
                .putInt(checksum(name, number))
                .put(number)
                .array();
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    @Override
    public byte[] write(SavedGame<?, ?> game) {
        return FileText.encode(line(game) + "\n");
    }

    @Override
    public Extent extent() {
        return Extent.ALL;
    }
}
