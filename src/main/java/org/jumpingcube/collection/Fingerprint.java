package org.jumpingcube.collection;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.storage.SavedGame;

/** By what games and positions are found again, as docs/collection.md has it. */
public final class Fingerprint {
    private static final int BYTES = 16;

    private Fingerprint() {}

    /** What games with the same moves from the same start have in common, whoever played them: 32 hexadecimal digits. */
    static <P extends Position<P, M>, M> String of(SavedGame<P, M> saved) {
        var kind = saved.kind();
        var history = saved.history();
        var text = new StringBuilder(text(kind, history.start()))
                .append(kind.options(history.start()).values());
        history.turns().forEach(turn -> text.append('\n').append(kind.notation().write(turn.move())));
        return HexFormat.of().formatHex(Arrays.copyOf(digest(text.toString()), BYTES));
    }

    /** All positions of a game, the start first; undone turns count, variations do not. */
    static <P extends Position<P, M>, M> LongStream positions(SavedGame<P, M> saved) {
        var history = saved.history();
        return Stream.concat(
                        Stream.of(history.start()), history.turns().stream().map(Turn::after))
                .mapToLong(position -> of(saved.kind(), position));
    }

    /** What equal positions have in common: the board and whose turn it is. */
    public static <P extends Position<P, M>, M> long of(GameKind<P, M> kind, P position) {
        return ByteBuffer.wrap(digest(text(kind, position))).getLong();
    }

    /** The game with nothing undone. */
    static <P extends Position<P, M>, M> History<P, M> whole(SavedGame<P, M> saved) {
        return saved.history().at(saved.history().turns().size());
    }

    private static <P extends Position<P, M>, M> String text(GameKind<P, M> kind, P position) {
        return kind.name() + "\n" + position.toMove().number() + "\n"
                + String.join("\n", kind.notation().writeBoard(position)) + "\n";
    }

    private static byte[] digest(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
