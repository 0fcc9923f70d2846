package org.jumpingcube.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReviewTest {
    private static final CubePosition START = CubePosition.start(5);
    private static final Square A1 = new Square(0, 0);
    private static final Square B2 = new Square(1, 1);
    private static final Square C3 = new Square(2, 2);

    /** Player one moves c3, and nothing else happens. */
    private static final History<CubePosition, Square> GAME =
            History.<CubePosition, Square>startingAt(START).then(C3);

    private static final Review<CubePosition, Square> NOTHING = Review.of(Games.CUBE, GAME);

    private static Analysis<Square> analysis(Square move, int score) {
        return Analysis.of(move, score, 1, 1);
    }

    private static Analysis<Square> near(int score, Square... moves) {
        var near = Stream.of(moves)
                .map(move -> new Analysis.ScoredMove<>(move, score))
                .toList();
        return new Analysis<>(moves[0], score, 1, 1, List.of(moves[0]), near);
    }

    /** The score at which a side wins so many of a hundred games. */
    private static int scoreOf(int percent) {
        return (int) Math.round(Games.CUBE.logit(START) * Math.log(percent / (100.0 - percent)));
    }

    /** The review where a1 would have been played, and what each of the two leads to is known. */
    private static Review<CubePosition, Square> review(int before, int afterBetter, int afterMove) {
        return NOTHING.with(START, analysis(A1, before))
                .with(GAME.current(), analysis(A1, -afterMove))
                .with(START.play(A1).after(), analysis(A1, -afterBetter));
    }

    @Test
    void aMoveIsJudgedOnceBothPositionsAreKnown() {
        assertThat(NOTHING.move(0)).isEmpty();
        assertThat(NOTHING.with(START, analysis(C3, 0)).move(0)).isEmpty();
        assertThat(NOTHING.with(START, analysis(C3, 0))
                        .with(GAME.current(), analysis(A1, 0))
                        .move(0))
                .get()
                .extracting(ReviewedMove::grade)
                .isEqualTo(Grade.BEST);
    }

    @Test
    void theLatestPositionIsWantedFirst() {
        assertThat(NOTHING.wanted()).containsExactly(GAME.current(), START);
    }

    @Test
    void whatABetterMoveLeadsToIsWantedWhereTheMoveLooksLikeAFault() {
        var seen = NOTHING.with(START, analysis(A1, scoreOf(70))).with(GAME.current(), analysis(A1, scoreOf(50)));

        assertThat(seen.move(0)).isEmpty();
        assertThat(seen.wanted()).containsExactly(START.play(A1).after());
        assertThat(seen.isComplete()).isFalse();
    }

    @Test
    void aFaultThatTheBetterMovesOwnPositionDoesNotBearOutIsNone() {
        var move = review(scoreOf(70), scoreOf(50), scoreOf(50)).move(0).orElseThrow();

        assertThat(move.grade()).isEqualTo(Grade.BEST);
        assertThat(move.remark()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"50, BEST", "48, GOOD", "44, INACCURACY", "39, MISTAKE", "31, MISTAKE", "29, BLUNDER"})
    void theGradeFollowsFromWhatIsLost(int chance, Grade expected) {
        var move = review(scoreOf(50), scoreOf(50), scoreOf(chance)).move(0).orElseThrow();

        assertThat(move.grade()).isEqualTo(expected);
        assertThat(move.lost()).isCloseTo((50 - chance) / 100.0, within(0.002));
    }

    @Test
    void anAccuracyIsTheShareThatIsLeftOfABlunder() {
        assertThat(review(0, 0, scoreOf(40)).accuracy(Player.ONE).orElseThrow()).isCloseTo(0.5, within(0.01));
        assertThat(review(0, 0, scoreOf(10)).accuracy(Player.ONE).orElseThrow()).isZero();
        assertThat(review(0, 0, 0).accuracy(Player.TWO)).isEmpty();
    }

    /** A fault at even chances, and then a move that loses nothing: after a win is lost it says little. */
    @ParameterizedTest
    @CsvSource({"50, 0.5", "1, 0.02"})
    void aMoveCountsByWhatThereWasToLose(int chanceLater, double share) {
        var game = GAME.then(A1).then(B2);
        var later = game.turns().get(2).before();
        var review = review(0, 0, scoreOf(10))
                .of(game)
                .with(later, analysis(B2, scoreOf(chanceLater)))
                .with(game.current(), analysis(A1, -scoreOf(chanceLater)));

        assertThat(review.accuracy(Player.ONE).orElseThrow()).isCloseTo(share, within(0.01));
    }

    @Test
    void nothingIsSaidOfASideThatHadNothingToLose() {
        var all = near(0, START.legalMoves().toArray(Square[]::new));
        var review = NOTHING.with(START, all).with(GAME.current(), analysis(A1, 0));

        assertThat(review.move(0)).isPresent();
        assertThat(review.accuracy(Player.ONE)).isEmpty();
    }

    @Test
    void movesAreAsGoodAsTheBestWithinTwoPercentagePoints() {
        var near = List.of(
                new Analysis.ScoredMove<>(A1, 0),
                new Analysis.ScoredMove<>(B2, scoreOf(49)),
                new Analysis.ScoredMove<>(C3, scoreOf(47)));
        var before = new Analysis<>(A1, 0, 1, 1, List.of(A1), near);

        assertThat(Review.named(Games.CUBE, START, before)).containsExactly(A1, B2);
    }

    @Test
    void aMoveThatIsAsGoodAsTheBestIsTheBest() {
        var move = NOTHING.with(START, near(0, A1, C3, B2))
                .with(GAME.current(), analysis(A1, scoreOf(52)))
                .move(0)
                .orElseThrow();

        assertThat(move.grade()).isEqualTo(Grade.BEST);
        assertThat(move.lost()).isZero();
        assertThat(move.best()).isEqualTo(C3);
        assertThat(move.alike()).containsExactly(A1, B2);
    }

    @Test
    void aMoveThatOnlyLookedAsGoodIsAFaultAndNotNamed() {
        var move = NOTHING.with(START, near(0, A1, C3, B2))
                .with(GAME.current(), analysis(A1, scoreOf(65)))
                .with(START.play(A1).after(), analysis(C3, 0))
                .move(0)
                .orElseThrow();

        assertThat(move.grade()).isEqualTo(Grade.MISTAKE);
        assertThat(move.allBest()).containsExactly(A1, B2);
    }

    @Test
    void aProvenWinIsCertain() {
        var won = NOTHING.with(GAME.current(), analysis(A1, Score.winIn(5)));

        assertThat(won.chanceOfOne(1)).hasValue(0);
        assertThat(won.score(1)).isEqualTo(OptionalInt.of(Score.winIn(5)));
    }

    @Test
    void aBetterScoreAfterTheMoveMakesItTheBest() {
        var move = NOTHING.with(START, analysis(A1, 0))
                .with(GAME.current(), analysis(A1, scoreOf(20)))
                .move(0)
                .orElseThrow();

        assertThat(move.best()).isEqualTo(C3);
        assertThat(move.better()).containsExactly(C3, A1);
        assertThat(move.chance()).isCloseTo(0.8, within(0.01));
    }

    @Test
    void whatIsKnownOfAGameHelpsWithALongerOne() {
        var longer = NOTHING.with(START, analysis(C3, 0)).of(GAME.then(A1));

        assertThat(longer.analysis(0)).isPresent();
        assertThat(longer.wanted()).containsExactly(GAME.then(A1).current(), GAME.current());
    }

    @Test
    void turningPointsAndTheBiggestLossAreNumbersOfTurns() {
        var review = review(0, 0, scoreOf(30));

        assertThat(review.turningPoints()).isEqualTo(List.of(0));
        assertThat(review.biggestLoss()).hasValue(0);
        assertThat(review(0, 0, scoreOf(45)).turningPoints()).isEmpty();
        assertThat(review.longest()).isEmpty();
    }
}
