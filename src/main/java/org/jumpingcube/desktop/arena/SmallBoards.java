package org.jumpingcube.desktop.arena;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.TextControls;

/** Up to four games that are being played, as small boards that follow the moves. */
final class SmallBoards extends FlowPane {
    private static final int MOST = 4;
    private static final double SIZE = 150;
    private static final double GAP = 8;

    private final List<Slot> slots = new ArrayList<>();
    private final IntFunction<String> names;

    /** A board, with the game that it shows; one that is over stays until another takes its place. */
    private static final class Slot {
        private final Canvas canvas = new Canvas(SIZE, SIZE);
        private final Button button = new Button("", canvas);
        private Optional<FollowedGame<?, ?>> game = Optional.empty();
        private @Nullable Object painted;
    }

    /**
     * @param names what a game is called, by its number
     * @param onClick given the game that the user wants to see
     */
    SmallBoards(IntFunction<String> names, Consumer<FollowedGame<?, ?>> onClick) {
        super(GAP, GAP);
        this.names = names;
        setId("arena-boards");
        for (int place = 0; place < MOST; place++) {
            var slot = new Slot();
            slot.button.setId("arena-board-" + (place + 1));
            slot.button.setContentDisplay(ContentDisplay.TOP);
            slot.button.setWrapText(true);
            slot.button.setPrefWidth(SIZE + 4 * GAP);
            slot.button.setMinHeight(Region.USE_PREF_SIZE);
            slot.button.managedProperty().bind(slot.button.visibleProperty());
            slot.button.setVisible(false);
            slot.button.setOnAction(event -> slot.game.ifPresent(onClick));
            TextControls.styled(slot.button, "small-board");
            slots.add(slot);
            getChildren().add(slot.button);
        }
    }

    /** Shows these games as they are now. */
    void show(Collection<FollowedGame<?, ?>> running) {
        var waiting = new ArrayList<>(running);
        slots.forEach(slot -> slot.game.ifPresent(waiting::remove));
        for (Slot slot : slots) {
            boolean isFree = slot.game.filter(running::contains).isEmpty();
            if (isFree && !waiting.isEmpty()) {
                take(slot, waiting.remove(0));
            }
            slot.game.ifPresent(game -> paint(slot, game));
        }
    }

    private void take(Slot slot, FollowedGame<?, ?> game) {
        slot.game = Optional.of(game);
        slot.button.setText(names.apply(game.number()));
        slot.button.setVisible(true);
    }

    private static void paint(Slot slot, FollowedGame<?, ?> game) {
        Object now = game.state();
        if (now != slot.painted) {
            slot.painted = now;
            slot.canvas.getGraphicsContext2D().clearRect(0, 0, SIZE, SIZE);
            game.paint(slot.canvas);
        }
    }

    /** Paints all anew, in another look. */
    void repaint() {
        for (Slot slot : slots) {
            slot.painted = null;
            slot.game.ifPresent(game -> paint(slot, game));
        }
    }

    /** Shows nothing. */
    void clear() {
        for (Slot slot : slots) {
            slot.game = Optional.empty();
            slot.button.setVisible(false);
        }
    }
}
