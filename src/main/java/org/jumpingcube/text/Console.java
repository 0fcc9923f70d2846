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

/**
 * Where a text program reads and writes: standard input, standard output and standard error, or what stands for them.
 */
public record Console(Reader in, Writer out, Writer err) {
    /** This process's own, in UTF-8. Unlike {@code System.out} these writers say when nobody reads any more. */
    public static Console ofProcess() {
        return new Console(
                new BufferedReader(
                        new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8)),
                new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8),
                new OutputStreamWriter(new FileOutputStream(FileDescriptor.err), StandardCharsets.UTF_8));
    }
}
