package org.jumpingcube.desktop.exercise;

import java.time.LocalDate;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.cube.puzzle.Puzzles;
import org.jumpingcube.desktop.controls.LightChoiceBox;
import org.jumpingcube.desktop.controls.Swatch;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CubeGameBoard;
import org.jumpingcube.desktop.exercise.Solving.Stage;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.PuzzleRecord;
import org.kordamp.ikonli.javafx.FontIcon;

/** Puzzles to solve, on a board of their own; the first one is that of the day. */
public final class PuzzleWindow extends ExerciseWindow<CubePosition, Square, PuzzleExercise> {
    private static final double WIDTH = 900;
    private static final double ROOMY_WIDTH = 720;
    private static final double ROOMY_HEIGHT = 560;
    private static final int MOST_NAMED = 4;
    private static final Set<Stage> IN_MOTION = EnumSet.of(Stage.BUSY, Stage.REPLYING, Stage.REFUTING, Stage.SHOWING);
    private static final int ANY = 0;
    private static final int OWN = -1; // those from the user's games, of any length

    private final SettingsModel settings;
    private final Texts texts;
    private final ReadOnlyObjectProperty<List<Puzzle>> own;
    private final LongSupplier today;
    private final CubeGameBoard board;
    private final List<Puzzle> puzzles;
    private final ChoiceBox<Integer> length;
    private final ObjectProperty<Integer> hints = new SimpleObjectProperty<>(0);
    private final BooleanProperty isGivenUp = new SimpleBooleanProperty(); // after a wrong move or a hint
    private final Set<Puzzle> known = new HashSet<>(); // whose solutions have been shown
    private final ObjectProperty<Long> dayNow;
    private final Button hint;
    private @Nullable MonthOfPuzzles month; // once there has been room for it
    private long day; // whose puzzle was shown last; it remains the puzzle of that day when the next one has begun
    private boolean isCounted; // whether the result for this puzzle has been counted

    /**
     * A window that shows the puzzle of the day.
     *
     * @param puzzles from which that of the day is chosen
     * @param own the puzzles from the user's games
     * @param today counts the days
     */
    PuzzleWindow(Program program, CubeGameBoard board, List<Puzzle> puzzles, OwnPuzzles own, LongSupplier today) {
        super(program, "puzzle", WIDTH, Games.CUBE, board, ofDay(puzzles, today.getAsLong()));
        settings = program.settings();
        texts = program.texts();
        this.board = board;
        this.puzzles = puzzles;
        this.own = own.puzzles();
        this.today = today;
        hint = TextControls.button(texts, "puzzle.hint", this::hint);
        length = new LightChoiceBox<>(texts, winIn -> texts.get("puzzle.length.value", winIn));
        day = today.getAsLong();
        dayNow = new SimpleObjectProperty<>(day);
        addEventFilter(InputEvent.ANY, event -> dayNow.set(today.getAsLong()));
        solving.stage().subscribe(this::count);
        solving.stage().subscribe(stage -> board.node().showPart(List.of()));
        var said = toldLabel("said", this::said, solving.stage(), hints, solving.view());
        var day = toldLabel("day", this::dayText, shown, settings.observable());
        fill(new VBox(day, task()), said, results(), buttons());
        addEventHandler(KeyEvent.KEY_PRESSED, this::hintByKey);
    }

    /** The keys for a hint are those of the main window. */
    private void hintByKey(KeyEvent event) {
        program.commands()
                .find("hint")
                .flatMap(command -> Optional.ofNullable(command.shortcut().get()))
                .filter(keys -> keys.match(event))
                .ifPresent(keys -> hint.fire());
    }

    private Node results() {
        var inRow = label("days", this::daysInRow, settings.observable(), dayNow);
        inRow.getStyleClass().add("name");
        inRow.setGraphic(new FontIcon("bi-calendar-check"));
        TextControls.showWhile(inRow, inRow.textProperty().isNotEmpty());
        var results =
                TextControls.styled(new VBox(inRow, label("record", this::record, settings.observable())), "results");
        isRoomy().subscribe(is -> {
            if (is && month == null) {
                results.getChildren().add(1, newMonth());
            }
        });
        return results;
    }

    /** Whether there is room for more than what is needed. */
    private ObservableValue<Boolean> isRoomy() {
        return Bindings.createBooleanBinding(
                () -> getWidth() >= ROOMY_WIDTH && getHeight() >= ROOMY_HEIGHT, widthProperty(), heightProperty());
    }

    private Node newMonth() {
        var made = new MonthOfPuzzles(texts);
        month = made;
        settings.observable().subscribe(now -> showMonth(made));
        dayNow.subscribe(now -> showMonth(made));
        texts.language().subscribe(now -> showMonth(made));
        TextControls.showWhile(made, isRoomy());
        return made;
    }

    private void showMonth(MonthOfPuzzles shown) {
        shown.show(
                LocalDate.ofEpochDay(dayNow.get()),
                settings.get().progress().puzzles().days());
    }

    private String daysInRow() {
        int days = settings.get().progress().puzzles().days().inRow(dayNow.get());
        return days == 0 ? "" : texts.get("puzzle.days", days);
    }

    /** Opens the window with the puzzle of the day; if that is shown already, the user goes on with it. */
    public void openDaily() {
        open();
        if (!isOfToday()) {
            beginDaily();
        }
    }

    private void beginDaily() {
        dayNow.set(today.getAsLong());
        begin(ofToday());
    }

    private boolean isOfToday() {
        return shown.get().equals(ofToday());
    }

    private PuzzleExercise ofToday() {
        return ofDay(puzzles, today.getAsLong());
    }

    private static PuzzleExercise ofDay(List<Puzzle> puzzles, long day) {
        return new PuzzleExercise(Puzzles.ofDay(puzzles, day));
    }

    private Puzzle puzzle() {
        return shown.get().puzzle();
    }

    private Label task() {
        var task = toldLabel("task", this::taskText, shown, settings.observable());
        task.getStyleClass().add("card-title");
        var swatch = new Swatch(puzzle().position().toMove());
        shown.subscribe(exercise -> swatch.show(exercise.position().toMove()));
        task.setGraphic(swatch);
        return task;
    }

    private Region[] buttons() {
        hint.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> solving.stage().get() != Stage.WAITING || hints.get() > 1, solving.stage(), hints));
        Button next = TextControls.button(texts, "puzzle.next", this::next);
        Button daily = TextControls.button(texts, "puzzle.daily", this::beginDaily);
        daily.disableProperty().bind(Bindings.createBooleanBinding(this::isOfToday, shown, dayNow));
        length.setId("puzzle-length");
        length.accessibleTextProperty().bind(texts.of("puzzle.length"));
        length.getItems()
                .setAll(IntStream.rangeClosed(ANY, Puzzle.MOST_MOVES).boxed().toList());
        length.setValue(ANY);
        own.subscribe(kept -> {
            if (!kept.isEmpty() && !length.getItems().contains(OWN)) {
                length.getItems().add(OWN);
            }
        });
        return new Region[] {hint, solutionButton(), again, next, length, daily};
    }

    private Button solutionButton() {
        Button show = TextControls.button(texts, "puzzle.show", this::showSolution);
        show.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> !isGivenUp.get()
                                || IN_MOTION.contains(solving.stage().get()),
                        isGivenUp,
                        solving.stage()));
        return show;
    }

    private String record() {
        PuzzleRecord record = settings.get().progress().puzzles();
        return texts.get("puzzle.record", Integer.toString(record.rating()), record.streak());
    }

    private boolean isOfADay() {
        return shown.get().equals(ofDay(puzzles, day));
    }

    /** Empty, but a line all the same, for a puzzle that is not that of the day. */
    private String dayText() {
        var date = LocalDate.ofEpochDay(day);
        PuzzleRecord record = settings.get().progress().puzzles();
        return isOfADay() ? Exercises.ofDay(texts.get("puzzle.daily"), date, record, texts) : "";
    }

    private String taskText() {
        return texts.get("puzzle.task", board.side(puzzle().position().toMove()), puzzle().winIn());
    }

    private String said() {
        return switch (solving.stage().get()) {
            case WAITING -> hints.get() == 0 ? firstTask() : hintText();
            case REPLYING, GOING_ON -> texts.get("puzzle.going-on", puzzle().winIn() - movesPlayed());
            case BUSY, REFUTING -> "";
            case SOLVED -> solvedText();
            case FAILED, TOO_LATE -> texts.get(movesPlayed() < puzzle().winIn() ? "puzzle.failed" : "puzzle.too-late");
            case SHOWING -> shownMove();
            case SHOWN -> texts.get("puzzle.shown", moves());
            case UNKNOWN -> texts.get("fault.try-again");
        };
    }

    /** The move of the solution that is being shown, and by whom. */
    private String shownMove() {
        return solving.view()
                .get()
                .history()
                .lastTurn()
                .map(turn -> texts.get(
                        "puzzle.shown.move",
                        board.side(turn.player()),
                        turn.move().name()))
                .orElse("");
    }

    private String moves() {
        return solving.view().get().history().turns().stream()
                .map(turn -> turn.move().name())
                .collect(Collectors.joining(", "));
    }

    /** The number of moves that the user has played. */
    private int movesPlayed() {
        return (solving.view().get().history().cursor() + 1) / 2;
    }

    /** With the reason, if it can be said in short: which cubes were the opponent's last. */
    private String solvedText() {
        Player loser = puzzle().position().toMove().opponent();
        var last = solving.view().get().history().lastTurn().orElseThrow();
        Board before = last.before().board();
        List<String> lost = before.squares().stream()
                .filter(square -> before.at(square).isOwnedBy(loser))
                .map(Square::name)
                .toList();
        return last.after().winner().isEmpty() || lost.isEmpty() || lost.size() > MOST_NAMED
                ? texts.get("puzzle.solved")
                : texts.get("puzzle.solved.last", lost.size(), board.side(loser), texts.list(lost));
    }

    private String firstTask() {
        return texts.get(puzzle().winIn() == 1 ? "puzzle.waiting.one" : "puzzle.waiting");
    }

    private String hintText() {
        if (hints.get() > 1) {
            return texts.get("puzzle.hint.square", puzzle().solution().name());
        }
        var region = puzzle().region();
        return texts.get(
                "puzzle.hint.region",
                region.get(0).name(),
                region.get(region.size() - 1).name());
    }

    /** Shows in which part of the board the solution is, and the second time which cube it is. */
    private void hint() {
        hints.set(hints.get() + 1);
        count(Stage.FAILED);
        if (hints.get() > 1) {
            board.node().showHint(puzzle().solution());
        }
        board.node().showPart(hints.get() > 1 ? List.of() : puzzle().region());
        board.node().requestFocus();
    }

    /** Plays the solution on the board. A puzzle whose solution was shown does not count any more. */
    private void showSolution() {
        known.add(puzzle());
        isCounted = true;
        hints.set(0);
        board.node().showPart(List.of());
        board.node().showPosition();
        solving.show(shown.get()::solution);
        board.node().requestFocus();
    }

    private void next() {
        var winIn = Optional.of(length.getValue()).filter(moves -> moves > ANY);
        var wanted = length.getValue() == OWN ? own.get() : puzzles;
        int rating = settings.get().progress().puzzles().rating();
        begin(new PuzzleExercise(Puzzles.next(wanted, winIn, rating, Optional.of(puzzle()))));
    }

    @Override
    void begin(PuzzleExercise next) {
        if (next.equals(ofToday())) {
            day = today.getAsLong();
        }
        if (!next.equals(shown.get())) {
            isCounted = known.contains(next.puzzle());
            isGivenUp.set(isCounted);
        }
        hints.set(0);
        board.node().showPart(List.of());
        board.node().showPosition(); // without the mark of a hint
        super.begin(next);
    }

    @Override
    void beginAgain() {
        super.beginAgain();
        isCounted = true;
    }

    /** Counts the first try only; to ask for a hint is to fail it. */
    private void count(Stage stage) {
        if (stage == Stage.SOLVED && isOfADay() && !known.contains(puzzle())) {
            settings.update(now -> now.withProgress(now.progress().withSolvedDay(day)));
        }
        boolean isSolved = stage == Stage.SOLVED;
        boolean isFailed = stage == Stage.REFUTING || stage == Stage.FAILED || stage == Stage.TOO_LATE;
        if (isFailed) {
            isGivenUp.set(true);
        }
        if ((isSolved || isFailed) && !isCounted) {
            isCounted = true;
            int grade = puzzle().grade();
            settings.update(now -> now.withProgress(now.progress().afterPuzzle(grade, isSolved)));
        }
    }
}
