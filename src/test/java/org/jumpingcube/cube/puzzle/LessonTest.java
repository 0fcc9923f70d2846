package org.jumpingcube.cube.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the texts of the lessons claim, held against the rules. */
class LessonTest {
    private static Lesson lesson(String name) {
        return Lesson.all().stream()
                .filter(lesson -> lesson.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static PlayedMove play(CubePosition position, Square square) {
        return PlayedMove.of(position.play(square));
    }

    private static List<PlayedMove> moves(CubePosition position) {
        return position.legalMoves().stream()
                .map(square -> play(position, square))
                .toList();
    }

    private static List<PlayedMove> moves(String name) {
        return moves(lesson(name).position());
    }

    private static boolean isRight(Lesson lesson, PlayedMove move) {
        return !(lesson.judge(move, 0) instanceof Verdict.Wrong);
    }

    private static Set<String> solutions(Lesson lesson) {
        return moves(lesson.position()).stream()
                .filter(move -> isRight(lesson, move))
                .map(move -> move.move().name())
                .collect(Collectors.toSet());
    }

    private static PlayedMove solution(String name) {
        return moves(name).stream()
                .filter(move -> isRight(lesson(name), move))
                .findFirst()
                .orElseThrow();
    }

    private static List<PlayedMove> wrong(String name) {
        return moves(name).stream().filter(move -> !isRight(lesson(name), move)).toList();
    }

    private static int taken(CubePosition before, CubePosition after, Player loser) {
        return (int) before.board().squares().stream()
                .filter(square -> before.board().at(square).isOwnedBy(loser)
                        && !after.board().at(square).isOwnedBy(loser))
                .count();
    }

    private static int mostTaken(CubePosition position) {
        return moves(position).stream()
                .mapToInt(
                        move -> taken(position, move.after(), position.toMove().opponent()))
                .max()
                .orElse(0);
    }

    private static int taken(PlayedMove move) {
        return taken(move.before(), move.after(), Player.TWO);
    }

    private static Cube at(CubePosition position, String square) {
        return position.board().at(Square.parse(square).orElseThrow());
    }

    private static boolean isFull(CubePosition position, String square) {
        return at(position, square).value()
                == position.board().capacity(Square.parse(square).orElseThrow());
    }

    /** These moves, which the texts name, and no others. */
    @ParameterizedTest
    @CsvSource({
        "overload, b2",
        "capture, c3",
        "chain, a2",
        "corner, a1 e1 a5 e5",
        "race, c3",
        "reply, a4",
        "tempo, d2",
        "win, a4"
    })
    void theTextsNameTheMovesThatAreRight(String name, String squares) {
        assertThat(solutions(lesson(name))).containsExactlyInAnyOrder(squares.split(" "));
        assertThat(lesson(name).position().toMove()).as("the learner is red").isEqualTo(Player.ONE);
    }

    @Test
    void oneCubeIsFullAndTheOthersDoNotBurst() {
        var move = solution("overload");
        assertThat(at(move.before(), "b2").value()).isEqualTo(4);
        assertThat(List.of("a2", "b1", "c2", "b3")).allSatisfy(square -> {
            assertThat(at(move.before(), square).isOwnedBy(Player.ONE)).isFalse();
            assertThat(at(move.after(), square)).isEqualTo(Cube.of(Player.ONE, 2));
        });
        assertThat(wrong("overload")).allSatisfy(other -> {
            assertThat(other.bursts()).isZero();
            assertThat(other.after().board().at(other.move()).value())
                    .as("more than one point, but too few")
                    .isBetween(2, other.before().board().capacity(other.move()));
        });
    }

    @Test
    void fourCubesAreTakenByTheOneBurstBetweenThemAndFewerByAnyOther() {
        assertThat(solution("capture").bursts()).isEqualTo(1);
        assertThat(taken(solution("capture"))).isEqualTo(4);
        assertThat(wrong("capture")).allSatisfy(move -> assertThat(taken(move)).isLessThan(2));
    }

    @Test
    void theWholeRowGoesOffAndIsTaken() {
        var move = solution("chain");
        assertThat(taken(move)).isGreaterThanOrEqualTo(5);
        assertThat(List.of("a3", "b3", "c3", "d3", "e3")).allSatisfy(square -> {
            assertThat(isFull(move.before(), square)).isTrue();
            assertThat(at(move.before(), square).isOwnedBy(Player.TWO)).isTrue();
            assertThat(at(move.after(), square).isOwnedBy(Player.ONE)).isTrue();
        });
        assertThat(wrong("chain")).allSatisfy(other -> assertThat(taken(other)).isLessThan(2));
    }

    @Test
    void onlyACornerIsFullWithTwoPoints() {
        var corners = solutions(lesson("corner"));
        assertThat(moves("corner")).allSatisfy(move -> {
            boolean isCorner = corners.contains(move.move().name());
            assertThat(isFull(move.after(), move.move().name())).isEqualTo(isCorner);
            assertThat(move.before().board().neighbours(move.move()).size() == 2)
                    .isEqualTo(isCorner);
        });
    }

    @Test
    void whoeverIsAheadTakesWhateverTheOtherDoesAndWhoeverIsNotTakesNothing() {
        var start = lesson("race").position();
        assertThat(List.of(at(start, "c3"), at(start, "d3")))
                .containsExactly(Cube.of(Player.ONE, 3), Cube.of(Player.TWO, 3));
        assertThat(moves(solution("race").after()))
                .allSatisfy(reply -> assertThat(mostTaken(reply.after())).isPositive());
        assertThat(wrong("race")).allSatisfy(move -> {
            var verdict = (Verdict.Wrong<Square>) lesson("race").judge(move, 0);
            var answered = play(move.after(), verdict.reply().orElseThrow());
            assertThat(mostTaken(answered.after())).isZero();
        });
    }

    @Test
    void fourCubesTakeSomethingButOnlyOneIsNotAnswered() {
        assertThat(moves("reply").stream().filter(move -> taken(move) > 0)).hasSize(4);
        assertThat(taken(solution("reply"))).isEqualTo(1);
        assertThat(mostTaken(solution("reply").after())).isZero();
        assertThat(wrong("reply"))
                .allSatisfy(move -> assertThat(taken(move) == 0 || mostTaken(move.after()) > 0)
                        .isTrue());
        assertThat(wrong("reply")).anySatisfy(move -> assertThat(taken(move)).isGreaterThan(1));
    }

    @Test
    void afterTheQuietMoveBlueTakesNothingAndGivesSomethingAndAfterAnyOtherItTakes() {
        var quiet = solution("tempo");
        assertThat(quiet.bursts()).isZero();
        assertThat(mostTaken(quiet.after())).isZero();
        assertThat(moves(quiet.after()))
                .allSatisfy(reply -> assertThat(mostTaken(reply.after())).isPositive());
        assertThat(wrong("tempo")).allSatisfy(move -> {
            var verdict = (Verdict.Wrong<Square>) lesson("tempo").judge(move, 0);
            var answered = play(move.after(), verdict.reply().orElseThrow());
            assertThat(taken(move.after(), answered.after(), Player.ONE)).isPositive();
        });
    }

    @Test
    void oneMoveWins() {
        assertThat(solution("win").after().winner()).contains(Player.ONE);
        assertThat(wrong("win"))
                .allSatisfy(move ->
                        assertThat(move.after().board().count(Player.TWO)).isPositive());
        assertThat(wrong("win").stream().filter(move -> taken(move) > 0))
                .as("it has to be looked for")
                .hasSizeGreaterThan(3);
    }

    static List<String> names() {
        return Lesson.all().stream().map(Lesson::name).toList();
    }

    /** Played to its end, with what the program answers between. */
    @ParameterizedTest
    @MethodSource("names")
    void aLessonIsDoneByItsGoals(String name) {
        var lesson = lesson(name);
        var position = lesson.position();
        for (int number = 0; number < lesson.goals().size(); number++) {
            int goal = number;
            var move = moves(position).stream()
                    .filter(tried -> !(lesson.judge(tried, goal) instanceof Verdict.Wrong))
                    .findFirst()
                    .orElseThrow();
            var verdict = lesson.judge(move, goal);
            position = verdict instanceof Verdict.GoesOn<Square> on
                    ? play(move.after(), on.reply()).after()
                    : move.after();
            assertThat(verdict instanceof Verdict.Solved)
                    .isEqualTo(number == lesson.goals().size() - 1);
        }
    }
}
