package org.jumpingcube.desktop.cube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Step;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CellLook.Foresight;
import org.jumpingcube.desktop.cube.CellLook.Side;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;

/** A preview is what comes when the move is played, cube by cube. */
class MovePreviewTest {
    private static final Texts TEXTS = new Texts(Locale.ENGLISH);

    @Test
    void itTellsWhatThePlayedMoveDoes() {
        for (PlayedMove move : RandomCascades.turns(300)) {
            var preview = MovePreview.of(move);
            var waves = new HashMap<Square, List<Integer>>();
            for (Step step : move.steps()) {
                if (step instanceof Step.Burst) {
                    waves.computeIfAbsent(step.square(), square -> new ArrayList<>())
                            .add(step.wave());
                }
            }
            var before = move.before().board();
            var after = move.after().board();
            for (Square square : before.squares()) {
                var told = preview.cells().getOrDefault(square, Foresight.NONE);
                assertThat(told.becomes().orElse(before.at(square)))
                        .as("%s %s", move, square)
                        .isEqualTo(after.at(square));
                assertThat(told.waves()).as("%s %s", move, square).isEqualTo(waves.getOrDefault(square, List.of()));
                assertThat(told.becomes().isPresent())
                        .as("a cube that bursts is shown as it would be even if that is as it is")
                        .isEqualTo(
                                waves.containsKey(square) || !before.at(square).equals(after.at(square)));
            }
            assertThat(preview.gained()).isEqualTo(after.count(move.player()) - before.count(move.player()));
        }
    }

    /** Of two neighbours one sets off the other if that first bursts in the next wave; both cells have half of the arrow. */
    @Test
    void anArrowLeadsToEachCubeThatBurstsFromThoseOfTheWaveBefore() {
        int arrows = 0;
        for (PlayedMove move : RandomCascades.turns(200)) {
            var cells = MovePreview.of(move).cells();
            var board = move.before().board();
            for (Square square : board.squares()) {
                var told = cells.getOrDefault(square, Foresight.NONE);
                for (Square other : board.neighbours(square)) {
                    var next = cells.getOrDefault(other, Foresight.NONE);
                    boolean isSetOff = next.waves().stream()
                            .limit(1)
                            .anyMatch(wave -> told.waves().contains(wave - 1));
                    assertThat(told.setsOff().contains(Side.of(square, other))).isEqualTo(isSetOff);
                    assertThat(next.setOffFrom().contains(Side.of(other, square)))
                            .isEqualTo(isSetOff);
                    arrows += isSetOff ? 1 : 0;
                    assertThat(isSetOff && told.setOffFrom().contains(Side.of(square, other)))
                            .as("two arrows at one edge")
                            .isFalse();
                }
            }
        }
        assertThat(arrows).isGreaterThan(100);
    }

    @Test
    void withTheEnemysAnswerItTellsWhatBothComeTo() {
        for (PlayedMove move : RandomCascades.turns(200)) {
            if (move.after().board().winner().isPresent()) {
                continue;
            }
            var answer = move.after().play(move.after().legalMoves().get(0));
            var preview = MovePreview.of(move).answeredBy(answer);
            var before = move.before().board();
            var after = answer.after().board();
            for (Square square : before.squares()) {
                var becomes =
                        preview.cells().getOrDefault(square, Foresight.NONE).becomes();
                assertThat(becomes.orElse(before.at(square))).isEqualTo(after.at(square));
            }
            assertThat(preview.figures(TEXTS))
                    .isEqualTo(MovePreview.of(move).figures(TEXTS) + "\nthen "
                            + answer.move().name() + ": "
                            + MovePreview.of(answer).figures(TEXTS));
            assertThat(preview.sentence(TEXTS))
                    .contains(". Best reply: " + answer.move().name());
        }
    }

    @Test
    void itSaysSoInFiguresAndInASentence() {
        for (PlayedMove move : RandomCascades.turns(100)) {
            var preview = MovePreview.of(move);
            if (move.after().winner().isPresent()) {
                assertThat(preview.figures(TEXTS)).startsWith("wins the game");
                assertThat(preview.sentence(TEXTS)).isEqualTo(move.move() + " would win the game");
            } else {
                assertThat(preview.figures(TEXTS))
                        .startsWith(
                                preview.gained() == 0
                                        ? TEXTS.get("preview.bursts", move.bursts())
                                        : TEXTS.get("preview.gains", preview.gained()));
                assertThat(preview.sentence(TEXTS)).contains("would burst " + move.bursts());
            }
        }
    }
}
