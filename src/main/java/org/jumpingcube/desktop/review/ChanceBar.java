package org.jumpingcube.desktop.review;

import java.util.OptionalDouble;
import javafx.geometry.Bounds;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Line;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/**
 * The winning chances of both sides as a bar beside the board: player one's share fills it from below. Its number is the
 * greater share, in per cent.
 */
final class ChanceBar extends Region {
    private static final double WIDTH = 36;
    private static final double BAR = 14;
    private static final double GAP = 6;
    private static final double NUMBER = 18;

    private final StackPane two = TextControls.styled(new StackPane(), "two");
    private final StackPane one = TextControls.styled(new StackPane(), "one");
    private final Line middle = TextControls.styled(new Line(), "middle");
    private final Label number = new Label();
    private double chance;

    ChanceBar() {
        setId("chance-bar");
        getStyleClass().add("chance-bar");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        TextControls.tip(this, accessibleTextProperty());
        setManaged(false);
        getChildren().addAll(two, one, middle, number);
    }

    /**
     * Shows the chances.
     *
     * @param ofOne player one's chance of winning, 0 to 1; empty if unknown
     * @param inWords the same in words
     */
    void show(OptionalDouble ofOne, String inWords, Texts texts) {
        setVisible(ofOne.isPresent());
        chance = ofOne.orElse(0.5);
        setAccessibleText(inWords);
        number.setText(texts.get("review.percent", Math.round(100 * Math.max(chance, 1 - chance))));
        requestLayout();
    }

    /** Places the bar to the left of the board and makes it as high; hides it if there is no room. */
    void placeBeside(Bounds board) {
        double width = board.getMinX() < WIDTH + GAP ? 0 : WIDTH;
        resizeRelocate(Math.rint(board.getMinX() - GAP - width), board.getMinY(), width, board.getHeight());
        layout();
    }

    @Override
    protected void layoutChildren() {
        boolean hasRoom = getWidth() > 0;
        getChildren().forEach(part -> part.setVisible(hasRoom));
        double height = getHeight() - NUMBER;
        double left = (getWidth() - BAR) / 2;
        double border = Math.rint(height * (1 - chance));
        two.resizeRelocate(left, 0, BAR, border);
        one.resizeRelocate(left, border, BAR, height - border);
        middle.setStartX(left - 3);
        middle.setEndX(left + BAR + 3);
        middle.setStartY(Math.rint(height / 2) + 0.5);
        middle.setEndY(Math.rint(height / 2) + 0.5);
        layoutInArea(number, 0, height, getWidth(), NUMBER, 0, HPos.CENTER, VPos.BOTTOM);
    }
}
