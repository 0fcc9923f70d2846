package org.jumpingcube.jumpin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.LongRunning;
import org.jumpingcube.game.BoardReading.Flaw;
import org.jumpingcube.game.Edits;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions of Jumpin that are being set up. */
class JumpinDraftTest {
    private static final int LONG = 100_000;

    private static JumpinDraft edited(JumpinDraft draft, Random random) {
        var square = Squares.at(random.nextInt(Squares.COUNT));
        return switch (random.nextInt(20)) {
            case 0 -> draft.withToMove(player(random));
            case 1 -> random.nextInt(20) > 0 ? draft : draft.cleared();
            case 2 -> random.nextInt(5) > 0 ? draft : draft.atStart();
            case 3 -> draft.mirrored();
            case 4 -> draft.turned();
            case 5 -> draft.swapped();
            case 6 ->
                draft.withOptions(Preset.with(Map.of(
                        "swap", random.nextBoolean() ? "on" : "off",
                        "goal", random.nextBoolean() ? "CLASSIC" : "SACKSON")));
            case 7 -> {
                var kos = draft.possibleKos();
                yield draft.withKo(kos.isEmpty() ? SquareSet.EMPTY : kos.get(random.nextInt(kos.size())));
            }
            case 8, 9, 10, 11 -> draft.lessened(square);
            case 12, 13 -> draft.painted(square, brush(random));
            default -> draft.clicked(square, brush(random));
        };
    }

    private static Player player(Random random) {
        return random.nextBoolean() ? Player.ONE : Player.TWO;
    }

    private static Optional<Player> brush(Random random) {
        return random.nextInt(3) == 0 ? Optional.empty() : Optional.of(player(random));
    }

    /** What holds of every draft. */
    private static void check(JumpinDraft draft) {
        var board = draft.board();
        assertThat(board.gold().and(board.silver()).isEmpty()).isTrue();
        assertThat(draft.mirrored().mirrored()).isEqualTo(draft);
        assertThat(draft.turned().turned()).isEqualTo(draft);
        assertThat(draft.swapped().swapped()).isEqualTo(draft);
        assertThat(JumpinDraft.parse("x " + draft.text() + " and so on", draft.rules()))
                .contains(draft);
        assertThat(draft.possibleKos())
                .allSatisfy(ko -> assertThat(
                                draft.withKo(ko).reading().flaws().stream().map(Flaw::kind))
                        .doesNotContain("not-a-ko"));
        var reading = draft.reading();
        assertThat(reading.position().isPresent()).isEqualTo(reading.flaws().isEmpty());
        reading.position().ifPresent(position -> {
            assertThat(JumpinDraft.of(position)).isEqualTo(draft);
            assertThat(position.outcome().isOver()).isFalse();
            position.play(position.legalMoves().get(0));
        });
    }

    private static void edit(Random random, int edits) {
        var history = Edits.of(JumpinDraft.of(JumpinPosition.start(Rules.USUAL, Player.ONE)));
        for (int edit = 0; edit < edits; edit++) {
            var before = history;
            var next = edited(history.now(), random);
            history = history.then(next);
            check(history.now());
            if (!next.equals(before.now())) {
                assertThat(history.undo().now()).isEqualTo(before.now());
                assertThat(history.undo().redo().now()).isEqualTo(next);
            }
            if (random.nextInt(10) == 0) {
                history = history.undo();
            }
        }
    }

    @Law(tries = 20)
    void editsKeepTheLaws(Random random) {
        edit(random, 50);
    }

    @Test
    @LongRunning
    void aHundredThousandEditsKeepTheLaws() {
        edit(new Random(1), LONG);
    }

    @ParameterizedTest(name = "{1}: {0}")
    @CsvSource({
        "6/6/6/6/6/6/6/6/6/6/6 x, pieces",
        "6/6/6/6/6/6/6/6/6/6/x5 x, pieces",
        "w5/6/6/6/6/6/6/xxxxxx/xxxxxx/xxxxxx/6 x, pieces",
        "6/6/6/6/xw4/6/6/6/6/6/6 x ko=a7b7, not-a-ko",
        "6/6/6/6/x5/6/6/6/6/5w/6 w, over-already",
        "6/6/6/6/xw4/wx4/6/6/6/6/6 x, ''"
    })
    void whatNoRuleAllowsIsSaid(String text, String flaw) {
        var draft = JumpinDraft.parse(text, Rules.USUAL).orElseThrow();
        assertThat(String.join(
                        " ", draft.reading().flaws().stream().map(Flaw::kind).toList()))
                .isEqualTo(flaw);
    }

    @ParameterizedTest
    @CsvSource({"''", "6/6/6 x", "7/6/6/6/6/6/6/6/6/6/6 x", "6/6/6/6/6/6/6/6/6/6/6", "6/6/6/6/6/6/6/6/6/6/6/6 x"})
    void aTextWithoutABoardIsNone(String text) {
        assertThat(JumpinDraft.parse(text, Rules.USUAL)).isEmpty();
    }

    @Test
    void anotherClickTakesThePawnAway() {
        var square = new Square(5, 2);
        var start = JumpinDraft.of(JumpinPosition.start(Rules.USUAL, Player.ONE));
        var gold = start.clicked(square, Optional.of(Player.ONE));
        assertThat(gold.board().gold().contains(square)).isTrue();
        assertThat(gold.clicked(square, Optional.of(Player.ONE))).isEqualTo(start);
        assertThat(gold.clicked(square, Optional.of(Player.TWO))
                        .board()
                        .silver()
                        .contains(square))
                .isTrue();
    }
}
