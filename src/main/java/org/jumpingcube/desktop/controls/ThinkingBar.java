package org.jumpingcube.desktop.controls;

import java.util.Optional;
import java.util.function.IntSupplier;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.scene.control.ProgressBar;
import javafx.util.Duration;
import org.jumpingcube.game.Skill;
import org.jumpingcube.session.GameState.Thinking;
import org.jumpingcube.session.SearchTicket;
import org.jumpingcube.session.SessionView;

/** Shows how much of its time a Master has used while it thinks, and is hidden otherwise. A Master need not use all. */
final class ThinkingBar extends ProgressBar {
    private static final double WIDTH = 60;

    private final IntSupplier seconds;
    private final Timeline run = new Timeline();
    private Optional<SearchTicket> thought = Optional.empty(); // the search that is shown
    private boolean isHeld;

    /** @param seconds that a Master has for a move; asked as it begins to think */
    ThinkingBar(Texts texts, IntSupplier seconds) {
        super(0);
        this.seconds = seconds;
        setId("thinking-bar");
        getStyleClass().add("small");
        setPrefWidth(WIDTH);
        setMinWidth(WIDTH);
        accessibleTextProperty().bind(texts.of("status.thinking"));
        managedProperty().bind(visibleProperty());
        setVisible(false);
    }

    /** Begins with each search, and ends with it. */
    void show(SessionView<?, ?> view) {
        Optional<SearchTicket> now = view.state() instanceof Thinking<?> thinking
                        && view.seats().of(thinking.player()).skill() == Skill.MASTER
                ? Optional.of(thinking.ticket())
                : Optional.empty();
        if (now.equals(thought)) {
            return;
        }
        thought = now;
        run.stop();
        setVisible(now.isPresent() && !isHeld);
        if (now.isPresent()) {
            run.getKeyFrames()
                    .setAll(
                            new KeyFrame(Duration.ZERO, new KeyValue(progressProperty(), 0)),
                            new KeyFrame(Duration.seconds(seconds.getAsInt()), new KeyValue(progressProperty(), 1)));
            run.playFromStart();
            if (isHeld) {
                run.pause();
            }
        }
    }

    /** Hides the bar and lets its time stand still while the game waits, or shows it as it was. */
    void hold(boolean isNowHeld) {
        isHeld = isNowHeld;
        setVisible(thought.isPresent() && !isHeld);
        if (isHeld) {
            run.pause();
        } else if (thought.isPresent()) {
            run.play();
        }
    }
}
