package org.jumpingcube.desktop.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.cube.puzzle.Puzzles;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewServices;
import org.jumpingcube.review.Reviewer;
import org.jumpingcube.storage.Folders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Puzzles found in games that are reviewed. */
class OwnPuzzlesTest {
    private static final Seat COMPUTER = new Seat(true, Style.KEPLER, Skill.NOVICE);
    private static final Puzzle PUZZLE = Puzzles.all().stream()
            .filter(puzzle -> puzzle.winIn() == 2 && puzzle.position().board().side() == 4)
            .findFirst()
            .orElseThrow();

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    /** A game that begins with the puzzle, and goes on with one move, reviewed as the program does it. */
    private static Review<CubePosition, Square> reviewed(Square move) {
        var searches = new ArrayDeque<Runnable>();
        var game = History.<CubePosition, Square>startingAt(PUZZLE.position()).then(move);
        var needs = new ReviewServices<>(Games.CUBE::analyst, searches::add, Runnable::run, 1);
        var reviewer = new Reviewer<>(Games.CUBE, game, needs, review -> {});
        reviewer.start();
        while (!searches.isEmpty()) {
            searches.remove().run();
        }
        return reviewer.review();
    }

    private static Square wrong() {
        return PUZZLE.position().legalMoves().stream()
                .filter(move -> !move.equals(PUZZLE.solution()))
                .findFirst()
                .orElseThrow();
    }

    private List<String> keptAfter(Review<CubePosition, Square> review, Seats seats) throws IOException {
        var own = new OwnPuzzles(new Folders(folder, folder), Runnable::run, Runnable::run, trouble -> {});
        own.look(review, seats);
        own.look(review, seats);
        own.close().join();
        Path file = folder.resolve("puzzles.txt");
        var kept = Files.exists(file) ? Files.readAllLines(file) : List.<String>of();
        assertThat(own.puzzles().get().stream().map(Puzzle::line)).isEqualTo(kept);
        return kept;
    }

    private static Seats user(boolean isToMove) {
        boolean isOne = (PUZZLE.position().toMove().number() == 1) == isToMove;
        return isOne ? new Seats(Seat.HUMAN, COMPUTER) : new Seats(COMPUTER, Seat.HUMAN);
    }

    @Test
    void aMissedWinIsKeptOnce() throws IOException {
        assertThat(keptAfter(reviewed(wrong()), user(true))).containsExactly(PUZZLE.line());
    }

    @Test
    void aWinThatWasFoundIsKeptToo() throws IOException {
        assertThat(keptAfter(reviewed(PUZZLE.solution()), user(true))).contains(PUZZLE.line());
    }

    @Test
    void whatTheComputerMissesIsNotKept() throws IOException {
        assertThat(keptAfter(reviewed(wrong()), user(false))).doesNotContain(PUZZLE.line());
    }
}
