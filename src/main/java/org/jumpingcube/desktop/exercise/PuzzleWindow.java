package org.jumpingcube.desktop.exercise;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.cube.puzzle.Puzzles;
import org.jumpingcube.desktop.controls.Swatch;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.exercise.Solving.Stage;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.settings.PuzzleRecord;

/** Puzzles to solve, on a board of their own; the first one is that of the day. */
public final class PuzzleWindow extends SideWindow {
    private static final double WIDTH = 620;
    private static final double HEIGHT = 720;
    private static final double SMALLEST_WIDTH = 420;
    private static final double SMALLEST_HEIGHT = 480;
    private static final double GAP = 8;
    private static final double TWO_LINES = 40;
    private static final int ANY = 0;
    private static final int OWN = -1; // those from the user's games, of any length

    private final SettingsModel settings;
    private final Texts texts;
    private final ReadOnlyObjectProperty<List<Puzzle>> own;
    private final LongSupplier today;
    private final List<Puzzle> puzzles = Puzzles.all();
    private final ExerciseBoard exercises;
    private final Solving solving;
    private final ChoiceBox<Integer> length = new ChoiceBox<>();
    private final ObjectProperty<Puzzle> shown;
    private final ObjectProperty<Integer> hints = new SimpleObjectProperty<>(0);
    private boolean isCounted; // whether how this puzzle went is known already

    /**
     * A window that shows the puzzle of the day.
     *
     * @param own the puzzles from the user's games
     * @param today counts the days
     */
    PuzzleWindow(Window owner, ExerciseNeeds needs, OwnPuzzles own, LongSupplier today) {
        super(owner, needs.settings(), needs.texts().of("puzzle.title"), WIDTH, HEIGHT);
        settings = needs.settings();
        texts = needs.texts();
        this.own = own.puzzles();
        this.today = today;
        shown = new SimpleObjectProperty<>(ofToday());
        exercises = new ExerciseBoard(needs, new PuzzleExercise(shown.get()), UnaryOperator.identity());
        solving = exercises.solving();
        solving.stage().subscribe(this::count);
        setMinWidth(SMALLEST_WIDTH);
        setMinHeight(SMALLEST_HEIGHT);
        fill(contents(), "puzzle-window");
        setOnShown(event -> exercises.board().requestFocus());
    }

    /** Opens the window with the puzzle of the day, which goes on if it is there already. */
    public void openDaily() {
        open();
        if (!shown.get().equals(ofToday())) {
            begin(ofToday(), false);
        }
    }

    private Puzzle ofToday() {
        return Puzzles.ofDay(puzzles, today.getAsLong());
    }

    private BorderPane contents() {
        var task = new Label();
        task.setId("puzzle-task");
        task.getStyleClass().add("card-title");
        task.textProperty()
                .bind(Bindings.createStringBinding(this::task, shown, settings.observable(), texts.language()));
        var swatch = new Swatch(shown.get().position().toMove());
        shown.subscribe(puzzle -> swatch.show(puzzle.position().toMove()));
        task.setGraphic(swatch);
        var said = new Label();
        said.setId("puzzle-said");
        said.setWrapText(true);
        said.setMinHeight(TWO_LINES);
        said.textProperty().bind(Bindings.createStringBinding(this::said, solving.stage(), hints, texts.language()));
        var foot = new VBox(GAP, said, buttons(), record());
        return new BorderPane(exercises, task, null, foot, null);
    }

    private FlowPane buttons() {
        Button hint = TextControls.button(texts, "puzzle.hint", this::hint);
        hint.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> solving.stage().get() != Stage.WAITING || hints.get() > 1, solving.stage(), hints));
        Button again = TextControls.button(texts, "puzzle.again", () -> begin(shown.get(), true));
        again.disableProperty().bind(solving.stage().map(stage -> stage == Stage.WAITING || stage == Stage.BUSY));
        Button next = TextControls.button(texts, "puzzle.next", this::next);
        Button daily = TextControls.button(texts, "puzzle.daily", () -> begin(ofToday(), false));
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
        texts.language()
                .subscribe(language ->
                        length.setConverter(TextControls.worded(winIn -> texts.get("puzzle.length.value", winIn))));
        return new FlowPane(GAP, GAP, hint, again, next, length, daily);
    }

    private Label record() {
        var label = new Label();
        label.setId("puzzle-record");
        label.textProperty()
                .bind(Bindings.createStringBinding(this::recordText, settings.observable(), texts.language()));
        return label;
    }

    private String recordText() {
        PuzzleRecord record = settings.get().progress().puzzles();
        return texts.get("puzzle.record", Integer.toString(record.rating()), record.streak());
    }

    private String task() {
        var puzzle = shown.get();
        return texts.get("puzzle.task", exercises.side(puzzle.position().toMove()), puzzle.winIn());
    }

    private String said() {
        return switch (solving.stage().get()) {
            case WAITING -> hints.get() == 0 ? texts.get("puzzle.waiting") : hintText();
            case GOING_ON -> texts.get("puzzle.going-on");
            case BUSY -> "";
            case SOLVED -> texts.get("puzzle.solved");
            case FAILED -> texts.get("puzzle.failed");
            case TOO_LATE -> texts.get("puzzle.too-late");
        };
    }

    private String hintText() {
        var puzzle = shown.get();
        if (hints.get() > 1) {
            return texts.get("puzzle.hint.square", puzzle.solution().name());
        }
        var region = puzzle.region();
        return texts.get(
                "puzzle.hint.region",
                region.get(0).name(),
                region.get(region.size() - 1).name());
    }

    /** First where on the board the solution lies, then which cube it is. */
    private void hint() {
        hints.set(hints.get() + 1);
        count(Stage.FAILED);
        if (hints.get() > 1) {
            exercises.board().showHint(shown.get().solution());
        }
        exercises.board().requestFocus();
    }

    private void next() {
        var winIn = Optional.of(length.getValue()).filter(moves -> moves > ANY);
        var wanted = length.getValue() == OWN ? own.get() : puzzles;
        int rating = settings.get().progress().puzzles().rating();
        begin(Puzzles.next(wanted, winIn, rating, Optional.of(shown.get())), false);
    }

    private void begin(Puzzle puzzle, boolean isAgain) {
        isCounted = isAgain;
        hints.set(0);
        shown.set(puzzle);
        exercises.begin(new PuzzleExercise(puzzle));
    }

    /** The first try is what counts, and a hint is no try. */
    private void count(Stage stage) {
        if (stage == Stage.SOLVED && shown.get().equals(ofToday())) {
            long day = today.getAsLong();
            settings.update(now -> now.withProgress(now.progress().withSolvedDay(day)));
        }
        boolean isOver = stage == Stage.SOLVED || stage == Stage.FAILED || stage == Stage.TOO_LATE;
        if (isOver && !isCounted) {
            isCounted = true;
            boolean isSolved = stage == Stage.SOLVED;
            int grade = shown.get().grade();
            settings.update(now -> now.withProgress(now.progress().afterPuzzle(grade, isSolved)));
        }
    }
}
