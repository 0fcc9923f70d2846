package org.jumpingcube.desktop.exercise;

import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.puzzle.Lesson;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.exercise.Solving.Stage;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.Turn;
import org.jumpingcube.settings.Colours;

/** Lessons, each a short task on a board of their own; the first one that is not done yet comes first. */
final class LessonWindow extends SideWindow {
    private static final double WIDTH = 620;
    private static final double HEIGHT = 720;
    private static final double SMALLEST_WIDTH = 420;
    private static final double SMALLEST_HEIGHT = 480;
    private static final double GAP = 8;

    private final SettingsModel settings;
    private final Texts texts;
    private final List<Lesson> lessons = Lesson.all();
    private final ObjectProperty<Lesson> shown;
    private final ExerciseBoard exercises;
    private final Solving solving;
    private final ChoiceBox<Lesson> choice = new ChoiceBox<>();
    private final Button again;
    private final Button next;

    LessonWindow(Window owner, ExerciseNeeds needs) {
        super(owner, needs.settings(), needs.texts().of("lesson.title"), WIDTH, HEIGHT);
        settings = needs.settings();
        texts = needs.texts();
        shown = new SimpleObjectProperty<>(firstToDo());
        exercises = new ExerciseBoard(
                needs,
                new LessonExercise(shown.get()),
                look -> look.withColours(Colours.DEFAULT)); // their texts say red and blue;
        solving = exercises.solving();
        again = TextControls.button(texts, "puzzle.again", () -> begin(shown.get()));
        again.disableProperty().bind(solving.stage().map(stage -> stage == Stage.WAITING || stage == Stage.BUSY));
        next = TextControls.button(texts, "lesson.next", () -> begin(after(shown.get())));
        solving.stage().subscribe(this::follow);
        setMinWidth(SMALLEST_WIDTH);
        setMinHeight(SMALLEST_HEIGHT);
        fill(contents(), "puzzle-window");
        setOnShown(event -> exercises.board().requestFocus());
    }

    private Lesson firstToDo() {
        return lessons.stream().filter(lesson -> !isDone(lesson)).findFirst().orElse(lessons.get(0));
    }

    private boolean isDone(Lesson lesson) {
        return settings.get().progress().lessons().contains(lesson.name());
    }

    private Lesson after(Lesson lesson) {
        return lessons.get((lessons.indexOf(lesson) + 1) % lessons.size());
    }

    private BorderPane contents() {
        var title = label("lesson-name");
        title.getStyleClass().add("card-title");
        title.textProperty().bind(Bindings.createStringBinding(() -> name(shown.get()), shown, texts.language()));
        var task = label("lesson-task");
        task.textProperty()
                .bind(Bindings.createStringBinding(() -> text(shown.get(), ".task"), shown, texts.language()));
        var said = label("lesson-said");
        said.textProperty()
                .bind(Bindings.createStringBinding(this::said, solving.stage(), solving.view(), texts.language()));
        var head = new VBox(title, task);
        return new BorderPane(exercises, head, null, new VBox(GAP, said, buttons(), record()), null);
    }

    private static Label label(String id) {
        var label = new Label();
        label.setId(id);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private FlowPane buttons() {
        choice.setId("lesson-choice");
        choice.accessibleTextProperty().bind(texts.of("lesson.choice"));
        choice.getItems().setAll(lessons);
        Bindings.createObjectBinding(() -> TextControls.worded(this::listed), settings.observable(), texts.language())
                .subscribe(choice::setConverter);
        shown.subscribe(choice::setValue);
        choice.setOnAction(event -> {
            if (!choice.getValue().equals(shown.get())) {
                begin(choice.getValue());
            }
        });
        return new FlowPane(GAP, GAP, again, next, choice);
    }

    private Label record() {
        var record = label("lesson-record");
        record.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(
                                "lesson.record",
                                lessons.stream().filter(this::isDone).count(),
                                lessons.size()),
                        settings.observable(),
                        texts.language()));
        return record;
    }

    private String name(Lesson lesson) {
        return texts.get("lesson.name", lessons.indexOf(lesson) + 1, text(lesson, ".title"));
    }

    private String listed(Lesson lesson) {
        return name(lesson) + (isDone(lesson) ? " \u2713" : "");
    }

    private String text(Lesson lesson, String part, Object... arguments) {
        return texts.get("lesson." + lesson.name() + part, arguments);
    }

    private String said() {
        return switch (solving.stage().get()) {
            case WAITING, BUSY -> "";
            case GOING_ON -> text(shown.get(), ".on");
            case SOLVED -> text(shown.get(), ".learned");
            case FAILED, TOO_LATE -> wrong() + answered();
        };
    }

    private List<Turn<CubePosition, Square>> moves() {
        return solving.view().get().history().played();
    }

    /** The place of the user's latest move, which may be answered already. */
    private int latest() {
        return (moves().size() - 1) / 2 * 2;
    }

    private String wrong() {
        var move = PlayedMove.of(moves().get(latest()));
        if (latest() > 0) {
            return texts.get("lesson.on.wrong", move.move().name());
        }
        int capacity = move.before().board().capacity(move.move());
        int points = move.after().board().at(move.move()).value();
        return text(shown.get(), ".wrong", move.move().name(), capacity, Lesson.taken(move), points);
    }

    private String answered() {
        return moves().stream()
                .skip(latest() + 1L)
                .map(answer -> " " + texts.get("lesson.answer", answer.move().name(), Lesson.taken(answer)))
                .collect(Collectors.joining());
    }

    /** Whoever plays by keys finds the way on under them. */
    private void follow(Stage stage) {
        if (stage == Stage.SOLVED) {
            settings.update(now ->
                    now.withProgress(now.progress().withLesson(shown.get().name())));
            next.requestFocus();
        } else if (stage == Stage.FAILED || stage == Stage.TOO_LATE) {
            again.requestFocus();
        }
    }

    private void begin(Lesson lesson) {
        shown.set(lesson);
        exercises.begin(new LessonExercise(lesson));
    }
}
