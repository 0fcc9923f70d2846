package org.jumpingcube.cli;

import java.io.PrintWriter;

/** Shows on one line of a terminal how far a long command has come. */
final class ProgressBar {
    private static final int WIDTH = 40;

    private final PrintWriter out;
    private final int all;

    ProgressBar(PrintWriter out, int all) {
        this.out = out;
        this.all = all;
    }

    /** Redraws the line; ends it when all is done. */
    void show(int done) {
        int filled = WIDTH * done / all;
        out.print("\r[" + "=".repeat(filled) + " ".repeat(WIDTH - filled) + "] " + done + "/" + all);
        if (done == all) {
            out.print("\n");
        }
        out.flush();
    }
}
