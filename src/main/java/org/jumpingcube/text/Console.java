package org.jumpingcube.text;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** The input, output and error streams of a text program. */
public record Console(Reader in, Writer out, Writer err) {
    /**
     * The streams of this process, in UTF-8. Unlike {@code System.out}, these writers report when nobody reads any
     * more.
     */
    public static Console ofProcess() {
        return new Console(
                new BufferedReader(
                        new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8)),
                new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8),
                new OutputStreamWriter(new FileOutputStream(FileDescriptor.err), StandardCharsets.UTF_8));
    }
}
