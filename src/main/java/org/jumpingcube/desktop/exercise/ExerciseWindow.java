package org.jumpingcube.desktop.exercise;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.EvenRows;
import org.jumpingcube.desktop.controls.ReadableBoard;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.exercise.Solving.Stage;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.Exercise;
import org.jumpingcube.desktop.model.GameBoard;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.Pauses;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A window in which exercises of any game are solved, one after the other, on a board of their own, with the task, what
 * is said about the moves, the buttons and the user's record above and below it or beside it.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 * @param <E> the type of exercise
 */
abstract class ExerciseWindow<P extends Position<P, M>, M, E extends Exercise<P, M>> extends SideWindow {
    private static final double HEIGHT = 720;
    private static final double SMALLEST_WIDTH = 420;
    private static final double SMALLEST_HEIGHT = 480;
    private static final double GAP = 8;
    private static final double TWO_LINES = 40; // so that few answers are so long that the board shrinks
    private static final Set<Stage> CANNOT_BEGIN_AGAIN = EnumSet.of(Stage.WAITING, Stage.BUSY, Stage.REPLYING);

    final Program program;
    final Solving<P, M> solving;
    final ObjectProperty<E> shown;
    final Button again;
    private static final Set<Stage> ARE_RIGHT = EnumSet.of(Stage.SOLVED, Stage.REPLYING, Stage.GOING_ON);
    private static final Set<Stage> ARE_WRONG = EnumSet.of(Stage.FAILED, Stage.TOO_LATE);
    private static final PseudoClass RIGHT_LOOK = PseudoClass.getPseudoClass("right");
    private static final PseudoClass WRONG_LOOK = PseudoClass.getPseudoClass("wrong");

    private final String name;
    private final GameBoard<P, M> board;

    /**
     * A window that still has to be filled.
     *
     * @param name what the key of its title and the ids of its labels begin with
     * @param board a new one, which follows no game yet
     */
    ExerciseWindow(Program program, String name, double width, GameKind<P, M> kind, GameBoard<P, M> board, E first) {
        super(program.stage(), program.settings(), program.texts().of(name + ".title"), width, HEIGHT);
        this.program = program;
        this.name = name;
        this.board = board;
        shown = new SimpleObjectProperty<>(first);
        var setup = new GameModel.Setup(GameOptions.usual(kind.options()), Solving.BY_HAND, Pauses.NONE, 1);
        var model = new GameModel<>(kind, board.presenter(), setup, program.services());
        solving = new Solving<>(kind, model, program.services(), first);
        board.attach(model, solving::choose);
        Announcement.onArrival(board.node(), this::boardName);
        again = TextControls.button(program.texts(), "puzzle.again", this::beginAgain);
        again.disableProperty().bind(solving.stage().map(CANNOT_BEGIN_AGAIN::contains));
        setMinWidth(SMALLEST_WIDTH);
        setMinHeight(SMALLEST_HEIGHT);
        setOnShown(event -> board.node().requestFocus());
    }

    /**
     * Puts all parts in their places.
     *
     * @param record what is kept of the user's results
     */
    final void fill(Region task, Label said, Node record, Region... choices) {
        var area = TextControls.styled(new StackPane(board.node()), "board-area");
        area.setMinHeight(0);
        colour(said);
        for (Region choice : choices) {
            choice.setMinWidth(Region.USE_PREF_SIZE); // of all in the grid
        }
        var foot =
                TextControls.styled(new VBox(GAP, unlessRefused(said), new EvenRows(0, GAP, choices), record), "foot");
        foot.setAlignment(Pos.BOTTOM_LEFT); // the buttons stay where they are, however long the text above them
        solving.stage().subscribe(this::mark);
        fill(new ExercisePane(area, TextControls.styled(task, "task"), foot), "puzzle-window");
    }

    /** Tells by colour and by a sign whether the latest move was right. */
    private void colour(Label said) {
        said.getStyleClass().add("answer");
        said.setMaxWidth(Double.MAX_VALUE);
        var sign = new FontIcon();
        solving.stage().subscribe(stage -> {
            said.pseudoClassStateChanged(RIGHT_LOOK, ARE_RIGHT.contains(stage));
            said.pseudoClassStateChanged(WRONG_LOOK, ARE_WRONG.contains(stage));
            sign.setIconLiteral(ARE_RIGHT.contains(stage) ? "bi-check-circle-fill" : "bi-x-circle-fill");
            said.setGraphic(ARE_RIGHT.contains(stage) || ARE_WRONG.contains(stage) ? sign : null);
        });
    }

    /** Shows on the board too whether the user's latest move was right, until the next one. */
    private void mark(Stage stage) {
        if (stage == Stage.SOLVED || stage == Stage.REPLYING) {
            board.mark(answer(true));
        } else if (stage == Stage.REFUTING || stage == Stage.TOO_LATE) {
            board.mark(answer(false));
        } else if (stage != Stage.GOING_ON && stage != Stage.FAILED) {
            board.mark(Optional.empty());
        }
    }

    private Optional<GameBoard.Answer<M>> answer(boolean isRight) {
        return solving.view().get().history().lastTurn().map(turn -> new GameBoard.Answer<>(turn.move(), isRight));
    }

    /**
     * A label in whose place stands why the latest choice is against the rules, until the label has something new to say.
     * The board announces that itself.
     */
    private Node unlessRefused(Label said) {
        var reason = board.refused();
        var refused = label("refused", reason::getValue, reason);
        reason.subscribe(text -> refused.setVisible(!text.isEmpty()));
        said.textProperty().subscribe((before, now) -> refused.setVisible(false));
        said.visibleProperty().bind(refused.visibleProperty().not());
        var both = new StackPane(said, refused);
        both.setAlignment(Pos.CENTER_LEFT);
        both.setMinHeight(TWO_LINES);
        return both;
    }

    /** A label that also announces its text. */
    final Label toldLabel(String part, Supplier<String> text, Observable... causes) {
        return Announcement.live(label(part, text, causes));
    }

    /**
     * A label whose text is looked up again after each change of the causes or of the language.
     *
     * @param part ends its id
     */
    final Label label(String part, Supplier<String> text, Observable... causes) {
        var label = new Label();
        label.setId(name + "-" + part);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        var caused = Bindings.createObjectBinding(Object::new, causes); // another object after each change
        label.textProperty().bind(program.texts().of(caused, cause -> text.get()));
        return label;
    }

    private String boardName() {
        return ReadableBoard.in(board.node()).map(ReadableBoard::name).orElse("");
    }

    /** Puts an exercise on the board. */
    void begin(E next) {
        boolean isOther = !next.equals(shown.get());
        shown.set(next);
        solving.begin(next);
        if (isOther) {
            Announcement.make(board.node(), boardName());
        }
        board.node().requestFocus();
    }

    /** Puts the same exercise on the board once more. */
    void beginAgain() {
        begin(shown.get());
    }
}
