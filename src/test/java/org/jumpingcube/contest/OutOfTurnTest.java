package org.jumpingcube.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** A program that does not wait for its opponent. */
class OutOfTurnTest {
    private static final Path PROGRAMS = Path.of("src/test/resources/arena");
    private static final ContestantSpec.Patience PATIENCE =
            new ContestantSpec.Patience(Duration.ofSeconds(60), Duration.ofSeconds(60));

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aMoveOutOfTurnLosesAtOnceAndIsNoAnswerToTheNext() throws Exception {
        var game = MatchGame.ofCubes(3);
        var spec = ContestantSpec.jump61("Eager", "sh rude.sh eager", PATIENCE, PROGRAMS, game);
        try (Contestant<CubePosition, Square> eager = spec.open(game, line -> {})) {
            Contestant<CubePosition, Square> patient = seed -> (position, budget, stopRequested, listener) -> {
                while (!eager.latestLines().contains("* 3 3")) {
                    Thread.onSpinWait();
                }
                return Analysis.of(position.legalMoves().get(0), 0, 0, 0);
            };
            var result = new Bout<>(game, List.of(), eager, patient, move -> {}).play(1, () -> false);
            assertThat(result.forfeit()).contains(Fault.PROTOCOL);
            assertThat(result.winner()).contains(1);
            assertThat(result.reason()).isEqualTo("\"Eager\" said \"* 3 3\" out of turn");
        }
    }
}
