package org.jumpingcube.text.engine;

import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Score;

/** The engine's analysis as an info line of the protocol. */
record InfoLine(long startNanos) {
    <M> String of(Analysis<M> analysis, Function<M, String> text) {
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
        String line = analysis.line().stream().map(text).collect(Collectors.joining(";"));
        return "info depth=" + analysis.depth() + " score=" + Score.text(analysis.score()) + " nodes="
                + analysis.nodes() + " ms=" + millis + " pv=" + line;
    }
}
