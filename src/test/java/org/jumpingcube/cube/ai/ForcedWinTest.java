package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Score;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchLimits;
import org.jumpingcube.search.WinSearch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the searches say of wins and losses, against trying everything by the rules. */
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
            var after = position.play(square);
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

    @Test
    void threeByThreeIsALossInFourteenPlies() {
        var analysis = new SmallBoards().of(CubePosition.start(3)).orElseThrow();

        assertThat(Score.text(analysis.score())).isEqualTo("loss 14");
        assertThat(analysis.line()).hasSize(14);
        assertThat(analysis.nodes()).isEqualTo(288_293);
        var end = CubePosition.start(3);
        for (Square square : analysis.line()) {
            end = end.play(square);
        }
        assertThat(end.winner()).contains(org.jumpingcube.game.Player.TWO);
    }

    @Test
    void theTableOfSmallBoardsAgreesWithTheSearch() {
        for (CubePosition position : positions(3, 20)) {
            int known = SmallBoards.TABLE.of(position).orElseThrow().score();
            var result = search.search(CubeBoard.of(position), SearchLimits.ofDepth(16));

            assertThat(result.score()).as(position::toString).isEqualTo(known);
        }
    }

    @Test
    void theTableKnowsNothingOfLargerBoards() {
        assertThat(SmallBoards.TABLE.of(CubePosition.start(4))).isEmpty();
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
