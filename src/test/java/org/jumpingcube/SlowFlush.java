package org.jumpingcube;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;

/** A slow disk for other processes: a library that delays each flush, made with the C compiler of the machine. */
public final class SlowFlush {
    private SlowFlush() {}

    /** Makes the library in a folder; skips the test where there is no Linux with a C compiler. */
    public static Path library(Path folder) throws InterruptedException {
        assumeTrue(System.getProperty("os.name").equals("Linux"), "needs Linux");
        Path library = folder.resolve("slowflush.so");
        String source = Path.of("src/test/native/slowflush.c").toString();
        try {
            int exitCode = new ProcessBuilder("cc", "-shared", "-fPIC", "-o", library.toString(), source, "-ldl")
                    .inheritIO()
                    .start()
                    .waitFor();
            assumeTrue(exitCode == 0, "needs a C compiler that works");
        } catch (IOException e) {
            assumeTrue(false, "needs a C compiler (cc)");
        }
        return library;
    }

    /** Each flush of this process will take so much longer, with the library that {@link #library} has made. */
    public static void slow(ProcessBuilder process, Path library, int millis) {
        process.environment().put("LD_PRELOAD", library.toString());
        process.environment().put("SLOW_FLUSH_MILLIS", Integer.toString(millis));
    }
}
