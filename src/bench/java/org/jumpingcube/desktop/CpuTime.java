package org.jumpingcube.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The processor time the two threads of JavaFX have used, in milliseconds; on Linux, else 0. Unlike the time
 * between frames it hardly depends on what else the machine has to do.
 */
record CpuTime(double drawingUp, double painting) {
    static CpuTime now() {
        return new CpuTime(of("JavaFX Applicat"), of("QuantumRenderer"));
    }

    CpuTime since(CpuTime earlier) {
        return new CpuTime(drawingUp - earlier.drawingUp, painting - earlier.painting);
    }

    private static double of(String threadName) {
        try (var tasks = Files.newDirectoryStream(Path.of("/proc/self/task"))) {
            for (Path task : tasks) {
                if (Files.readString(task.resolve("comm")).startsWith(threadName)) {
                    String run = Files.readString(task.resolve("schedstat")); // nanoseconds run, waited, slices
                    return Long.parseLong(run.split(" ", 2)[0]) / 1e6;
                }
            }
        } catch (IOException e) {
            return 0;
        }
        return 0;
    }
}
