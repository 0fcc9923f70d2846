package org.jumpingcube.cube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.Laws;
import org.jumpingcube.LongRunning;
import org.jumpingcube.game.BoardReading.Flaw;
import org.jumpingcube.game.Edits;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions of cubes that are being set up. */
class CubeDraftTest {
    private static final int LONG = 100_000;

    private static CubeDraft edited(CubeDraft draft, Random random) {
        var squares = draft.board().squares();
        var square = squares.get(random.nextInt(squares.size()));
        return switch (random.nextInt(24)) {
            case 0 -> draft.withToMove(player(random));
            case 1 -> random.nextInt(20) > 0 ? draft : draft.cleared();
            case 2 -> random.nextInt(20) > 0 ? draft : draft.atStart();
            case 3 -> draft.mirrored();
            case 4 -> draft.turned();
            case 5 -> draft.swapped();
            case 6 ->
                random.nextInt(5) > 0
                        ? draft
                        : draft.withOptions(GameOptions.of(CubeNotation.SIZE, Laws.between(random, 2, 15)));
            case 7 -> draft.overloaded().size() < 3 ? draft : draft.burst(player(random));
            case 8, 9 -> draft.lessened(square);
            case 10, 11, 12 -> draft.painted(square, brush(random));
            default -> draft.clicked(square, brush(random));
        };
    }

    private static Player player(Random random) {
        return random.nextBoolean() ? Player.ONE : Player.TWO;
    }

    private static Optional<Player> brush(Random random) {
        return random.nextInt(5) == 0 ? Optional.empty() : Optional.of(player(random));
    }

    /** What holds of every draft. */
    private static void check(CubeDraft draft) {
        var board = draft.board();
        assertThat(board.squares()).allSatisfy(square -> {
            var cube = board.at(square);
            assertThat(cube.value()).isBetween(1, CubeDraft.MOST_POINTS);
            assertThat(cube.isNeutral() && cube.value() > 1).isFalse();
        });
        assertThat(draft.mirrored().mirrored()).isEqualTo(draft);
        assertThat(draft.swapped().swapped()).isEqualTo(draft);
        assertThat(draft.turned().turned().turned().turned()).isEqualTo(draft);
        assertThat(CubeDraft.parse(draft.text(), Player.ONE)).contains(draft);
        var reading = draft.reading();
        assertThat(reading.position().isPresent()).isEqualTo(reading.flaws().isEmpty());
        reading.position().ifPresent(position -> {
            assertThat(CubeDraft.of(position)).isEqualTo(draft);
            assertThat(position.outcome().isOver()).isFalse();
            assertThat(position.legalMoves()).isNotEmpty();
            assertThat(draft.overloaded()).isEmpty();
            position.play(position.legalMoves().get(0));
        });
        if (reading.position().isEmpty()) {
            assertThat(!draft.overloaded().isEmpty() || board.winner().isPresent())
                    .isTrue();
        }
    }

    private static void edit(Random random, int edits) {
        var history = Edits.of(CubeDraft.of(CubePosition.start(Laws.between(random, 2, 6))));
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
        edit(random, 100);
    }

    @Test
    @LongRunning
    void aHundredThousandEditsKeepTheLaws() {
        edit(new Random(1), LONG);
    }

    @Law(tries = 200)
    void aBurstLeavesABoardThatIsSettledOrWon(Random random) {
        var draft = CubeDraft.of(CubePosition.start(Laws.between(random, 2, 7)));
        for (int edit = 0; edit < 150; edit++) {
            var squares = draft.board().squares();
            draft = draft.clicked(squares.get(random.nextInt(squares.size())), brush(random));
        }
        var bursting = player(random);
        var after = draft.burst(bursting);
        assertThat(after.overloaded().isEmpty() || after.board().winner().equals(Optional.of(bursting)))
                .isTrue();
        assertThat(after.board().totalPoints()).isEqualTo(draft.board().totalPoints());
        assertThat(after.toMove()).isEqualTo(draft.toMove());
    }

    /** An overloaded cube bursts as if its last point had just been added by a move. */
    @Law(tries = 100)
    void aBurstIsThatOfAMove(Random random) {
        var position = CubePosition.start(Laws.between(random, 3, 6));
        for (int move = 0; move < 60 && !position.outcome().isOver(); move++) {
            var moves = position.legalMoves();
            var chosen = moves.get(random.nextInt(moves.size()));
            var played = position.play(chosen);
            if (played.bursts() > 0) {
                var mover = position.toMove();
                var draft = CubeDraft.of(position)
                        .painted(chosen, Optional.of(mover))
                        .clicked(chosen, Optional.of(mover));
                assertThat(draft.overloaded()).containsExactly(chosen);
                assertThat(draft.burst(mover).board()).isEqualTo(played.after().board());
            }
            position = played.after();
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "3r 1-/1- 1b, not-a-cube",
        "2r 1r/1r 2r, over-already",
        "9r 9b/9r 9r, not-a-cube not-a-cube not-a-cube not-a-cube",
        "2r 2b/1- 1-, ''",
        "1- 1-/1- 1-, ''"
    })
    void whatCannotBePlayedIsSaid(String rows, String flaws) {
        var draft = CubeDraft.parse(rows.replace('/', '\n'), Player.TWO).orElseThrow();
        assertThat(String.join(
                        " ", draft.reading().flaws().stream().map(Flaw::kind).toList()))
                .isEqualTo(flaws);
    }

    @ParameterizedTest
    @CsvSource({
        "1r 1-|1- 1-, 1r 1-|1- 1-, 1",
        "===|    1r 1-|    1- 2b|===, 1r 1-|1- 2b, 1",
        "Size: 2|To move: Player 2|===|    1r 1-|    1- 1-|===, 1r 1-|1- 1-, 2",
        "      1  2|   1 1r 1-|   2 1- 9b, 1r 1-|1- 9b, 1"
    })
    void aBoardIsFoundInAText(String text, String rows, int toMove) {
        var draft = CubeDraft.parse(text.replace('|', '\n'), Player.ONE).orElseThrow();
        assertThat(CubeNotation.rows(draft.board())).containsExactly(rows.split("\\|", -1));
        assertThat(draft.toMove().number()).isEqualTo(toMove);
    }

    @ParameterizedTest
    @CsvSource({"''", "1r 1-", "1r 1-|1- 1- 1-", "1r 1-|1- 2-", "1r 1-|1- 0b", "c4 d5|e6 a1", "1r 1-|1- 1-|1- 1-"})
    void aTextWithoutABoardIsNone(String text) {
        assertThat(CubeDraft.parse(text.replace('|', '\n'), Player.ONE)).isEmpty();
    }

    @Test
    void aSmallerBoardKeepsWhatFitsAndALargerOneIsFilledUp() {
        var draft = CubeDraft.parse("1r 2b 1-\n1- 4r 1-\n1- 1- 2b", Player.ONE).orElseThrow();
        var small = draft.withOptions(GameOptions.of(CubeNotation.SIZE, 2));
        assertThat(CubeNotation.rows(small.board())).containsExactly("1r 2b", "1- 4r");
        assertThat(small.overloaded()).containsExactly(new Square(1, 1));
        assertThat(CubeNotation.rows(
                        small.withOptions(GameOptions.of(CubeNotation.SIZE, 3)).board()))
                .containsExactly("1r 2b 1-", "1- 4r 1-", "1- 1- 1-");
    }
}
