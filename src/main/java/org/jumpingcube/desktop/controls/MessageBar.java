package org.jumpingcube.desktop.controls;

import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/**
 * A message or an offer above the board that stays, without being in the way, until one of its buttons is pressed. It
 * is for what is too long for the status bar, or too important to be replaced there.
 */
public class MessageBar extends HBox implements Shortened {
    private static final double LEAST_TEXT = 240; // pixels
    private static final double MOST_LINES = 2.5; // of a text beside buttons; it is unknown what is between the lines

    private final Texts texts;
    private final Label label;
    private final Button more;

    /** @param label the message, which wraps and takes the room that the buttons leave */
    public MessageBar(Texts texts, Label label) {
        this.texts = texts;
        this.label = label;
        getStyleClass().add("message-bar");
        setAlignment(Pos.CENTER_LEFT);
        Announcement.live(label).setWrapText(true);
        label.setMinWidth(0);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(label, Priority.ALWAYS);
        more = Shortened.more(texts, label::getText);
        getChildren().addAll(label, more);
        managedProperty().bind(visibleProperty());
    }

    @Override
    public void shorten(boolean isShort) {
        label.setWrapText(!isShort);
        Shortened.show(more, isShort);
    }

    // Where there is too little room for a text beside the buttons, it is above them

    @Override
    protected double computePrefHeight(double width) {
        return isTextAbove(width)
                ? snappedTopInset() + label.prefHeight(inside(width)) + heightBelow() + snappedBottomInset()
                : super.computePrefHeight(width);
    }

    @Override
    protected double computeMinHeight(double width) {
        return isTextAbove(width) ? computePrefHeight(width) : super.computeMinHeight(width);
    }

    @Override
    protected void layoutChildren() {
        if (!isTextAbove(getWidth())) {
            super.layoutChildren();
            return;
        }
        double left = snappedLeftInset();
        double below = heightBelow() - getSpacing();
        double bottom = getHeight() - snappedBottomInset() - below;
        layoutInArea(
                label,
                left,
                snappedTopInset(),
                inside(getWidth()),
                bottom - getSpacing() - snappedTopInset(),
                0,
                HPos.LEFT,
                VPos.CENTER);
        for (Node button : buttons()) {
            layoutInArea(button, left, bottom, button.prefWidth(-1), below, 0, HPos.LEFT, VPos.CENTER);
            left += button.prefWidth(-1) + getSpacing();
        }
    }

    private boolean isTextAbove(double width) {
        double beside = buttons().stream()
                .mapToDouble(button -> button.prefWidth(-1) + getSpacing())
                .sum();
        double room = inside(width) - beside;
        return width > 0
                && beside > 0
                && (room < LEAST_TEXT || label.prefHeight(room) > MOST_LINES * label.prefHeight(Double.MAX_VALUE));
    }

    private double inside(double width) {
        return width - snappedLeftInset() - snappedRightInset();
    }

    private double heightBelow() {
        return buttons().stream()
                        .mapToDouble(button -> button.prefHeight(-1))
                        .max()
                        .orElse(0)
                + getSpacing();
    }

    private List<Node> buttons() {
        return getManagedChildren().stream().filter(child -> child != label).toList();
    }

    /** Adds a button, which also closes the bar. */
    public Button addButton(String key, Runnable action) {
        return addAttempt(key, () -> {
            close();
            action.run();
        });
    }

    /** Adds a button for something that may come to nothing, so that the bar stays until it is {@link #close closed}. */
    public Button addAttempt(String key, Runnable action) {
        Button button = TextControls.button(texts, key, action);
        getChildren().add(button);
        return button;
    }

    /** Takes the bar away. */
    public void close() {
        setVisible(false);
    }
}
