package org.jumpingcube.text.engine;

import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Score;

/** What the engine thinks, as one line of the protocol. */
record InfoLine(long startNanos) {
    String of(Analysis<Square> analysis) {
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
        String line = analysis.line().stream().map(square -> place(square, ",")).collect(Collectors.joining(";"));
        return "info depth=" + analysis.depth() + " score=" + Score.text(analysis.score()) + " nodes="
                + analysis.nodes() + " ms=" + millis + " pv=" + line;
    }

    /** Row and column from 1. */
    static String place(Square square, String between) {
        return (square.row() + 1) + between + (square.column() + 1);
    }
}
