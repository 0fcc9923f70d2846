package org.jumpingcube.desktop.cube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Queue;
import org.jumpingcube.cube.CubeDraft;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.puzzle.Puzzles;
import org.jumpingcube.game.Player;
import org.junit.jupiter.api.Test;

/** Whether a position is a puzzle. */
class PuzzleProofTest {
    private final Queue<Runnable> studies = new ArrayDeque<>();
    private final ArrayList<PuzzleProof.Answer> answers = new ArrayList<>();
    private final PuzzleProof proof = new PuzzleProof(studies::add, Runnable::run);

    private void work() {
        while (!studies.isEmpty()) {
            studies.remove().run();
        }
    }

    private static CubePosition position(String rows) {
        return CubeDraft.parse(rows.replace('/', '\n'), Player.ONE)
                .orElseThrow()
                .reading()
                .position()
                .orElseThrow();
    }

    @Test
    void ofTheProgramsOwnPuzzlesExactlyOneMoveWins() {
        for (var puzzle : Puzzles.all().subList(0, 5)) {
            proof.ask(puzzle.position(), puzzle.winIn(), answers::add);
            work();
            assertThat(answers).last().isEqualTo(new PuzzleProof.Answer.One(puzzle));
        }
    }

    @Test
    void severalWinningMovesAndNoneAreToldApart() {
        proof.ask(position("2r 2r/2r 1b"), 1, answers::add);
        work();
        proof.ask(position("1- 1-/1- 1-"), 1, answers::add);
        work();
        assertThat(answers).containsExactly(new PuzzleProof.Answer.Several(1), new PuzzleProof.Answer.None());
    }

    @Test
    void whatIsStoppedOrReplacedIsNotAnswered() {
        proof.ask(position("2r 2r/2r 1b"), 1, answers::add);
        proof.stop();
        work();
        assertThat(answers).isEmpty();
        proof.ask(position("2r 2r/2r 1b"), 1, answers::add);
        proof.ask(position("1- 1-/1- 1-"), 1, answers::add);
        work();
        assertThat(answers).containsExactly(new PuzzleProof.Answer.None());
    }
}
