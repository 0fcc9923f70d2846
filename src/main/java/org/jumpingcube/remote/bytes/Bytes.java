package org.jumpingcube.remote.bytes;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Bytes that are put together in memory. */
public final class Bytes {
    private Bytes() {}

    /** What writes them. */
    @FunctionalInterface
    public interface Writing {
        void into(DataOutputStream out) throws IOException;
    }

    /** The bytes that are written, numbers in network order. */
    public static byte[] written(Writing writing) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            writing.into(out);
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return bytes.toByteArray();
    }
}
