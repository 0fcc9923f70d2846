package org.jumpingcube.desktop.arena;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.text.TextAlignment;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.settings.Look;

/** Up to four games that are being played, as small boards on which the moves are shown. */
final class SmallBoards extends FlowPane {
    private static final int MOST = 4;
    private static final double SIZE = 150;
    private static final double GAP = 8;

    private final List<Slot> slots = new ArrayList<>();
    private final IntFunction<String> names;
    private final Consumer<FollowedGame<?, ?>> onClick;
    private Look look = Look.DEFAULT;

    /** A board, with the button that it is on. A game that is over stays until another takes its place. */
    private record Slot(FollowedBoard<?, ?> board, Button button) {}

    /**
     * @param names what a game is called, by its number
     * @param onClick given the game that the user wants to see
     */
    SmallBoards(IntFunction<String> names, Consumer<FollowedGame<?, ?>> onClick) {
        super(GAP, GAP);
        this.names = names;
        this.onClick = onClick;
        setId("arena-boards");
        setRowValignment(VPos.TOP); // a name may take two lines
    }

    /** Shows nothing yet, and from now on games of this kind. */
    void begin(GameView<?, ?> view) {
        slots.clear();
        for (int place = 1; place <= MOST; place++) {
            slots.add(slot(place, new FollowedBoard<>(view)));
        }
        getChildren().setAll(slots.stream().map(Slot::button).toList());
        restyle(look);
    }

    private Slot slot(int place, FollowedBoard<?, ?> board) {
        var node = board.node();
        node.setId("arena-small-board-" + place);
        node.setMinSize(SIZE, SIZE);
        node.setPrefSize(SIZE, SIZE);
        node.setMaxSize(SIZE, SIZE);
        var button = TextControls.styled(new Button("", node), "small-board");
        button.setId("arena-board-" + place);
        button.setContentDisplay(ContentDisplay.TOP);
        button.setWrapText(true);
        button.setTextAlignment(TextAlignment.CENTER);
        button.setPrefWidth(SIZE + 4 * GAP);
        button.setMinHeight(Region.USE_PREF_SIZE);
        button.managedProperty().bind(button.visibleProperty());
        button.setVisible(false);
        button.setOnAction(event -> board.game().ifPresent(onClick));
        return new Slot(board, button);
    }

    /** Shows these games as they are now. */
    void show(Collection<FollowedGame<?, ?>> running) {
        var waiting = new ArrayList<>(running);
        slots.forEach(slot -> slot.board.game().ifPresent(waiting::remove));
        for (Slot slot : slots) {
            boolean isFree = slot.board.game().filter(running::contains).isEmpty();
            if (isFree && !waiting.isEmpty()) {
                take(slot, waiting.remove(0));
            } else {
                slot.board.follow();
            }
        }
    }

    private void take(Slot slot, FollowedGame<?, ?> game) {
        slot.board.take(game);
        slot.button.setText(names.apply(game.number()));
        slot.button.setVisible(true);
    }

    /** Shows all in another look. */
    void restyle(Look changed) {
        look = changed;
        slots.forEach(slot -> slot.board.restyle(changed));
    }
}
