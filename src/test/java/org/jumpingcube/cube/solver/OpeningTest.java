package org.jumpingcube.cube.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jumpingcube.LongRunning;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.solver.StoredMoves.Answer;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is stored of the first plies of 4x4, checked by the public rules, and its last plies by proofs. */
@Slow
class OpeningTest {
    private static final int LAST_PLY = 6;
    private static final TinyBoard BOARD = new TinyBoard(4);
    private static final StoredMoves OPENING = StoredMoves.load(StoredMoves.OPENING);

    private static Answer answer(CubePosition position) {
        return OPENING.find(BOARD.of(position)).orElseThrow();
    }

    private static Square square(Answer answer) {
        return TinyBoard.square(Integer.numberOfTrailingZeros(answer.move()));
    }

    private static List<CubePosition> after(CubePosition position) {
        return position.legalMoves().stream()
                .map(move -> position.play(move).after())
                .toList();
    }

    /** By ply, one of each eight that are alike: whichever is met first. */
    private static List<List<CubePosition>> positions(int lastPly) {
        var symmetry = new Symmetry(BOARD);
        var plies = new ArrayList<>(List.of(List.of(CubePosition.start(4))));
        for (int ply = 1; ply <= lastPly; ply++) {
            Set<Long> seen = new HashSet<>();
            plies.add(plies.get(ply - 1).stream()
                    .flatMap(position -> after(position).stream())
                    .filter(position -> seen.add(symmetry.canonical(BOARD.of(position))))
                    .toList());
        }
        return plies;
    }

    @Test
    void everyPositionOfTheFirstPliesIsThere() {
        assertThat(positions(LAST_PLY).stream().map(List::size)).containsExactly(1, 3, 33, 252, 1_882, 9_821, 49_710);
        assertThat(OPENING.size()).isEqualTo(61_702);
    }

    @Test
    void everyResultFollowsFromThoseAPlyLaterAndTheMoveKeepsIt() {
        for (var position :
                positions(LAST_PLY - 1).stream().flatMap(List::stream).toList()) {
            var known = answer(position);
            assertThat(after(position).stream().anyMatch(next -> !answer(next).wins()))
                    .as(position::toString)
                    .isEqualTo(known.wins());
            assertThat(answer(position.play(square(known)).after()).wins()).isNotEqualTo(known.wins());
        }
    }

    @Test
    void whereEveryMoveLosesNoneMakesALargerShareOfRepliesMistakes() {
        var lost = positions(LAST_PLY - 2).stream()
                .flatMap(List::stream)
                .filter(position -> !answer(position).wins())
                .toList();
        assertThat(lost).hasSize(736);
        for (var position : lost) {
            double share = mistakes(position.play(square(answer(position))).after());
            assertThat(after(position)).allMatch(next -> mistakes(next) <= share, position.toString());
        }
    }

    private static double mistakes(CubePosition position) {
        return after(position).stream()
                .mapToInt(next -> answer(next).wins() ? 1 : 0)
                .average()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"6, 2"})
    void aFreshProofSaysTheSame(int ply, int sample) {
        var random = new Random(ply);
        var positions = positions(ply).get(ply);
        for (int i = 0; i < sample; i++) {
            var position = positions.get(random.nextInt(positions.size()));
            var proof = new WinProof(BOARD, ProofTable.ofBytes(1 << 24));
            assertThat(proof.isWon(BOARD.of(position)))
                    .as(position::toString)
                    .isEqualTo(answer(position).wins());
        }
    }

    @ParameterizedTest
    @LongRunning
    @CsvSource({"5, 100", "6, 300"})
    void freshProofsSayTheSameOfManyPositions(int ply, int sample) {
        aFreshProofSaysTheSame(ply, sample);
    }

    /** It shares nothing with the program: neither board, symmetry, table, order nor method. */
    @Test
    @LongRunning
    void theSecondProofSaysTheSameOfSomePositions() {
        var random = new Random(9);
        var rules = new PlainRules(4, 4);
        var second = new SecondProof(rules, 25);
        for (int game = 0; game < 10; game++) {
            var position = CubePosition.start(4);
            var cubes = new byte[16];
            for (int ply = 0; ply < LAST_PLY; ply++) {
                var moves = position.legalMoves();
                var move = moves.get(random.nextInt(moves.size()));
                rules.wins(cubes, move.row() * 4 + move.column());
                position = position.play(move).after();
            }
            assertThat(second.isWon(cubes)).isEqualTo(answer(position).wins());
        }
    }
}
