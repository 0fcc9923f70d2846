package org.jumpingcube.desktop.shell;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.canvas.Canvas;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;

/** A small picture of a position of any game, in the look of the moment. */
public final class Thumbnail extends Canvas {
    private final Program program;
    private final ObservableValue<? extends Optional<? extends Shown<?, ?>>> shown;

    /** A position with the kind of game that it is of. */
    public record Shown<P extends Position<P, M>, M>(GameKind<P, M> kind, P position) {}

    /** @param shown empty for no picture */
    public Thumbnail(Program program, double height, ObservableValue<? extends Optional<? extends Shown<?, ?>>> shown) {
        super(height, height);
        this.program = program;
        this.shown = shown;
        Themes.follow(program.settings(), look -> paint());
        shown.subscribe(now -> paint());
    }

    private void paint() {
        getGraphicsContext2D().clearRect(0, 0, getWidth(), getHeight());
        shown.getValue().ifPresent(this::paint);
    }

    private <P extends Position<P, M>, M> void paint(Shown<P, M> now) {
        program.games()
                .views()
                .filter(view -> view.kind().name().equals(now.kind().name()))
                .forEach(view -> paint(view, now.position()));
    }

    @SuppressWarnings("unchecked") // a kind's name determines its types
    private <P extends Position<P, M>, M> void paint(GameView<P, M> view, Position<?, ?> position) {
        view.paint((P) position, this);
    }
}
