package org.jumpingcube.cube.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Random;
import org.jumpingcube.LongRunning;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Who wins the small boards, worked out a second time by {@link PlainRules} and {@link SecondProof}, which share
 * neither board, symmetry, table, order nor method with the proof that the program uses, nor its stored replies.
 */
class SecondProofTest {
    @ParameterizedTest
    @CsvSource({"2, 2", "2, 3", "2, 4", "2, 5", "2, 6", "3, 3", "3, 4"})
    void theProofSaysOfTheStartWhatTheSecondOneSays(int rows, int columns) {
        var second = new SecondProof(new PlainRules(rows, columns), 20);
        assertThat(proof(rows, columns, 20).isWon(new TinyBoard(rows, columns).start()))
                .isEqualTo(second.isWon(new byte[rows * columns]));
    }

    /** As docs/solved-boards.md says, with the figures that are printed. */
    @ParameterizedTest
    @LongRunning
    @CsvSource({"2, 7, 1", "2, 8, 1", "3, 5, 2", "4, 4, 2"})
    void theLargerBoardsAreWonByWhomThePageSays(int rows, int columns, int winner) {
        var second = new SecondProof(new PlainRules(rows, columns), 25);
        long start = processorTime();
        assertThat(second.isWon(new byte[rows * columns])).isEqualTo(winner == 1);
        double seconds = (processorTime() - start) / 1e9;
        System.out.printf("%dx%d: %d positions, %.1f s of processor time%n", rows, columns, second.looked(), seconds);
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    @ParameterizedTest
    @CsvSource({
        "2, 2, 0, 200",
        "2, 5, 0, 100",
        "2, 8, 12, 60",
        "3, 3, 0, 100",
        "3, 4, 8, 60",
        "3, 5, 16, 60",
        "4, 4, 18, 60"
    })
    void bothProofsSayTheSameOfRandomPositions(int rows, int columns, int firstPly, int games) {
        assertThat(agreements(rows, columns, firstPly, games)).isGreaterThan(games);
    }

    @Test
    @LongRunning
    void bothProofsSayTheSameOfThousandsOfPositionsOf4x4() {
        int agreements = agreements(4, 4, 12, 300);
        System.out.println("4x4: the proofs agree on " + agreements + " positions");
        assertThat(agreements).isGreaterThan(3_000);
    }

    private static WinProof proof(int rows, int columns, int tableBits) {
        return new WinProof(new TinyBoard(rows, columns), ProofTable.ofBytes(1L << tableBits));
    }

    /** Plays random games on both boards at once and asks both proofs from some ply on; of how many positions. */
    private static int agreements(int rows, int columns, int firstPly, int games) {
        var board = new TinyBoard(rows, columns);
        var proof = proof(rows, columns, 22);
        var rules = new PlainRules(rows, columns);
        var second = new SecondProof(rules, 22);
        var random = new Random(rows * 10L + columns);
        int asked = 0;
        for (int game = 0; game < games; game++) {
            var cubes = new byte[rows * columns];
            long packed = board.start();
            for (int ply = 0; packed != TinyBoard.WON; ply++) {
                if (ply >= firstPly) {
                    assertThat(proof.isWon(packed)).isEqualTo(second.isWon(cubes));
                    asked++;
                }
                int move = anyMove(cubes, random);
                packed = board.play(packed, 1 << (move / columns * board.stride() + move % columns));
                assertThat(rules.wins(cubes, move)).isEqualTo(packed == TinyBoard.WON);
            }
        }
        return asked;
    }

    private static int anyMove(byte[] cubes, Random random) {
        var moves = new ArrayList<Integer>();
        for (int square = 0; square < cubes.length; square++) {
            if (cubes[square] >= 0) {
                moves.add(square);
            }
        }
        return moves.get(random.nextInt(moves.size()));
    }
}
