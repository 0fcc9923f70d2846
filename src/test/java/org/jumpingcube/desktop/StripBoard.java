package org.jumpingcube.desktop;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.model.FirstStep;
import org.jumpingcube.desktop.model.GameBoard;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.session.Unseen;
import org.jumpingcube.settings.Look;
import org.jumpingcube.strip.Hop;
import org.jumpingcube.strip.StripPosition;

/** The board of the tests' small game: a button a square. */
final class StripBoard implements GameBoard<StripPosition, Hop> {
    private final GameWording<StripPosition, Hop> wording;
    private final HBox board = new HBox();
    private final Label past = new Label();
    private final ObjectProperty<Tally> pastTally = new SimpleObjectProperty<>();
    private final ObjectProperty<Tally> tally = new SimpleObjectProperty<>();

    StripBoard(GameWording<StripPosition, Hop> wording) {
        this.wording = wording;
        board.setId("strip");
    }

    @Override
    public MovePresenter<StripPosition, Hop> presenter() {
        return new Unseen<>();
    }

    @Override
    public void attach(GameModel<StripPosition, Hop> game, Consumer<Hop> player) {
        game.view()
                .subscribe(view -> board.getChildren()
                        .setAll(IntStream.range(0, view.position().squares().length())
                                .mapToObj(square -> button(view.position(), square, player))
                                .toList()));
        game.view().subscribe(view -> tally.set(wording.tally(view.position())));
    }

    @Override
    public Region node() {
        return board;
    }

    @Override
    public ObservableValue<Tally> shown() {
        return tally;
    }

    private static Button button(StripPosition position, int square, Consumer<Hop> player) {
        var button = new Button(String.valueOf(position.squares().charAt(square)));
        button.setId("square-" + (square + 1));
        button.setOnAction(event -> player.accept(new Hop(square)));
        return button;
    }

    /** A label: a turn has no middle. */
    @Override
    public ReplayBoard<StripPosition, Hop> replayBoard() {
        return new ReplayBoard<>() {
            @Override
            public Region node() {
                return past;
            }

            @Override
            public void show(StripPosition position, Optional<Turn<StripPosition, Hop>> last) {
                past.setText(position.squares());
                pastTally.set(wording.tally(position));
            }

            @Override
            public ObservableValue<Tally> shown() {
                return pastTally;
            }

            @Override
            public int stages(Turn<StripPosition, Hop> turn) {
                return 0;
            }

            @Override
            public void show(Turn<StripPosition, Hop> turn, int stage, double progress) {
                throw new AssertionError();
            }

            @Override
            public Bounds extent() {
                return node().getLayoutBounds();
            }

            @Override
            public List<Bounds> way(StripPosition position, Hop move) {
                return List.of(past.getLayoutBounds());
            }

            @Override
            public void onChoose(Consumer<Hop> listener) {}
        };
    }

    @Override
    public void restyle(Look look) {}

    @Override
    public List<FirstStep<StripPosition, Hop>> firstSteps() {
        return List.of();
    }
}
