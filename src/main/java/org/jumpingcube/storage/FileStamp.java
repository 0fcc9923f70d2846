package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What a file held at some time, to tell later whether it still does. The contents decide, not the time of the last
 * change: a copy that was merely touched is the same, and one changed within the clock's grain is not.
 *
 * @param size of as much of the file as is ever read; -1 if there is no file
 * @param hash of the same bytes, in hex
 */
record FileStamp(long size, String hash) {
    static final FileStamp NO_FILE = new FileStamp(-1, "");

    static FileStamp of(byte[] contents) {
        return new FileStamp(contents.length, hash(contents));
    }

    static FileStamp of(Path file) throws IOException {
        try {
            return of(FileText.bytes(file));
        } catch (NoSuchFileException e) {
            return NO_FILE;
        }
    }

    private static String hash(byte[] contents) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(contents));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
