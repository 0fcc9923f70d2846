package org.jumpingcube.jumpin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jumpingcube.jumpin.Positions.NOTATION;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.jumpingcube.Law;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinMove.Jump;
import org.jumpingcube.jumpin.JumpinMove.Swap;

/** What holds in every position of Jumpin, whatever the options. */
class JumpinLawsTest {
    private static final int PLIES = 60;

    private static void eachTurn(Random random, java.util.function.Consumer<JumpinTurn> onTurn) {
        var start = random.nextBoolean()
                ? JumpinPosition.start(Rules.of(Positions.randomOptions(random)), Player.ONE)
                : Positions.randomPosition(random);
        Positions.randomGame(start, PLIES, random, onTurn);
    }

    /** Where a pawn can go, found square by square. */
    private static Set<Square> naiveTargets(PawnBoard board, Square from) {
        var occupied = new HashSet<>(board.occupied().squares());
        occupied.remove(from);
        var reached = new HashSet<Square>();
        var open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            var here = open.remove();
            for (int[] step : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                int column = here.column() + step[0];
                int row = here.row() + step[1];
                boolean isLine = false;
                while (isOn(column, row) && occupied.contains(new Square(row, column))) {
                    isLine = true;
                    column += step[0];
                    row += step[1];
                }
                if (isLine && isOn(column, row) && reached.add(new Square(row, column))) {
                    open.add(new Square(row, column));
                }
            }
        }
        reached.remove(from);
        return reached;
    }

    private static boolean isOn(int column, int row) {
        return column >= 0 && column < Squares.COLUMNS && row >= 0 && row < Squares.ROWS;
    }

    @Law(tries = 300)
    void aPawnCanGoWhereANaiveWalkComes(Random random) {
        var position = Positions.randomPosition(random);
        var usual = JumpinPosition.setUp(
                Rules.USUAL, position.board(), position.toMove(), SquareSet.EMPTY, ScoreCard.EMPTY);
        for (Square from : usual.board().pawns(usual.toMove()).squares()) {
            var targets = usual.legalMoves().stream()
                    .map(Jump.class::cast)
                    .filter(jump -> jump.from().equals(from))
                    .map(Jump::to)
                    .collect(Collectors.toSet());
            assertThat(targets).isEqualTo(usual.outcome().isOver() ? Set.of() : naiveTargets(usual.board(), from));
        }
    }

    @Law(tries = 100)
    void aTurnAndItsPathAgree(Random random) {
        eachTurn(random, turn -> {
            if (turn.move() instanceof Jump jump) {
                assertThat(turn.path())
                        .startsWith(jump.from())
                        .endsWith(jump.to())
                        .doesNotHaveDuplicates();
                assertThat(turn.before().board().areJumps(turn.path())).isTrue();
                assertThat(NOTATION.read(turn.before(), JumpinNotation.longForm(turn)))
                        .contains(turn.move());
            }
        });
    }

    @Law(tries = 100)
    void aTurnChangesItsOwnPawnsAndNothingElse(Random random) {
        eachTurn(random, turn -> {
            var before = turn.before().board();
            var after = turn.after().board();
            var player = turn.player();
            assertThat(after.pawns(player).size())
                    .isEqualTo(before.pawns(player).size());
            assertThat(after.gold().and(after.silver()).isEmpty()).isTrue();
            boolean isSwap = turn.move() instanceof Swap;
            assertThat(after.pawns(player.opponent()).equals(before.pawns(player.opponent())))
                    .isEqualTo(!isSwap);
            assertThat(after.occupied().equals(before.occupied()))
                    .isEqualTo(isSwap || turn.before().isPass(turn.move()));
        });
    }

    @Law(tries = 100)
    void theAdvanceCountedAnewIsTheSumOfWhatTheTurnsGained(Random random) {
        eachTurn(random, turn -> {
            if (turn.move() instanceof Jump jump) {
                int gained = PawnBoard.rowsAdvanced(turn.player(), jump.to())
                        - PawnBoard.rowsAdvanced(turn.player(), jump.from());
                assertThat(turn.after().board().advance(turn.player()))
                        .isEqualTo(turn.before().board().advance(turn.player()) + gained);
            }
            for (Player player : Player.values()) {
                assertThat(turn.after().bestAdvance(player))
                        .isGreaterThanOrEqualTo(turn.after().board().advance(player));
            }
        });
    }

    @Law(tries = 100)
    void thereIsAMoveExactlyWhileTheGameGoesOn(Random random) {
        eachTurn(
                random,
                turn -> assertThat(turn.after().legalMoves().isEmpty())
                        .isEqualTo(turn.after().outcome().isOver()));
    }

    private static Square mirrored(Square square) {
        return new Square(square.row(), Squares.COLUMNS - 1 - square.column());
    }

    private static SquareSet mirrored(SquareSet set) {
        return SquareSet.of(square -> set.contains(mirrored(square)));
    }

    private static JumpinMove mirrored(JumpinMove move) {
        return move instanceof Jump jump
                ? new Jump(mirrored(jump.from()), mirrored(jump.to()))
                : move instanceof Swap swap ? new Swap(mirrored(swap.from()), mirrored(swap.to())) : move;
    }

    @Law(tries = 200)
    void inAMirrorTheMovesAreMirrored(Random random) {
        var position = Positions.randomPosition(random);
        var mirror = JumpinPosition.setUp(
                position.rules(),
                new PawnBoard(
                        mirrored(position.board().gold()),
                        mirrored(position.board().silver())),
                position.toMove(),
                SquareSet.EMPTY,
                ScoreCard.EMPTY);
        assertThat(mirror.legalMoves())
                .containsExactlyInAnyOrderElementsOf(position.legalMoves().stream()
                        .map(JumpinLawsTest::mirrored)
                        .toList());
    }

    @Law(tries = 200)
    void aPositionWrittenIsReadAgain(Random random) {
        eachTurn(random, turn -> {
            var after = turn.after();
            if (after.outcome().isOver() || after.finished().isPresent()) {
                return;
            }
            var begun = JumpinPosition.setUp(after.rules(), after.board(), after.toMove(), after.ko(), after.card());
            var reading = NOTATION.readBoard(
                    after.rules().options(),
                    after.toMove(),
                    NOTATION.writeBoard(after).stream().map(Optional::of).toList());
            if (!begun.outcome().isOver()) {
                assertThat(reading.position()).contains(begun);
            }
        });
    }

    @Law(tries = 200)
    void aMoveWrittenIsReadAgain(Random random) {
        for (JumpinMove move : Positions.randomPosition(random).legalMoves()) {
            assertThat(NOTATION.read(NOTATION.write(move))).contains(move);
        }
    }

    @Law(tries = 100)
    void optionsBecomeRulesAndOptionsAgain(Random random) {
        var options = Positions.randomOptions(random);
        assertThat(Rules.of(options).options()).isEqualTo(options);
    }

    @Law(tries = 20)
    void aGameEndsWithinItsGreatestNumberOfPlies(Random random) {
        var start = JumpinPosition.start(Rules.of(Positions.randomOptions(random)), Player.ONE);
        var end = Positions.randomGame(
                start, JumpinPosition.MAX_PLIES + JumpinPosition.MEDAL_CAP + 1, random, turn -> {});
        assertThat(end.outcome().isOver()).isTrue();
    }
}
