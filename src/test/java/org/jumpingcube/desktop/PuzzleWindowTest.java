package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.cube.puzzle.PuzzleJudge;
import org.jumpingcube.cube.puzzle.PuzzleSolver;
import org.jumpingcube.cube.puzzle.Puzzles;
import org.jumpingcube.desktop.controls.ReadableBoard;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.exercise.Exercises;
import org.jumpingcube.desktop.exercise.OwnPuzzles;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Verdict;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.Progress;
import org.jumpingcube.settings.PuzzleRecord;
import org.jumpingcube.storage.KeptLines;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Puzzles as the user of the window meets them. */
@Slow
class PuzzleWindowTest extends WindowTest {
    private static Puzzle ofToday() {
        return Puzzles.ofDay(
                Puzzles.all(), LocalDate.now(ZoneId.systemDefault()).toEpochDay());
    }

    private void openPuzzles() {
        open(UnaryOperator.identity());
        push(new KeyCodeCombination(KeyCode.P, KeyCombination.SHORTCUT_DOWN));
        Frames.settle();
    }

    private BoardView puzzleBoard() {
        return lookup(node -> node instanceof BoardView && node.getScene().getRoot() != scene())
                .queryAs(BoardView.class);
    }

    private Node scene() {
        return stage().getScene().getRoot();
    }

    /** By keyboard: from wherever the focus is to the square. */
    private void play(Square square) {
        interact(() -> puzzleBoard().requestFocus());
        for (int step = 0; step < 15; step++) {
            push(KeyCode.UP);
            push(KeyCode.LEFT);
        }
        for (int row = 0; row < square.row(); row++) {
            push(KeyCode.DOWN);
        }
        for (int column = 0; column < square.column(); column++) {
            push(KeyCode.RIGHT);
        }
        push(KeyCode.ENTER);
        await("an answer", () -> !text("#puzzle-said").isEmpty());
    }

    private PuzzleRecord record() {
        return settings().progress().puzzles();
    }

    @Test
    void thePuzzleOfTheDayIsSolvedByKeyboardAndCounted() {
        openPuzzles();
        var puzzle = ofToday();
        assertThat(text("#puzzle-task"))
                .startsWith((puzzle.position().toMove() == Player.ONE ? "Red" : "Blue") + " to move: win in ");
        PuzzleSolver.solve(puzzle, (move, verdict) -> {
            play(move);
            assertThat(text("#puzzle-said"))
                    .matches(
                            verdict instanceof Verdict.Solved
                                    ? "Solved(!|: .+ (was|were) (Red|Blue)\u2019s last cubes?\\.)"
                                    : "Correct\\. Now win in [1-3]\\.");
        });
        assertThat(record().streak()).isEqualTo(1);
        long today = Exercises.today().toEpochDay();
        assertThat(record())
                .isEqualTo(PuzzleRecord.DEFAULT.after(puzzle.grade(), true).withSolvedDay(today));
    }

    @Test
    void theLearnMenuLeadsToLessonsAndPuzzlesAndSaysWhetherTheDaysIsSolved() {
        open(UnaryOperator.identity());
        press("#menu-learn");
        assertThat(isShown("#menu-lessons")).isTrue();
        assertThat(isShown("#menu-puzzles")).isTrue();
        String date = DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(Locale.ENGLISH)
                .format(Exercises.today());
        assertThat(daily().getText()).isEqualTo("Puzzle of the _Day: " + date);
        press("#menu-daily");
        assertThat(text("#puzzle-day")).isEqualTo("Puzzle of the Day: " + date);
        PuzzleSolver.solve(ofToday(), (move, verdict) -> play(move));
        assertThat(daily().getText()).isEqualTo("Puzzle of the _Day: " + date + " (solved)");
        assertThat(text("#puzzle-day")).isEqualTo("Puzzle of the Day: " + date + " (solved)");
    }

    @Test
    void aPuzzleThatIsShownOverMidnightStaysThatOfItsDay() {
        open(UnaryOperator.identity());
        long evening = LocalDate.of(2026, 11, 25).toEpochDay();
        var today = new AtomicLong(evening);
        var searches = new SearchThreads();
        interact(() -> new Exercises(
                        program().shared(),
                        new OwnPuzzles(
                                folders(), searches.services(() -> 1).studies(), Platform::runLater, trouble -> {}),
                        today::get)
                .puzzles()
                .open());
        Frames.settle();
        assertThat(text("#puzzle-day")).isEqualTo("Puzzle of the Day: November 25, 2026");
        today.incrementAndGet();
        PuzzleSolver.solve(Puzzles.ofDay(Puzzles.all(), evening), (move, verdict) -> play(move));
        assertThat(text("#puzzle-day")).isEqualTo("Puzzle of the Day: November 25, 2026 (solved)");
        assertThat(record().days().latest()).isEqualTo(evening);
        assertThat(text("#puzzle-days")).isEqualTo("1 day in a row");
        press("#puzzle-daily");
        assertThat(text("#puzzle-day")).isEqualTo("Puzzle of the Day: November 26, 2026");
        assertThat(lookup("#puzzle-daily").queryButton().isDisabled()).isTrue();
        searches.close();
    }

    @Test
    void thePuzzleOfTheDayTakesThePlaceOfAnother() {
        openPuzzles();
        String ofToday = shownPuzzle();
        assertThat(lookup("#puzzle-daily").queryButton().isDisabled())
                .as("it is here")
                .isTrue();
        press("#puzzle-next");
        assertThat(text("#puzzle-day")).isEmpty();
        assertThat(lookup("#puzzle-daily").queryButton().isDisabled()).isFalse();
        assertThat(shownPuzzle()).isNotEqualTo(ofToday);
        interact(() -> program().commands().run("daily"));
        assertThat(shownPuzzle()).isEqualTo(ofToday);
    }

    private String shownPuzzle() {
        return WaitForAsyncUtils.waitForAsyncFx(
                10_000, () -> ReadableBoard.in(puzzleBoard()).orElseThrow().read(ReadableBoard.Part.ALL));
    }

    private boolean isAnswer(String look) {
        var said = lookup("#puzzle-said").query();
        return said.getPseudoClassStates().stream()
                .anyMatch(found -> found.getPseudoClassName().equals(look));
    }

    @Test
    void answersAreSeenInColourAndTheDaysInARowAreCounted() {
        long today = Exercises.today().toEpochDay();
        var puzzle = ofToday();
        var wrong = puzzle.position().legalMoves().stream()
                .filter(move -> !move.equals(puzzle.solution()))
                .findFirst()
                .orElseThrow();
        var before = PuzzleRecord.DEFAULT
                .withSolvedDay(today - 3)
                .withSolvedDay(today - 2)
                .withSolvedDay(today - 1);
        open(now -> now.withProgress(
                new Progress(now.progress().firstSteps(), now.progress().level(), 0, Map.of(), before, Set.of())));
        push(new KeyCodeCombination(KeyCode.P, KeyCombination.SHORTCUT_DOWN));
        Frames.settle();
        assertThat(text("#puzzle-days")).isEqualTo("3 days in a row");
        assertThat(isAnswer("right") || isAnswer("wrong")).isFalse();
        play(wrong);
        assertThat(isAnswer("wrong")).isTrue();
        press("#puzzle-again");
        assertThat(isAnswer("wrong")).isFalse();
        PuzzleSolver.solve(puzzle, (move, verdict) -> {
            play(move);
            assertThat(isAnswer("right")).isTrue();
        });
        assertThat(text("#puzzle-days")).isEqualTo("4 days in a row");
        assertThat(lookup("#puzzle-month").query().getAccessibleText())
                .contains(Integer.toString(Exercises.today().getDayOfMonth()));
    }

    @Test
    void theKeyForAHintTintsThePartOfTheBoardThatIsMeant() {
        openPuzzles();
        var part = puzzleBoard().lookup(".part");
        assertThat(part.isVisible()).isFalse();
        push(KeyCode.H);
        Frames.settle();
        assertThat(text("#puzzle-said")).startsWith("Look between ");
        assertThat(part.isVisible()).isTrue();
        var region = ofToday().region();
        double cell = part.getBoundsInParent().getWidth() / Math.sqrt(region.size());
        assertThat(part.getBoundsInParent().getWidth())
                .isEqualTo(part.getBoundsInParent().getHeight());
        assertThat(cell).isGreaterThan(20);
        push(KeyCode.H);
        assertThat(text("#puzzle-said")).startsWith("It is ");
        assertThat(part.isVisible()).isFalse();
        press("#puzzle-next");
        push(KeyCode.H);
        assertThat(part.isVisible()).isTrue();
        press("#puzzle-next");
        assertThat(part.isVisible()).as("it is not of this puzzle").isFalse();
    }

    @Test
    void theControlsStandInAGrid() {
        openPuzzles();
        var ids = List.of("hint", "show", "again", "next", "length", "daily");
        for (Language language : Language.values()) {
            interact(() -> program().settings().update(now -> now.withLanguage(language)));
            Frames.settle();
            var places = ids.stream().map(id -> place("#puzzle-" + id)).toList();
            assertThat(places.stream()
                            .map(Bounds::getWidth)
                            .mapToDouble(Math::rint)
                            .distinct()
                            .count())
                    .as("widths, %s", language)
                    .isLessThanOrEqualTo(2); // each edge is rounded by itself
            assertThat(places.stream().map(Bounds::getMinX).distinct().count())
                    .as("columns, %s", language)
                    .isLessThanOrEqualTo(3);
            assertThat(places).allMatch(at -> at.getMinX() >= places.get(0).getMinX());
        }
    }

    @Test
    void inASmallWindowTheBoardHasMoreRoomThanTheControls() {
        openPuzzles();
        interact(() -> {
            var window = puzzleBoard().getScene().getWindow();
            window.setWidth(480);
            window.setHeight(420);
        });
        Frames.settle();
        var area = puzzleBoard().getParent().getBoundsInParent();
        var all = puzzleBoard().getScene().getRoot().getLayoutBounds();
        assertThat(area.getWidth() * area.getHeight()).isGreaterThan(all.getWidth() * all.getHeight() / 2);
        assertThat(lookup("#puzzle-month").tryQuery().filter(Node::isVisible)).isEmpty();
    }

    private MenuItem daily() {
        return lookup(".menu-bar").queryAs(MenuBar.class).getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> "menu-daily".equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aWrongMoveIsRefutedOnceAndTriedAgain() {
        openPuzzles();
        var puzzle = ofToday();
        var wrong = puzzle.position().legalMoves().stream()
                .filter(move -> !move.equals(puzzle.solution()))
                .findFirst()
                .orElseThrow();
        play(wrong);
        assertThat(text("#puzzle-said")).startsWith("That ");
        var after = record();
        assertThat(after).isEqualTo(PuzzleRecord.DEFAULT.after(puzzle.grade(), false));
        press("#puzzle-again");
        play(wrong);
        assertThat(record()).as("only the first try counts").isEqualTo(after);
        press("#puzzle-daily");
        play(wrong);
        assertThat(record()).as("the same puzzle once more").isEqualTo(after);
    }

    /** Where one move is to win there is no time for a reply, but without it nobody sees why the move does not. */
    @Test
    void aWrongLastMoveIsRefutedOnTheBoardToo() throws IOException {
        var puzzle = Puzzles.all().stream()
                .filter(found -> found.winIn() == 1 && !found.equals(ofToday()))
                .findFirst()
                .orElseThrow();
        KeptLines.puzzles(folders(), 9, line -> true).add(List.of(puzzle.line()));
        openPuzzles();
        ChoiceBox<Integer> length = lookup("#puzzle-length").query();
        await("those from games", () -> length.getItems().contains(-1));
        interact(() -> length.setValue(-1));
        press("#puzzle-next");
        var wrong = puzzle.position().legalMoves().stream()
                .filter(move -> !move.equals(puzzle.solution()))
                .findFirst()
                .orElseThrow();
        play(wrong);
        assertThat(text("#puzzle-said")).isEqualTo("Too slow: see the reply on the board.");
        var after = puzzle.position().play(wrong).after();
        var refuted = (Verdict.Wrong<Square>) new PuzzleJudge().judge(after, 0, () -> false);
        var answered = after.play(refuted.reply().orElseThrow()).after();
        await(
                "the reply",
                () -> ReadableBoard.in(puzzleBoard())
                        .orElseThrow()
                        .shown()
                        .get()
                        .current()
                        .equals(answered));
    }

    @Test
    void theSolutionIsShownAfterAFailedTryAndThePuzzleIsNotCountedAsSolvedThen() throws IOException {
        var puzzle = Puzzles.all().stream()
                .filter(found -> found.winIn() == 2 && !found.equals(ofToday()))
                .findFirst()
                .orElseThrow();
        KeptLines.puzzles(folders(), 9, line -> true).add(List.of(puzzle.line()));
        openPuzzles();
        ChoiceBox<Integer> length = lookup("#puzzle-length").query();
        await("those from games", () -> length.getItems().contains(-1));
        interact(() -> length.setValue(-1));
        press("#puzzle-next");
        assertThat(lookup("#puzzle-show").queryButton().isDisabled()).isTrue();
        press("#puzzle-hint");
        var before = record();
        press("#puzzle-show");
        String mover = puzzle.position().toMove() == Player.ONE ? "Red: " : "Blue: ";
        await(
                "the first move",
                () -> text("#puzzle-said").equals(mover + puzzle.solution().name()));
        play(puzzle.solution());
        await("all moves", () -> text("#puzzle-said").startsWith("The solution: "));
        var moves =
                new PuzzleJudge().solution(puzzle).stream().map(Square::name).toList();
        assertThat(text("#puzzle-said")).as("not the user's").isEqualTo("The solution: %s.", String.join(", ", moves));
        press("#puzzle-again");
        PuzzleSolver.solve(puzzle, (move, verdict) -> play(move));
        assertThat(text("#puzzle-said")).startsWith("Solved");
        assertThat(record()).isEqualTo(before);
    }

    @Test
    void anOpponentsCubeIsRefusedInWordsThatStayUntilSomethingElseIsSaid() {
        openPuzzles();
        var board = ofToday().position().board();
        var opponents = board.squares().stream()
                .filter(square -> !ofToday().position().legalMoves().contains(square))
                .findFirst()
                .orElseThrow();
        assertThat(isShown("#puzzle-refused")).isFalse();
        play(opponents);
        assertThat(text("#puzzle-refused")).isEqualTo("That cube belongs to your opponent");
        assertThat(isShown("#puzzle-refused")).isTrue();
        assertThat(isShown("#puzzle-said")).isFalse();
        push(opponents.column() > 0 ? KeyCode.LEFT : KeyCode.RIGHT);
        assertThat(isShown("#puzzle-refused")).isTrue();
        assertThat(record()).as("nothing was tried").isEqualTo(PuzzleRecord.DEFAULT);
        press("#puzzle-hint");
        assertThat(isShown("#puzzle-refused"))
                .as("there is something new to say")
                .isFalse();
        assertThat(isShown("#puzzle-said")).isTrue();
    }

    @Test
    void hintsComeInTwoStepsAndTheNextPuzzleIsOfTheChosenLength() {
        openPuzzles();
        press("#puzzle-hint");
        assertThat(text("#puzzle-said")).startsWith("Look between ");
        press("#puzzle-hint");
        assertThat(text("#puzzle-said"))
                .isEqualTo("It is " + ofToday().solution().name() + ".");
        assertThat(record().streak()).isZero();
        press("#puzzle-next");
        assertThat(text("#puzzle-said")).startsWith("Find the one move");
        assertThat(text("#puzzle-task").toLowerCase(Locale.ROOT)).contains("win in");
    }

    @Test
    void puzzlesFromTheUsersOwnGamesCanBeChosen() throws IOException {
        var own = Puzzles.all().stream()
                .filter(puzzle -> !puzzle.equals(ofToday()))
                .findFirst()
                .orElseThrow();
        KeptLines.puzzles(folders(), 9, line -> true).add(List.of(own.line()));
        openPuzzles();
        ChoiceBox<Integer> length = lookup("#puzzle-length").query();
        await("those from games", () -> length.getItems().contains(-1));
        interact(() -> length.setValue(-1));
        assertThat(length.getConverter().toString(-1)).isEqualTo("From your games");
        press("#puzzle-next");
        press("#puzzle-hint");
        press("#puzzle-hint");
        assertThat(text("#puzzle-said")).isEqualTo("It is " + own.solution().name() + ".");
    }
}
