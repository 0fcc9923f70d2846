package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.solver.SolvedBoards;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Square;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchLimits;
import org.jumpingcube.search.WinSearch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the searches say of wins and losses, against trying everything by the rules. */
@Slow
class ForcedWinTest {
    private final Search search = new Search(1 << 22);
    private final WinSearch winSearch = new WinSearch(1 << 20);

    @ParameterizedTest
    @CsvSource({"2, 5, 5", "3, 5, 4", "4, 3, 6", "5, 3, 2"})
    void bothSearchesFindWhatTryingEverythingFinds(int side, int plies, int games) {
        for (CubePosition position : positions(side, games)) {
            int expected = decided(position, plies);
            int limit = expected == 0 ? plies : Score.plies(expected);
            var win = winSearch.find(CubeBoard.of(position), plies, () -> false);
            var result = search.search(CubeBoard.of(position), SearchLimits.ofDepth(limit));

            assertThat(win.isPresent()).isEqualTo(Score.isWin(expected));
            win.ifPresent(found -> assertThat(found.score()).isEqualTo(expected));
            if (expected != 0) {
                assertThat(result.score()).as(position::toString).isEqualTo(expected);
            }
        }
    }

    /** The score of a win or loss within so many plies, or 0; by the rules alone. */
    private static int decided(CubePosition position, int plies) {
        int best = -Score.WIN;
        for (Square square : position.legalMoves()) {
            var after = position.play(square).after();
            int score =
                    after.winner().isPresent() ? Score.winIn(1) : plies == 1 ? 0 : later(-decided(after, plies - 1));
            best = Math.max(best, score);
            if (best == Score.winIn(1)) {
                break;
            }
        }
        return best;
    }

    private static int later(int score) {
        return score == 0 ? 0 : Score.isWin(score) ? score - 1 : score + 1;
    }

    @ParameterizedTest
    @CsvSource({"4, 20", "5, 8", "6, 2"})
    void theSearchForWinsAgreesWithTheFullSearchSevenPliesDeep(int side, int games) {
        int wins = 0;
        for (CubePosition position : lateHalf(positions(side, games))) {
            var win = winSearch.find(CubeBoard.of(position), 7, () -> false);
            var result = search.search(CubeBoard.of(position), SearchLimits.ofDepth(7));
            boolean isWin = Score.isWin(result.score()) && Score.plies(result.score()) <= 7;

            assertThat(win.isPresent()).as(position::toString).isEqualTo(isWin);
            win.ifPresent(found -> assertThat(found.score()).isEqualTo(result.score()));
            wins += isWin ? 1 : 0;
        }
        assertThat(wins).isGreaterThan(games);
    }

    @ParameterizedTest
    @CsvSource({"2, 5", "3, 20"})
    void theSolvedBoardsAgreeWithTheFullSearch(int side, int games) {
        for (CubePosition position : positions(side, games)) {
            var known = SolvedBoards.solve(position, () -> false).orElseThrow();
            var result = search.search(CubeBoard.of(position), SearchLimits.ofDepth(16));

            assertThat(known.score()).as(position::toString).isEqualTo(result.score());
        }
    }

    private static List<CubePosition> positions(int side, int games) {
        return CubeBoardTest.positionsOfRandomGames(side, games, new Random(side))
                .toList();
    }

    private static List<CubePosition> lateHalf(List<CubePosition> positions) {
        return positions.stream()
                .filter(position -> position.board().totalPoints()
                        > 1.8 * position.board().side() * position.board().side())
                .toList();
    }
}
