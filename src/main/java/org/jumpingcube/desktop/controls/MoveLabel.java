package org.jumpingcube.desktop.controls;

import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.text.Text;

/** A move in a list: as it is written in full, or in short where there is no room for that. */
final class MoveLabel extends Label {
    private String full = "";
    private String brief = "";

    MoveLabel() {
        setTextOverrun(OverrunStyle.CENTER_ELLIPSIS); // if even the short one is too long, it keeps both ends
        widthProperty().subscribe(width -> fit());
        fontProperty().subscribe(font -> fit());
    }

    /** Shows a move. */
    void show(String inFull, String inShort) {
        full = inFull;
        brief = inShort;
        fit();
        requestLayout(); // the room may be another
    }

    private void fit() {
        double room = getWidth() - snappedLeftInset() - snappedRightInset();
        setText(getWidth() <= 0 || measure(full) <= room ? full : brief);
    }

    /** It asks for the room of the full text, whichever it shows. */
    @Override
    protected double computePrefWidth(double height) {
        return super.computePrefWidth(height) - measure(getText()) + measure(full);
    }

    private double measure(String text) {
        var measured = new Text(text);
        measured.setFont(getFont());
        return measured.getLayoutBounds().getWidth();
    }
}
