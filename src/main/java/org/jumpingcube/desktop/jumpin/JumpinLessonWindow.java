package org.jumpingcube.desktop.jumpin;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.lesson.JumpinLesson;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.storage.SavedGame;

/** Lessons in Jumpin, each one turn on a board of their own; the first one that is not done yet comes first. */
public final class JumpinLessonWindow extends SideWindow {
    private static final double WIDTH = 820;
    private static final double HEIGHT = 720;
    private static final double SMALLEST_WIDTH = 420;
    private static final double SMALLEST_HEIGHT = 480;
    private static final double GAP = 8;

    /** Silver waits to be told to move, and never is: the user's one turn is all that is asked for. */
    private static final Seats SEATS = new Seats(Seat.HUMAN, new Seat(true, Style.KEPLER, Skill.BEGINNER));

    private static final Pauses WAITING = new Pauses(true, false);

    private final SettingsModel settings;
    private final Texts texts;
    private final List<JumpinLesson> lessons = JumpinLesson.all();
    private final ObjectProperty<JumpinLesson> shown;
    private final ObjectProperty<Optional<JumpinTurn>> made = new SimpleObjectProperty<>(Optional.empty());
    private final GameKind<JumpinPosition, JumpinMove> kind;
    private final GameModel<JumpinPosition, JumpinMove> model;
    private final JumpinBoardView board;
    private final ChoiceBox<JumpinLesson> choice = new ChoiceBox<>();
    private final Button again;
    private final Button next;

    public JumpinLessonWindow(
            Window owner,
            SettingsModel settings,
            Texts texts,
            GameKind<JumpinPosition, JumpinMove> kind,
            GameModel.Services services) {
        super(owner, settings, texts.of("lesson.title"), WIDTH, HEIGHT);
        this.settings = settings;
        this.texts = texts;
        this.kind = kind;
        shown = new SimpleObjectProperty<>(firstToDo());
        var pawns = new JumpinGameBoard(
                shown.get().position(), texts, () -> settings.get().cascade());
        model = new GameModel<>(
                kind,
                pawns.presenter(),
                new GameModel.Setup(GameOptions.usual(kind.options()), SEATS, WAITING, 1),
                services);
        pawns.attach(model);
        board = pawns.node();
        board.choosing().onOtherClick(() -> {});
        settings.observable().subscribe(now -> pawns.restyle(now.look()));
        again = TextControls.button(texts, "puzzle.again", () -> begin(shown.get()));
        again.disableProperty().bind(made.map(Optional::isEmpty));
        next = TextControls.button(texts, "lesson.next", () -> begin(after(shown.get())));
        model.view().subscribe(this::follow);
        setMinWidth(SMALLEST_WIDTH);
        setMinHeight(SMALLEST_HEIGHT);
        fill(contents(), "puzzle-window");
        begin(shown.get());
        setOnShown(event -> board.requestFocus());
    }

    private JumpinLesson firstToDo() {
        return lessons.stream().filter(lesson -> !isDone(lesson)).findFirst().orElse(lessons.get(0));
    }

    private boolean isDone(JumpinLesson lesson) {
        return settings.get().progress().lessons().contains(lesson.kept());
    }

    private JumpinLesson after(JumpinLesson lesson) {
        return lessons.get((lessons.indexOf(lesson) + 1) % lessons.size());
    }

    private void begin(JumpinLesson lesson) {
        shown.set(lesson);
        board.showPosition();
        model.load(new SavedGame<>(kind, History.startingAt(lesson.position()), SEATS), WAITING);
        made.set(Optional.empty());
        board.requestFocus();
    }

    /** Judges the turn once it has been seen. Whoever plays by keys finds the way on under them. */
    private void follow(SessionView<JumpinPosition, JumpinMove> view) {
        if (made.get().isPresent() || !(view.state() instanceof ComputerHeld)) {
            return;
        }
        made.set(view.history().lastTurn().map(JumpinTurn::of));
        if (isRight()) {
            settings.update(now ->
                    now.withProgress(now.progress().withLesson(shown.get().kept())));
            next.requestFocus();
        } else {
            again.requestFocus();
        }
    }

    private boolean isRight() {
        return made.get().filter(shown.get()::isDoneBy).isPresent();
    }

    // What is said

    private BorderPane contents() {
        var title = label("lesson-name");
        title.getStyleClass().add("card-title");
        title.textProperty().bind(Bindings.createStringBinding(() -> name(shown.get()), shown, texts.language()));
        var task = label("lesson-task");
        task.textProperty()
                .bind(Bindings.createStringBinding(() -> text(shown.get(), ".task"), shown, texts.language()));
        var said = label("lesson-said");
        said.textProperty().bind(Bindings.createStringBinding(this::said, made, shown, texts.language()));
        var area = TextControls.styled(new StackPane(board), "board-area");
        area.setMinHeight(0);
        return new BorderPane(area, new VBox(title, task), null, new VBox(GAP, said, buttons(), record()), null);
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

    private String name(JumpinLesson lesson) {
        return texts.get("lesson.name", lessons.indexOf(lesson) + 1, text(lesson, ".title"));
    }

    private String listed(JumpinLesson lesson) {
        return name(lesson) + (isDone(lesson) ? " \u2713" : "");
    }

    private String said() {
        return made.get()
                .map(turn -> isRight()
                        ? text(shown.get(), ".learned")
                        : text(shown.get(), ".wrong", kind.notation().write(turn.move())))
                .orElse("");
    }

    private String text(JumpinLesson lesson, String part, Object... arguments) {
        return texts.get("lesson." + lesson.kept() + part, arguments);
    }
}
