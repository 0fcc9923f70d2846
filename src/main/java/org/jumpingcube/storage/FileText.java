package org.jumpingcube.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jumpingcube.storage.Problem.Kind;

/** The contents of files as text: UTF-8, and never more than a game or the settings can need. */
final class FileText {
    /** The largest file that is read, in bytes: 1 MiB. The longest possible game takes less than 10 KiB. */
    static final int MAX_BYTES = 1 << 20;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private FileText() {}

    /**
     * The file's first bytes: all of them, or one more than {@link #MAX_BYTES} if there are more.
     *
     * @throws IOException if they cannot be read, or if this is not an ordinary file: reading a pipe might never end
     */
    static byte[] bytes(Path file) throws IOException {
        PrivateFiles.checkOrdinary(file);
        try (var in = Files.newInputStream(file)) {
            return in.readNBytes(MAX_BYTES + 1);
        }
    }

    /** The text in the bytes, without a byte order mark; empty, with a problem added, if it is none or too long. */
    static Optional<String> decode(byte[] bytes, Problems problems) {
        if (bytes.length > MAX_BYTES) {
            problems.add(FileLocation.FILE, Kind.TOO_LARGE);
            return Optional.empty();
        }
        var in = ByteBuffer.wrap(bytes);
        var out = CharBuffer.allocate(bytes.length);
        var result = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .decode(in, out, true);
        out.flip();
        if (result.isError()) {
            int line =
                    1 + (int) out.chars().filter(character -> character == '\n').count();
            problems.add(new FileLocation.Line(line), Kind.NOT_UTF8);
            return Optional.empty();
        }
        boolean marked = out.length() > 0 && out.charAt(0) == BYTE_ORDER_MARK;
        return Optional.of(out.subSequence(marked ? 1 : 0, out.length()).toString());
    }

    /** The bytes to write for a text. */
    static byte[] encode(CharSequence text) {
        try {
            var bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
            var exact = new byte[bytes.remaining()];
            bytes.get(exact);
            return exact;
        } catch (IOException e) {
            throw new UncheckedIOException("half a character in a text of our own", e);
        }
    }
}
