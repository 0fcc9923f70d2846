package org.jumpingcube.cube.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jumpingcube.Law;
import org.jumpingcube.LongRunning;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Verdict;
import org.junit.jupiter.api.Test;

/** The puzzles that are brought along, and what is said of moves in them. */
class PuzzlesTest {
    private static final List<Puzzle> ALL = Puzzles.all();

    private final PuzzleJudge judge = new PuzzleJudge();

    @Test
    void thereAreThreeHundredOfAllLengths() {
        assertThat(ALL)
                .hasSizeGreaterThanOrEqualTo(300)
                .doesNotHaveDuplicates()
                .allSatisfy(puzzle -> assertThat(puzzle.position().legalMoves()).hasSizeGreaterThanOrEqualTo(5));
        assertThat(ALL.stream().collect(Collectors.groupingBy(Puzzle::winIn, Collectors.counting())))
                .containsOnlyKeys(1, 2, 3, 4)
                .allSatisfy((winIn, count) -> assertThat(count).isGreaterThanOrEqualTo(70));
    }

    @Test
    void aPuzzleComesBackFromItsLine() {
        assertThat(ALL)
                .allSatisfy(puzzle -> assertThat(Puzzle.parse(puzzle.line())).contains(puzzle));
    }

    /** Plain trial of everything, without the search that has found the puzzle. */
    private static boolean wins(CubePosition position, int plies) {
        return position.legalMoves().stream().anyMatch(move -> wins(position, move, plies));
    }

    private static boolean wins(CubePosition position, Square move, int plies) {
        var after = position.play(move).after();
        if (after.winner().isPresent() || plies == 1) {
            return after.winner().isPresent();
        }
        return after.legalMoves().stream().allMatch(reply -> {
            var next = after.play(reply).after();
            return next.winner().isEmpty() && wins(next, plies - 2);
        });
    }

    private static void assertHasOneSolution(Puzzle puzzle) {
        var position = puzzle.position();
        assertThat(position.legalMoves().stream().filter(move -> wins(position, move, puzzle.plies())))
                .as(puzzle.line())
                .containsExactly(puzzle.solution());
        assertThat(puzzle.winIn() > 1 && wins(position, puzzle.plies() - 2))
                .as("won sooner: %s", puzzle.line())
                .isFalse();
    }

    @Test
    void exactlyOneMoveWinsInTheShortPuzzles() {
        assertThat(ALL.stream().filter(puzzle -> puzzle.winIn() <= 2)).allSatisfy(PuzzlesTest::assertHasOneSolution);
    }

    @Test
    void theSolutionAgainstTheLongestDefenceEndsWithTheWinAsSoonAsThePuzzleSays() {
        for (int number = 0; number < ALL.size(); number += 10) {
            var puzzle = ALL.get(number);
            var moves = judge.solution(puzzle);
            assertThat(moves).as(puzzle.line()).startsWith(puzzle.solution()).hasSize(puzzle.plies());
            var position = puzzle.position();
            for (Square move : moves) {
                position = position.play(move).after();
            }
            assertThat(position.winner()).contains(puzzle.position().toMove());
        }
    }

    /** By the search for wins, which SearchTest and others hold against plain trial. */
    @LongRunning
    @Test
    void exactlyOneMoveWinsInEveryPuzzle() {
        assertThat(ALL).allSatisfy(puzzle -> {
            var position = puzzle.position();
            assertThat(position.legalMoves().stream()
                            .filter(move -> judge.wins(position, move, puzzle.plies() - 1, () -> false)))
                    .containsExactly(puzzle.solution());
            assertThat(judge.winIn(position, puzzle.plies(), () -> false)).contains(puzzle.plies());
        });
    }

    /** The solver's side plays what the judge lets pass, the other side what it answers. */
    @Law(tries = 20)
    void aPuzzleIsSolvedInTimeAgainstTheJudgesAnswers(Random random) {
        var puzzle = ALL.get(random.nextInt(ALL.size()));
        var end = PuzzleSolver.solve(
                puzzle, (move, verdict) -> assertThat(verdict).isNotInstanceOf(Verdict.Wrong.class));
        assertThat(end.winner()).contains(puzzle.position().toMove());
    }

    @Law(tries = 20)
    void afterAWrongMoveTheAnswerTakesTheWinAway(Random random) {
        var puzzle = ALL.get(random.nextInt(ALL.size()));
        var wrong = puzzle.position().legalMoves().stream()
                .filter(move -> !move.equals(puzzle.solution()))
                .toList();
        var after =
                puzzle.position().play(wrong.get(random.nextInt(wrong.size()))).after();
        var verdict = (Verdict.Wrong<Square>) judge.judge(after, puzzle.plies() - 1, () -> false);
        var answered = after.play(verdict.reply().orElseThrow()).after();
        assertThat(answered.winner().isPresent()
                        || puzzle.winIn() == 1
                        || judge.winIn(answered, puzzle.plies() - 2, () -> false)
                                .isEmpty())
                .isTrue();
    }

    /** If the opponent cannot win at once or hold out, no reply is better. */
    @Law(tries = 20)
    void afterTheLastMoveTheAnswerIsTheOneThatHelpsMost(Random random) {
        var last = ALL.stream().filter(puzzle -> puzzle.winIn() == 1).toList();
        var puzzle = last.get(random.nextInt(last.size()));
        var wrong = puzzle.position().legalMoves().stream()
                .filter(move -> !move.equals(puzzle.solution()))
                .toList();
        var after =
                puzzle.position().play(wrong.get(random.nextInt(wrong.size()))).after();
        var verdict = (Verdict.Wrong<Square>) judge.judge(after, 0, () -> false);
        var answers = after.legalMoves().stream()
                .map(move -> after.play(move).after())
                .toList();
        var answered = after.play(verdict.reply().orElseThrow()).after();
        assertThat(answered.winner().isPresent())
                .isEqualTo(answers.stream().anyMatch(answer -> answer.winner().isPresent()));
        if (answered.winner().isEmpty() && judge.winIn(answered, 1, () -> false).isPresent()) {
            assertThat(answers)
                    .allMatch(answer -> judge.winIn(answer, 1, () -> false).isPresent());
        }
    }

    @Test
    void theFirstHintIsAPartOfTheBoardWithTheSolution() {
        assertThat(ALL).allSatisfy(puzzle -> {
            int squares = puzzle.position().board().squares().size();
            assertThat(puzzle.region()).contains(puzzle.solution()).hasSizeLessThanOrEqualTo(squares / 2);
            assertThat(puzzle.position().board().squares()).containsAll(puzzle.region());
        });
    }

    @Test
    void eachDayHasAPuzzleOfItsOwnOfMoreThanAMoveUntilAllSuchHaveBeenSeen() {
        var longer = ALL.stream().filter(puzzle -> puzzle.winIn() > 1).toList();
        var seen = LongStream.range(-5, longer.size() - 5)
                .mapToObj(day -> Puzzles.ofDay(ALL, day))
                .collect(Collectors.toCollection(HashSet::new));
        assertThat(seen).containsExactlyInAnyOrderElementsOf(longer);
        var atOnce = ALL.get(0);
        assertThat(Puzzles.ofDay(List.of(atOnce), 3))
                .as("where all are so short")
                .isEqualTo(atOnce);
    }

    @Test
    void theNextPuzzleIsOfTheWantedLengthAndNearTheRatingAndAllComeInTurn() {
        var first = ALL.get(0);
        var next = Puzzles.next(ALL, Optional.of(3), 1600, Optional.of(first));
        assertThat(next.winIn()).isEqualTo(3);
        assertThat(next.grade()).isBetween(1400, 1800);
        assertThat(Puzzles.next(ALL, Optional.of(3), 1600, Optional.of(next))).isNotEqualTo(next);
    }
}
