package org.jumpingcube.cube.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jumpingcube.LongRunning;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.StrategyReplay;
import org.jumpingcube.cube.ai.CubeEngine;
import org.jumpingcube.cube.ai.Personality;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The second player's win on 4x4, checked by playing it, with nothing but the rules to judge. */
@Slow
class FourByFourTest {
    private static final int LAST_STORED_PLY = 13;
    private static final StoredMoves REPLIES = StoredMoves.load(StoredMoves.REPLIES);

    private static Optional<Square> reply(CubePosition position) {
        return REPLIES.find(new TinyBoard(4).of(position))
                .map(answer -> TinyBoard.square(Integer.numberOfTrailingZeros(answer.move())));
    }

    private static int plies(CubePosition position) {
        return position.board().totalPoints() - 16;
    }

    private static boolean isWonSoon(CubePosition position) {
        var board = new TinyBoard(4);
        return new ShortWin(board).find(board.of(position), ShortWin.QUICK_PLIES) != TinyBoard.NO_MOVE;
    }

    private static StrategyReplay replayOfStoredReplies() {
        var replay = new StrategyReplay(
                FourByFourTest::reply, position -> plies(position) > LAST_STORED_PLY || isWonSoon(position));
        replay.replay(4);
        return replay;
    }

    @Test
    void theStoredRepliesAnswerEveryMoveOfTheFirstPlayerInThePliesTheyCover() {
        var replay = replayOfStoredReplies();
        assertThat(replay.positions() - replay.ends().size()).isEqualTo(REPLIES.size());
    }

    /** The full replay is a long test; this one takes some of the places at which the stored replies end. */
    @Test
    void beyondTheStoredRepliesTheSecondPlayerFindsHisWinHimself() {
        List<CubePosition> ends = new ArrayList<>(replayOfStoredReplies().ends());
        Collections.shuffle(ends, new Random(4));
        var random = new Random(5);
        for (CubePosition end : ends.subList(0, 60)) {
            var position = end;
            while (position.winner().isEmpty()) {
                var reply = SolvedBoards.solve(position, () -> false).orElseThrow();
                position = position.play(reply.move()).after();
                var answers = position.legalMoves();
                position = answers.isEmpty()
                        ? position
                        : position.play(answers.get(random.nextInt(answers.size())))
                                .after();
            }
            assertThat(position.toMove()).isEqualTo(Player.ONE);
        }
    }

    /** The second proof of the result: every line of play to its end. One table is kept, or it would take hours. */
    @Test
    @LongRunning
    void theSecondPlayerWinsEveryGameOfTheFullReplay() {
        var table = ProofTable.ofBytes(1 << 27);
        var play = new FourPlay(List.of(REPLIES), () -> table);
        var replay = new StrategyReplay(
                position -> play.bestMove(position, SolvedBoards.PROOF_NODES, () -> false)
                        .map(Analysis::move),
                position -> false);
        replay.replay(4);
        System.out.println("positions " + replay.positions() + ", won at once " + replay.wins());
        assertThat(replay.positions()).isGreaterThan(1_000_000);
    }

    @Test
    @LongRunning
    void theProofBySearchSaysThatTheSecondPlayerWins() {
        var board = new TinyBoard(4);
        var proof = new WinProof(board, ProofTable.ofBytes(1 << 27));
        assertThat(proof.isWon(board.start())).isFalse();
        assertThat(proof.nodes()).isEqualTo(18_703_802); // as docs/solved-boards.md says
    }

    @Test
    void aWinWithinFivePliesIsFoundExactly() {
        var random = new Random(9);
        var board = new TinyBoard(4);
        var shortWin = new ShortWin(board);
        int wins = 0;
        while (wins < 30) {
            var position = CubePosition.start(4);
            for (int ply = 0; ply < 18 && position.winner().isEmpty(); ply++) {
                var moves = position.legalMoves();
                position =
                        position.play(moves.get(random.nextInt(moves.size()))).after();
            }
            if (position.winner().isEmpty()) {
                for (int plies = 1; plies <= 3; plies += 2) {
                    boolean found = shortWin.find(board.of(position), plies) != TinyBoard.NO_MOVE;
                    assertThat(found).isEqualTo(winsByTheRules(position, plies));
                    wins += found ? 1 : 0;
                }
            }
        }
    }

    private static boolean winsByTheRules(CubePosition position, int plies) {
        return position.legalMoves().stream()
                .map(move -> position.play(move).after())
                .anyMatch(next -> next.winner().isPresent()
                        || (plies > 1
                                && next.legalMoves().stream()
                                        .map(move -> next.play(move).after())
                                        .allMatch(after ->
                                                after.winner().isEmpty() && winsByTheRules(after, plies - 2))));
    }

    /** From random positions on, against a Strong player; how often he wins lost ones is printed. */
    @ParameterizedTest
    @LongRunning
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void anExpertNeverLosesAWonPosition(int plies) {
        var random = new Random(plies);
        var games = new int[2];
        var wins = new int[2];
        for (int game = 0; game < 20; game++) {
            var position = after(plies, random);
            var proof = new WinProof(new TinyBoard(4), ProofTable.ofBytes(1 << 26));
            int isWon = proof.isWon(new TinyBoard(4).of(position)) ? 1 : 0;
            games[isWon]++;
            wins[isWon] += expertWins(position, game) ? 1 : 0;
        }
        System.out.printf(
                "after %d plies: %d of %d won positions won, %d of %d lost ones%n",
                plies, wins[1], games[1], wins[0], games[0]);
        assertThat(wins[1]).isEqualTo(games[1]);
    }

    private static boolean expertWins(CubePosition start, int seed) {
        var expert = new CubeEngine(Personality.of(Style.KEPLER, Skill.EXPERT, seed));
        var strong = new CubeEngine(Personality.of(Style.NEWTON, Skill.STRONG, seed));
        var position = start;
        while (position.winner().isEmpty()) {
            var mover = position.toMove() == start.toMove() ? expert : strong;
            var move = mover.analyse(position, SearchBudget.USUAL).move();
            position = position.play(move).after();
        }
        return position.winner().orElseThrow() == start.toMove();
    }

    /** So early nobody can have won. */
    private static CubePosition after(int plies, Random random) {
        var position = CubePosition.start(4);
        for (int ply = 0; ply < plies; ply++) {
            var moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size()))).after();
        }
        return position;
    }
}
