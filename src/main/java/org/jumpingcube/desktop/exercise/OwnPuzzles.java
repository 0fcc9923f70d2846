package org.jumpingcube.desktop.exercise;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.cube.puzzle.PuzzleJudge;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Seats;
import org.jumpingcube.review.Review;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.KeptLines;
import org.jumpingcube.worker.DiskWorker;

/**
 * Puzzles from the user's own games: positions with exactly one move that wins in time, in which a review found a
 * forced win that the user missed or had for the first time. They are found and saved in the background.
 */
public final class OwnPuzzles {
    /** How many of the latest puzzles are kept. */
    public static final int MOST = 200;

    private static final int MOST_PLIES = 2 * Puzzle.MOST_MOVES - 1;
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(20); // on large boards a proof may take minutes

    private final KeptLines file;
    private final Executor studies;
    private final Executor uiThread;
    private final DiskWorker disk;
    private final Set<CubePosition> asked = new HashSet<>();
    private final ReadOnlyObjectWrapper<List<Puzzle>> puzzles = new ReadOnlyObjectWrapper<>(List.of());

    /**
     * @param studies runs the search for puzzles
     * @param uiThread runs the changes to this object
     * @param onTrouble called on the disk thread, when the puzzles cannot be saved
     */
    public OwnPuzzles(Folders folders, Executor studies, Executor uiThread, Consumer<IOException> onTrouble) {
        file = KeptLines.puzzles(folders, MOST, line -> Puzzle.parse(line).isPresent());
        this.studies = studies;
        this.uiThread = uiThread;
        disk = new DiskWorker("puzzle-keeper", onTrouble);
    }

    /** All saved puzzles, the latest last; none until {@link #load}, or until the first one is found. */
    public ReadOnlyObjectProperty<List<Puzzle>> puzzles() {
        return puzzles.getReadOnlyProperty();
    }

    /** Reads the saved puzzles, in the background. */
    public void load() {
        disk.run(() -> show(file.load()));
    }

    private void show(List<String> lines) {
        var kept = lines.stream().flatMap(line -> Puzzle.parse(line).stream()).toList();
        uiThread.execute(() -> puzzles.set(kept));
    }

    /**
     * Looks for puzzles in the part of a game that has been reviewed, once in each position.
     *
     * @param seats of its players
     */
    public void look(Review<?, ?> review, Seats seats) {
        moments(review, seats).filter(asked::add).forEach(position -> studies.execute(() -> look(position)));
    }

    private void look(CubePosition position) {
        long end = System.nanoTime() + PATIENCE;
        new PuzzleJudge()
                .puzzle(position, MOST_PLIES, () -> System.nanoTime() - end > 0)
                .ifPresent(this::keep);
    }

    /** Keeps a puzzle as the latest. */
    public void keep(Puzzle puzzle) {
        disk.run(() -> show(file.add(List.of(puzzle.line()))));
    }

    /** The positions in which a person could force a win and did not, or could do so for the first time. */
    static Stream<CubePosition> moments(Review<?, ?> review, Seats seats) {
        return IntStream.range(0, review.positions() - 1)
                .filter(index ->
                        seats.isHuman(review.history().turns().get(index).player()))
                .filter(index -> isWon(review, index) && (isMissed(review, index) || isFirst(review, index)))
                .mapToObj(review::position)
                .flatMap(position ->
                        position instanceof CubePosition cubes ? Stream.of(cubes) : Stream.<CubePosition>empty());
    }

    private static boolean isWon(Review<?, ?> review, int index) {
        var score = review.score(index);
        return score.isPresent() && Score.isWin(score.getAsInt()) && Score.plies(score.getAsInt()) <= MOST_PLIES;
    }

    private static boolean isMissed(Review<?, ?> review, int index) {
        var after = review.score(index + 1);
        return after.isPresent() && !Score.isLoss(after.getAsInt());
    }

    private static boolean isFirst(Review<?, ?> review, int index) {
        return index < 2 || (review.score(index - 2).isPresent() && !isWon(review, index - 2));
    }

    /**
     * Stops looking for puzzles.
     *
     * @return a future that completes when the puzzles found so far are saved
     */
    public CompletableFuture<Void> close() {
        return disk.close();
    }
}
