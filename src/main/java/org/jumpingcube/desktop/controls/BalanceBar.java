package org.jumpingcube.desktop.controls;

import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The shares of the cubes, as a bar: player one's, neutral, and player two's. */
final class BalanceBar extends Region {
    private final StackPane one = TextControls.styled(new StackPane(), "one");
    private final StackPane two = TextControls.styled(new StackPane(), "two");
    private double shareOne;
    private double shareTwo;

    BalanceBar() {
        getStyleClass().add("balance-bar");
        getChildren().addAll(one, two);
    }

    /** Says in words what the bar shows, in a tooltip and for screen readers. */
    void tell(ObservableValue<String> inWords) {
        accessibleTextProperty().bind(inWords);
        TextControls.tip(this, inWords);
    }

    /** Shares of all cubes, 0 to 1. */
    void show(double ofOne, double ofTwo) {
        shareOne = ofOne;
        shareTwo = ofTwo;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double widthOne = snapSizeX(width * shareOne);
        double widthTwo = snapSizeX(width * shareTwo);
        one.resizeRelocate(0, 0, widthOne, getHeight());
        two.resizeRelocate(width - widthTwo, 0, widthTwo, getHeight());
    }
}
