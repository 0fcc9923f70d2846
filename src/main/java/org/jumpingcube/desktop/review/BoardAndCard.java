package org.jumpingcube.desktop.review;

import javafx.scene.control.ScrollPane;
import javafx.scene.control.ScrollPane.ScrollBarPolicy;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.controls.TextControls;

/**
 * The board of a film. In a window too narrow for the panel the card is here too: beside the board or below it, wherever
 * that leaves more of the board.
 */
final class BoardAndCard extends Region {
    private static final double LEAST_CARD = 230; // width
    private static final double MOST_CARD = 0.5; // of the height

    private final Region area;
    private final double shape; // of the board: width by height
    private final ScrollPane place = TextControls.styled(new ScrollPane(), "card-place");

    /** @param area with the board in it */
    BoardAndCard(Region area, Region board) {
        this.area = area;
        shape = board.prefWidth(-1) / board.prefHeight(-1);
        place.setFitToWidth(true);
        place.setFitToHeight(true);
        place.setHbarPolicy(ScrollBarPolicy.NEVER);
        place.setVisible(false);
        place.visibleProperty().subscribe(() -> requestLayout());
        getChildren().addAll(area, place);
        setMinSize(0, 0);
    }

    /** Takes the card, which leaves where it was. */
    void take(Region card) {
        place.setContent(card);
    }

    /** Gives the card away. */
    void release() {
        place.setContent(null);
    }

    /** Shows the card, if it is here. */
    void showCard(boolean isWanted) {
        place.setVisible(isWanted && place.getContent() != null);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        if (!place.isVisible()) {
            area.resizeRelocate(0, 0, width, height);
            return;
        }
        double beside = Math.rint(Math.max(LEAST_CARD, width - height * shape));
        double around = place.getInsets().getTop() + place.getInsets().getBottom();
        double below = Math.rint(Math.min(place.getContent().prefHeight(width) + around, MOST_CARD * height));
        boolean isBeside = Math.min(height, (width - beside) / shape) > Math.min(height - below, width / shape);
        if (isBeside) {
            area.resizeRelocate(0, 0, width - beside, height);
            place.resizeRelocate(width - beside, 0, beside, height);
        } else {
            area.resizeRelocate(0, 0, width, height - below);
            place.resizeRelocate(0, height - below, width, below);
        }
    }
}
