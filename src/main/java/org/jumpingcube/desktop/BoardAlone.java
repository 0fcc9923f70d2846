package org.jumpingcube.desktop;

import javafx.geometry.Insets;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.settings.WindowState;

/**
 * The first contents of the main window: the board, and plain surfaces where the other parts will be, in their colours.
 * There is neither a control nor a stylesheet here, since JavaFX takes longer to load these than to show the board.
 */
final class BoardAlone extends BorderPane {
    private final Appearance appearance;

    /**
     * @param isTimed whether the game has clocks, which are shown below the board if there is nothing beside it
     */
    BoardAlone(Region board, WindowState shown, boolean isTimed, Appearance appearance) {
        this.appearance = appearance;
        var area = TextControls.styled(new StackPane(board), "board-area");
        area.setPadding(new Insets(WindowParts.AROUND_BOARD));
        area.setBackground(new Background(fill(appearance.boardArea(), Insets.EMPTY)));
        setCenter(area);
        var head = new VBox();
        if (WindowParts.areMenusInside()) {
            head.getChildren().add(surface(WindowParts.MENUS, Insets.EMPTY));
        }
        if (shown.toolbar()) {
            head.getChildren().add(surface(WindowParts.TOOLS, new Insets(0, 0, 1, 0)));
        }
        setTop(head);
        setMinSize(0, 0);
        var isBeside = widthProperty()
                .flatMap(width -> heightProperty()
                        .map(height -> shown.sidePanel()
                                && WindowParts.hasRoomBeside(board, width.doubleValue(), height.doubleValue())));
        var side = surface(0, new Insets(0, 0, 0, 1));
        side.prefWidthProperty()
                .bind(widthProperty()
                        .flatMap(width -> heightProperty()
                                .map(height -> WindowParts.side(
                                        board, width.doubleValue(), height.doubleValue(), WindowParts.MOST_OF_SIDE))));
        TextControls.showWhile(side, isBeside);
        setRight(side);
        var foot = surface(WindowParts.STATUS, new Insets(1, 0, 0, 0));
        TextControls.showWhile(foot, isBeside.map(is -> shown.statusbar() || (isTimed && !is)));
        setBottom(foot);
    }

    /** @param line how wide the line at each edge is */
    private Region surface(double height, Insets line) {
        var surface = new Region();
        surface.setMinHeight(height);
        surface.setBackground(new Background(fill(appearance.line(), Insets.EMPTY), fill(appearance.surface(), line)));
        return surface;
    }

    private static BackgroundFill fill(Color colour, Insets insets) {
        return new BackgroundFill(colour, CornerRadii.EMPTY, insets);
    }
}
