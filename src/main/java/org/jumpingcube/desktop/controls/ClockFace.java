package org.jumpingcube.desktop.controls;

import java.util.OptionalLong;
import javafx.css.PseudoClass;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.jumpingcube.desktop.model.ClockReading;
import org.jumpingcube.game.ClockTime;
import org.jumpingcube.game.Player;

/**
 * A player's clock: minutes and seconds, and tenths in the last ten seconds. It is as large as its widest time and takes
 * part in no layout, so that a tick paints these few digits and moves nothing.
 */
final class ClockFace extends Region {
    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
    private static final PseudoClass RUNNING = PseudoClass.getPseudoClass("running");

    private final Player player;
    private final Text digits = new Text();
    private final Text widest = new Text("000:00"); // in the same font; never shown

    ClockFace(Player player, String id) {
        this.player = player;
        setId(id);
        getStyleClass().add("clock");
        setAccessibleRole(AccessibleRole.TEXT);
        for (Text text : new Text[] {digits, widest}) {
            text.getStyleClass().add("clock-digits");
            text.setManaged(false);
            text.setTextOrigin(VPos.TOP);
        }
        widest.setVisible(false);
        getChildren().addAll(digits, widest);
        managedProperty().bind(visibleProperty());
        setVisible(false);
    }

    /** @param inWords what it shows, to be heard */
    void show(ClockReading reading, String inWords) {
        OptionalLong tenths = reading.tenths(player);
        setVisible(tenths.isPresent());
        if (tenths.isPresent()) {
            digits.setText(ClockTime.text(tenths.getAsLong()));
            setAccessibleText(inWords);
            pseudoClassStateChanged(LOW, reading.isLow(player));
            pseudoClassStateChanged(
                    RUNNING, reading.running().filter(player::equals).isPresent());
        }
    }

    @Override
    protected double computePrefWidth(double height) {
        return snappedLeftInset() + snapSizeX(widest.prefWidth(-1)) + snappedRightInset();
    }

    @Override
    protected double computePrefHeight(double width) {
        return snappedTopInset() + snapSizeY(widest.prefHeight(-1)) + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        digits.relocate(snappedLeftInset(), snappedTopInset());
    }
}
