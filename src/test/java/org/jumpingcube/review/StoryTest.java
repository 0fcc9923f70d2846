package org.jumpingcube.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turnaround;
import org.jumpingcube.games.Games;
import org.jumpingcube.review.Story.Kind;
import org.jumpingcube.review.Story.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoryTest {
    private static final Seats PEOPLE = new Seats(Seat.HUMAN, Seat.HUMAN);
    private static final int TURNS = 12;

    private final Random random = new Random();

    /** A game on 3x3 in which an analyst is sure of things that it has drawn by lot. */
    private Review<CubePosition, Square> review(long seed, boolean isComplete) {
        random.setSeed(seed);
        var game = History.<CubePosition, Square>startingAt(CubePosition.start(3));
        while (game.turns().size() < TURNS && !game.current().outcome().isOver()) {
            game = game.then(any(game.current()));
        }
        var review = Review.of(Games.CUBE, game);
        while (!review.wanted().isEmpty() && (isComplete || review.known() < 3)) {
            var position = review.wanted().get(0);
            int score = random.nextInt(4) == 0 ? Score.winIn(1 + 2 * random.nextInt(3)) : random.nextInt(1600) - 800;
            review = review.with(position, Analysis.of(any(position), score, 1, 1));
        }
        return review;
    }

    private Square any(CubePosition position) {
        var moves = position.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    private static double lost(Review<?, ?> review, int turn) {
        return review.move(turn).orElseThrow().lost();
    }

    private static boolean isFault(Review<?, ?> review, int turn) {
        return review.move(turn).orElseThrow().grade().isFault();
    }

    private static boolean isWinMissed(Review<?, ?> review, int turn) {
        return isFault(review, turn) && Score.isWin(review.score(turn).orElseThrow());
    }

    private static OptionalInt worst(Review<?, ?> review, IntPredicate counts) {
        return IntStream.range(0, review.positions() - 1)
                .filter(counts)
                .boxed()
                .max(Comparator.comparingDouble(turn -> lost(review, turn)))
                .map(OptionalInt::of)
                .orElse(OptionalInt.empty());
    }

    /** A win that was let go comes before whatever else lost more. */
    @Test
    void whatWasMissedIsTheWorstWinThatWasLetGoOrElseTheWorstMistake() {
        var kinds = new ArrayList<Kind>();
        for (long seed = 0; seed < 200; seed++) {
            var review = review(seed, true);
            var wins = worst(review, turn -> isWinMissed(review, turn));
            var faults = worst(review, turn -> isFault(review, turn));
            var points = Story.of(review, PEOPLE, Optional.empty(), OptionalInt.empty())
                    .points();
            if (faults.isEmpty()) {
                assertThat(points).as("seed %d", seed).isEmpty();
                continue;
            }
            assertThat(points).as("seed %d", seed).hasSize(1);
            var point = points.get(0);
            kinds.add(point.kind());
            assertThat(point.kind())
                    .as("seed %d", seed)
                    .isEqualTo(wins.isPresent() ? Kind.MISSED_WIN : Kind.MISSED_CHANCE);
            assertThat(lost(review, point.turn()))
                    .as("seed %d", seed)
                    .isEqualTo(lost(review, wins.orElse(faults.getAsInt())));
        }
        assertThat(kinds).contains(Kind.MISSED_WIN, Kind.MISSED_CHANCE);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void beforeAComputerOnlyTheUsersMistakesAreTold(boolean isUserFirst) {
        var seats = isUserFirst ? new Seats(Seat.HUMAN, Seat.COMPUTER) : new Seats(Seat.COMPUTER, Seat.HUMAN);
        int told = 0;
        for (long seed = 0; seed < 100; seed++) {
            var review = review(seed, true);
            for (Point point : Story.of(review, seats, Optional.empty(), OptionalInt.empty())
                    .points()) {
                told++;
                assertThat(seats.isHuman(
                                review.history().turns().get(point.turn()).player()))
                        .as("seed %d", seed)
                        .isTrue();
            }
        }
        assertThat(told).isPositive();
    }

    @Test
    void aStoryIsToldOnceAllMovesAreJudged() {
        for (long seed = 0; seed < 50; seed++) {
            var known = review(seed, false);
            assertThat(known.isComplete()).isFalse();
            assertThat(Story.of(known, PEOPLE, Optional.of(new Turnaround(5, 2)), OptionalInt.of(7)))
                    .isEqualTo(Story.NONE);
        }
    }

    @Test
    void pointsAreInTheOrderOfTheGame() {
        var places = new HashSet<Integer>();
        for (long seed = 0; seed < 50; seed++) {
            var points = Story.of(review(seed, true), PEOPLE, Optional.of(new Turnaround(9, 2)), OptionalInt.of(3))
                    .points();
            assertThat(points).as("seed %d", seed).isSortedAccordingTo(Comparator.comparingInt(Point::turn));
            places.add(points.indexOf(new Point(Kind.TURNING_POINT, 8)));
            assertThat(points)
                    .as("seed %d", seed)
                    .extracting(Point::turn)
                    .contains(3)
                    .doesNotHaveDuplicates();
        }
        assertThat(places).as("before and after a mistake").contains(1, 2);
    }

    @Test
    void aGameThatLacksAPointHasAStoryWithoutIt() {
        var review = review(1, true);
        var longest = new Point(Kind.LONGEST, 2);
        var without = Story.of(review, PEOPLE, Optional.empty(), OptionalInt.empty());
        var with = Story.of(review, PEOPLE, Optional.empty(), OptionalInt.of(2));
        assertThat(without.points()).doesNotContain(longest);
        assertThat(with.points()).hasSize(without.points().size() + 1).contains(longest);
    }

    /** A move that took the lead for good is not a chance that was missed as well. */
    @Test
    void noMoveIsToldOfTwice() {
        for (long seed = 0; seed < 50; seed++) {
            var review = review(seed, true);
            var worst = Story.of(review, PEOPLE, Optional.empty(), OptionalInt.empty())
                    .points();
            for (Point fault : worst) {
                var points = Story.of(
                                review,
                                PEOPLE,
                                Optional.of(new Turnaround(fault.turn() + 1, 2)),
                                OptionalInt.of(fault.turn()))
                        .points();
                assertThat(points)
                        .as("seed %d", seed)
                        .contains(new Point(Kind.TURNING_POINT, fault.turn()))
                        .extracting(Point::turn)
                        .doesNotHaveDuplicates();
                assertThat(points).extracting(Point::kind).doesNotContain(Kind.LONGEST);
            }
        }
    }
}
