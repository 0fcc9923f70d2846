package org.jumpingcube.desktop.exercise;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.LightChoiceBox;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.exercise.Solving.Stage;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.GameBoard;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.LessonExercise;
import org.jumpingcube.desktop.model.Lessons;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.Position;

/** The lessons of a game, each a short task; the first one that is not done yet comes first. */
final class LessonWindow<P extends Position<P, M>, M> extends ExerciseWindow<P, M, LessonExercise<P, M>> {
    private final SettingsModel settings;
    private final Texts texts;
    private final List<LessonExercise<P, M>> lessons;
    private final Button next;

    LessonWindow(Program program, GameView<P, M> view, Lessons<P, M> of) {
        this(
                program,
                view,
                of,
                of.newBoard().apply(() -> program.settings().get().animation()),
                of.all().get());
    }

    private LessonWindow(
            Program program,
            GameView<P, M> view,
            Lessons<P, M> of,
            GameBoard<P, M> board,
            List<LessonExercise<P, M>> lessons) {
        super(program, "lesson", of.width(), view.kind(), board, firstToDo(lessons, program.settings()));
        settings = program.settings();
        settings.observable().subscribe(now -> board.restyle(of.look().apply(now.look())));
        Themes.follow(
                settings, look -> Themes.dress(board.node(), view, of.look().apply(look)));
        texts = program.texts();
        this.lessons = lessons;
        next = TextControls.button(
                texts, "lesson.next", () -> after(shown.get()).ifPresent(this::begin));
        next.disableProperty()
                .bind(Bindings.createBooleanBinding(() -> after(shown.get()).isEmpty(), shown, settings.observable()));
        solving.stage().subscribe(this::follow);
        var title = toldLabel("name", () -> name(shown.get()), shown);
        title.getStyleClass().add("card-title");
        var task = toldLabel("task", () -> task(shown.get()), shown);
        var rule = label("rule", () -> shown.get().text(".rule"), shown);
        var said = toldLabel("said", this::said, solving.stage(), solving.view());
        fill(
                new VBox(title, task, rule),
                said,
                label("record", this::record, settings.observable()),
                again,
                next,
                choice());
    }

    private static <L extends LessonExercise<?, ?>> L firstToDo(List<L> lessons, SettingsModel settings) {
        return toDo(lessons, settings).findFirst().orElse(lessons.get(0));
    }

    private static <L extends LessonExercise<?, ?>> Stream<L> toDo(List<L> lessons, SettingsModel settings) {
        return lessons.stream().filter(lesson -> !isDone(lesson, settings));
    }

    private static boolean isDone(LessonExercise<?, ?> lesson, SettingsModel settings) {
        return settings.get().progress().lessons().contains(lesson.name());
    }

    /** The next lesson; after the last one the first that is still to be done, if any. */
    private Optional<LessonExercise<P, M>> after(LessonExercise<P, M> lesson) {
        int next = lessons.indexOf(lesson) + 1;
        return next < lessons.size()
                ? Optional.of(lessons.get(next))
                : toDo(lessons, settings).filter(other -> !other.equals(lesson)).findFirst();
    }

    private ChoiceBox<LessonExercise<P, M>> choice() {
        var choice = new LightChoiceBox<LessonExercise<P, M>>(texts, this::listed, settings.observable());
        choice.setId("lesson-choice");
        choice.accessibleTextProperty().bind(texts.of("lesson.choice"));
        choice.getItems().setAll(lessons);
        shown.subscribe(choice::setValue);
        choice.setOnAction(event -> {
            if (!choice.getValue().equals(shown.get())) {
                begin(choice.getValue());
            }
        });
        return choice;
    }

    private String record() {
        long done = lessons.stream().filter(lesson -> isDone(lesson, settings)).count();
        return texts.get("lesson.record", done, lessons.size());
    }

    private String name(LessonExercise<P, M> lesson) {
        return texts.get("lesson.name", lessons.indexOf(lesson) + 1, lesson.text(".title"));
    }

    /** What to do, and for which side. */
    private String task(LessonExercise<P, M> lesson) {
        return texts.get("lesson.task", lesson.text(".task"), lesson.side());
    }

    private String listed(LessonExercise<P, M> lesson) {
        return name(lesson) + (isDone(lesson, settings) ? " \u2713" : "");
    }

    private String said() {
        return switch (solving.stage().get()) {
            case WAITING, BUSY, REFUTING, SHOWING, SHOWN -> ""; // no lesson shows its solution, its words lead to it
            case REPLYING, GOING_ON -> shown.get().text(".on");
            case SOLVED -> shown.get().text(".learned");
            case FAILED, TOO_LATE ->
                shown.get().wrong(solving.view().get().history().played());
            case UNKNOWN -> texts.get("fault.try-again");
        };
    }

    /** Moves the focus to the button for the next lesson, if there is one, for people who play by keyboard. */
    private void follow(Stage stage) {
        if (stage == Stage.SOLVED) {
            settings.update(now ->
                    now.withProgress(now.progress().withLesson(shown.get().name())));
            (next.isDisabled() ? again : next).requestFocus();
        } else if (stage == Stage.FAILED || stage == Stage.TOO_LATE) {
            again.requestFocus();
        }
    }
}
