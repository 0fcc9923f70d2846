package org.jumpingcube.desktop.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class IndependentPartsTest {
    @Test
    void aPartThatFailsKeepsNoOtherFromBeingShown() throws InterruptedException {
        var shown = new ArrayList<String>();
        var faults = new ArrayList<Throwable>();
        var thread = new Thread(() -> IndependentParts.show(
                () -> shown.add("board"),
                () -> {
                    throw new IllegalStateException("planted");
                },
                () -> shown.add("moves")));
        thread.setUncaughtExceptionHandler((failed, fault) -> faults.add(fault));
        thread.start();
        thread.join();
        assertThat(shown).containsExactly("board", "moves");
        assertThat(faults).singleElement().asString().contains("planted");
    }
}
