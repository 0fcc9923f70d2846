package org.jumpingcube.desktop.cube;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.cube.puzzle.PuzzleJudge;
import org.jumpingcube.worker.Requests;

/** Proves in the background whether exactly one first move of a position wins in time. One proof at a time. */
final class PuzzleProof {
    private final Executor studies;
    private final Requests requests;

    /** What was proved. */
    sealed interface Answer {
        /** One move wins. */
        record One(Puzzle puzzle) implements Answer {}

        /** Several moves win as fast as can be. */
        record Several(int winIn) implements Answer {}

        /** No win is forced in time. */
        record None() implements Answer {}
    }

    PuzzleProof(Executor studies, Executor uiThread) {
        this.studies = studies;
        requests = new Requests(uiThread);
    }

    /**
     * Asks about a position in place of the one before.
     *
     * @param moves of the side to move, including the first
     * @param onAnswer called on the thread of the window, unless another position has been asked about or the proof has
     *     been stopped
     */
    void ask(CubePosition position, int moves, Consumer<Answer> onAnswer) {
        requests.ask(studies, request -> answer(position, 2 * moves - 1, request), onAnswer);
    }

    private static Answer answer(CubePosition position, int plies, Requests.Request request) {
        var judge = new PuzzleJudge();
        var fastest = judge.winIn(position, plies, request::isStale);
        return fastest.isEmpty()
                ? new Answer.None()
                : judge.puzzle(position, fastest.get(), request::isStale)
                        .<Answer>map(Answer.One::new)
                        .orElseGet(() -> new Answer.Several((fastest.get() + 1) / 2));
    }

    /** Ends the proof at once; it is not answered. */
    void stop() {
        requests.cancel();
    }
}
