package org.jumpingcube.cube.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.jumpingcube.Laws;
import org.jumpingcube.LongRunning;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewServices;
import org.jumpingcube.review.ReviewedMove;
import org.jumpingcube.review.Reviewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plays out what reviews of the program's own games say, by the rules alone. */
class ClaimsTest {
    private static final int GAMES = 20;
    private static final int QUICK_GAMES = 8;
    private static final int FIRST_QUICK_GAME = 82; // from here few games show both a forced win and a forced loss

    private final Claims claims = new Claims();
    private final Map<String, Integer> said = new TreeMap<>();
    private final Count turningPoints = new Count();
    private final Count others = new Count();

    @Test
    void everySentenceInQuickReviewsIsTrue() {
        for (int game = FIRST_QUICK_GAME; game < FIRST_QUICK_GAME + Laws.times(QUICK_GAMES); game++) {
            check(review(game, 4 + game % 3, SearchBudget.USUAL.withNodes(1_000)));
        }
        assertThat(said).containsKeys("cube.win", "cube.lose");
    }

    /** What the rules alone bear out is true whatever the analyst prefers, be it nonsense. */
    @Test
    void whatIsSaidOfAnyMovesIsTrue() {
        var random = new Random(1);
        for (int tried = 0; tried < 4_000; tried++) {
            var position = position(random);
            var turn = position.play(any(position, random));
            var better = line(position, 6, random);
            var reply = line(turn.after(), 5, random);
            var remark = new CubeCommentary()
                    .remark(
                            turn,
                            thought(better),
                            Optional.of(reply).filter(some -> !some.isEmpty()).map(ClaimsTest::thought));
            check(new ReviewedMove<>(turn, better, List.of(), reply, 1, 1, Grade.BLUNDER, remark));
        }
        assertThat(said)
                .containsOnlyKeys(
                        "cube.behind",
                        "cube.corner",
                        "cube.exposed",
                        "cube.filled",
                        "cube.free",
                        "cube.full-lost",
                        "cube.full-missed",
                        "cube.lead",
                        "cube.line",
                        "cube.lose-now",
                        "cube.missed",
                        "cube.race",
                        "cube.spent",
                        "cube.taken",
                        "cube.threat",
                        "cube.win-now");
    }

    private static List<Square> line(CubePosition position, int plies, Random random) {
        var line = new ArrayList<Square>();
        for (var at = position; line.size() < plies && !at.outcome().isOver(); ) {
            line.add(any(at, random));
            at = at.play(line.get(line.size() - 1)).after();
        }
        return line;
    }

    private static Analysis<Square> thought(List<Square> line) {
        return new Analysis<>(line.get(0), 0, 1, 1, line, List.of(new Analysis.ScoredMove<>(line.get(0), 0)));
    }

    /** One in which the game goes on. */
    private static CubePosition position(Random random) {
        var position = CubePosition.start(3 + random.nextInt(3));
        for (int ply = random.nextInt(60); ply > 0; ply--) {
            var next = position.play(any(position, random)).after();
            if (next.outcome().isOver()) {
                return position;
            }
            position = next;
        }
        return position;
    }

    private static Square any(CubePosition position, Random random) {
        var moves = position.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    /** Most faults get a sentence, and each sentence is true. Prints how many, and of what kinds. */
    @ParameterizedTest
    @ValueSource(ints = {5, 6, 7})
    @LongRunning
    void mostFaultsInTwentyReviewsGetATrueSentence(int side) {
        for (int game = 0; game < GAMES; game++) {
            check(review(game, side, SearchBudget.USUAL.withNodes(30_000)));
        }
        System.out.printf("%dx%d: turning points %s, inaccuracies %s, %s%n", side, side, turningPoints, others, said);
        assertThat(turningPoints.share()).isGreaterThan(0.8);
        assertThat(others.share()).isGreaterThan(0.6);
    }

    /** A game in which both sides err now and then. */
    private static Review<CubePosition, Square> review(int seed, int side, SearchBudget budget) {
        var history = History.<CubePosition, Square>startingAt(CubePosition.start(side));
        var skills = Skill.values();
        var one = player(skills[1 + seed % 3], seed);
        var two = player(skills[1 + seed / 3 % 3], seed + 1);
        while (!history.current().outcome().isOver()) {
            var engine = history.current().toMove() == Player.ONE ? one : two;
            history = history.then(
                    engine.analyse(history.current(), SearchBudget.USUAL).move());
        }
        var analyst = Games.CUBE.analyst();
        Engine<CubePosition, Square> bounded =
                (position, usual, stop, listener) -> analyst.analyse(position, budget, stop, listener);
        var surroundings = new ReviewServices<CubePosition, Square>(() -> bounded, Runnable::run, Runnable::run, 1);
        var reviewer = new Reviewer<>(Games.CUBE, history, surroundings, review -> {});
        reviewer.start();
        assertThat(reviewer.review().isComplete()).isTrue();
        return reviewer.review();
    }

    private static Engine<CubePosition, Square> player(Skill skill, int seed) {
        return Games.CUBE.engine(new Seat(true, Style.NEWTON, skill), seed, Helpers.NONE);
    }

    private void check(Review<CubePosition, Square> review) {
        review.moves().stream().filter(move -> move.grade().isFault()).forEach(this::check);
    }

    private void check(ReviewedMove<CubePosition, Square> move) {
        (move.grade().isTurningPoint() ? turningPoints : others)
                .add(move.remark().isPresent());
        move.remark().ifPresent(remark -> {
            said.merge(remark.kind(), 1, Integer::sum);
            assertThat(claims.isTrue(remark, move))
                    .as(
                            "%s of %s in %s",
                            remark, move.turn().move(), move.turn().before())
                    .isTrue();
        });
    }

    /** How many of some faults have a sentence. */
    private static final class Count {
        private int all;
        private int withSentence;

        void add(boolean hasSentence) {
            all++;
            withSentence += hasSentence ? 1 : 0;
        }

        double share() {
            return (double) withSentence / all;
        }

        @Override
        public String toString() {
            return withSentence + " of " + all;
        }
    }
}
