package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressBarTest {
    private final StringWriter terminal = new StringWriter();
    private final ProgressBar bar = new ProgressBar(new PrintWriter(terminal), 8);

    @Test
    void theBarIsAsFullAsTheWorkIsDone() {
        bar.show(2);

        assertThat(terminal.toString()).isEqualTo("\r[" + "=".repeat(10) + " ".repeat(30) + "] 2/8");
    }

    @Test
    void theLineIsDrawnAnewAndEndsWithTheWork() {
        bar.show(7);
        bar.show(8);

        assertThat(terminal.toString())
                .startsWith("\r[")
                .contains("] 7/8\r[")
                .endsWith("\r[" + "=".repeat(40) + "] 8/8\n");
    }
}
