package org.jumpingcube.desktop.setup;

import atlantafx.base.controls.Spacer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jumpingcube.cube.CubeDraft;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PointPlacing;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CubeSetupBoard;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.model.SetupBoard;
import org.jumpingcube.game.Edits;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * A card with the empty board, on which the weaker side places the points of its head start by mouse or keys. Each can be
 * taken back. The game begins once all of them are placed.
 */
final class HeadStartCard extends BorderPane {
    private static final double WIDTH = 480;
    private static final double BOARD = 340;
    private static final double LEAST_BOARD = 120;
    private static final double GAP = 8;
    private static final KeyCombination UNDO = new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN);

    private final Texts texts;
    private final Task task;
    private final SetupBoard<CubeDraft> board;
    private final ObjectProperty<Edits<List<Square>>> placed = new SimpleObjectProperty<>(Edits.of(List.of()));
    private final Label left = Announcement.live(new Label());
    private final Button undo;
    private final Button start;

    /** What is to be done: the points of a head start, to be placed in a position without any. */
    record Task(CubePosition position, HeadStart headStart) {}

    /** What the buttons do. */
    interface Actions {
        void start(CubePosition position);

        void back();
    }

    /**
     * A card without a point yet.
     *
     * @param side the name of the side that places the points
     */
    HeadStartCard(Texts texts, SettingsModel settings, String side, Task task, Actions actions) {
        this.texts = texts;
        this.task = task;
        setId("head-start-card");
        getStyleClass().addAll("new-game-card", "head-start-card");
        setPrefWidth(WIDTH);
        board = CubeSetupBoard.of(task.position().board().side(), texts);
        board.node().setPrefSize(BOARD, BOARD);
        board.node().setMinSize(LEAST_BOARD, LEAST_BOARD);
        Themes.follow(settings, board::restyle);
        SetupHands.attach(board, actions());
        var title = TextControls.styled(new Label(texts.get("head-start.title", side)), "card-title");
        var how = TextControls.paragraph(texts, "head-start.how");
        left.setId("head-start-left");
        left.getStyleClass().add("name");
        setTop(new VBox(GAP, Announcement.live(title), how, left));
        setCenter(board.node());
        setMargin(board.node(), new Insets(GAP, 0, 0, 0));
        undo = TextControls.button(texts, "head-start.undo", this::undo);
        start = TextControls.button(texts, "head-start.start", () -> actions.start(now()));
        var back = TextControls.button(texts, "head-start.back", actions::back);
        var buttons = new HBox(GAP, undo, new Spacer(), back, start);
        buttons.setAlignment(Pos.CENTER_LEFT);
        buttons.getStyleClass().add("card-buttons");
        setBottom(buttons);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (UNDO.match(event)) {
                event.consume();
                undo();
            }
        });
        placed.subscribe(now -> show());
    }

    /** Moves the focus to the board. Call this once the card is in the window. */
    void focus() {
        board.node().requestFocus();
    }

    private CubePosition now() {
        return after(placed.get().now());
    }

    private CubePosition after(List<Square> points) {
        var position = task.position();
        for (Square square : points) {
            position = PointPlacing.with(position, side(), square);
        }
        return position;
    }

    private Player side() {
        return task.headStart().side();
    }

    private boolean isDone() {
        return leftToPlace() == 0 || PointPlacing.places(now(), side()).isEmpty();
    }

    private int leftToPlace() {
        return task.headStart().points() - placed.get().now().size();
    }

    /** The focus stays on the board after the last point: Enter must not begin the game by mistake. */
    private void place(Square square) {
        show();
        var board = now().board();
        if (PointPlacing.places(now(), side()).contains(square) && leftToPlace() > 0) {
            var more = new ArrayList<>(placed.get().now());
            more.add(square);
            placed.set(placed.get().then(List.copyOf(more)));
        } else if (!isDone()) {
            refuse(
                    board.at(square).value() < board.capacity(square)
                            ? texts.get("head-start.last-cube")
                            : texts.get("head-start.full", square.name()));
        }
        tell(square);
    }

    private void takeBack(Square square) {
        show();
        var fewer = new ArrayList<>(placed.get().now());
        if (fewer.remove(square)) { // which of several points does not matter
            placed.set(placed.get().then(List.copyOf(fewer)));
        } else {
            refuse(texts.get("head-start.nothing", square.name()));
        }
        tell(square);
    }

    /** Says why nothing happens, until something does. */
    private void refuse(String why) {
        left.setText(isDone() ? why : why + " " + left.getText());
    }

    private void undo() {
        placed.set(placed.get().undo());
        focus();
    }

    /** Those who do not see the board hear what is on the square now, and what is left to do. */
    private void tell(Square square) {
        Announcement.make(board.node(), board.inWords(square, CubeDraft.of(now())) + ". " + left.getText());
    }

    private void show() {
        board.show(CubeDraft.of(now()));
        boolean isDone = isDone();
        left.setText(isDone ? texts.get("head-start.done") : texts.get("head-start.left", leftToPlace()));
        undo.setDisable(!placed.get().canUndo());
        start.setDisable(!isDone);
    }

    private SetupHands.Actions actions() {
        return new SetupHands.Actions() {
            @Override
            public void click(Square square) {
                place(square);
            }

            @Override
            public void lessen(Square square) {
                takeBack(square);
            }

            @Override
            public boolean isForBothSides() {
                return false;
            }

            @Override
            public void give(Square square, Optional<Player> owner) {
                // there is only one side
            }

            @Override
            public void paint(List<Square> squares) {
                // points are placed one by one
            }

            @Override
            public void beginStroke() {
                // as above
            }
        };
    }
}
