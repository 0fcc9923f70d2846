package org.jumpingcube.desktop.ending;

import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.SmallBoard;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.settings.Look;
import org.kordamp.ikonli.javafx.FontIcon;

/** A turn on a small board, shown a few times with calm in between, and then again when the user wants. */
final class Film<P extends Position<P, M>, M> extends StackPane {
    private static final int TIMES = 4;
    private static final Duration BEFORE = Duration.millis(900);
    private static final Duration AFTER = Duration.millis(1800);

    private final SmallBoard<P, M> board;
    private final Turn<P, M> turn;
    private final PauseTransition calm = new PauseTransition();
    private final FontIcon icon = new FontIcon();
    private int left; // how often it is shown before it rests

    /** @param isMoving whether it may run; else the board only shows what the turn led to */
    Film(SmallBoard<P, M> board, Turn<P, M> turn, boolean isMoving, Texts texts) {
        this.board = board;
        this.turn = turn;
        getStyleClass().add("film");
        board.show(turn.after());
        var button = TextControls.styled(new Button("", icon), "film-button");
        button.setId("ending-film");
        button.accessibleTextProperty().bind(texts.of("replay.play"));
        button.setOnAction(event -> toggle());
        button.setVisible(isMoving);
        setAlignment(Pos.BOTTOM_RIGHT);
        getChildren().addAll(board.node(), button);
        rest();
    }

    /** Whether it runs by itself now. */
    boolean isRunning() {
        return left > 0;
    }

    private void toggle() {
        if (isRunning()) {
            rest();
        } else {
            run();
        }
    }

    /** Shows the turn a few times. */
    void run() {
        left = TIMES;
        icon.setIconLiteral("bi-pause-fill");
        begin();
    }

    private void begin() {
        board.show(turn.before());
        after(BEFORE, () -> board.play(turn, this::end));
    }

    private void end() {
        left--;
        if (left > 0) {
            after(AFTER, this::begin);
        } else {
            rest();
        }
    }

    private void after(Duration time, Runnable next) {
        calm.setDuration(time);
        calm.setOnFinished(event -> next.run());
        calm.playFromStart();
    }

    /** Shows what the turn led to, and nothing that moves. */
    void rest() {
        left = 0;
        calm.stop();
        icon.setIconLiteral("bi-play-fill");
        board.show(turn.after());
    }

    void restyle(Look look) {
        board.restyle(look);
    }
}
