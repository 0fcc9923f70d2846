package org.jumpingcube.desktop;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jumpingcube.desktop.controls.Shortened;
import org.jumpingcube.desktop.shell.Shell.Turn;

/**
 * Bars above the board that are to be read one after the other. Only the first of those that are wanted is in the window;
 * the next comes when that one goes.
 */
final class BarsInTurn extends VBox {
    private final List<Bar> bars = new ArrayList<>(); // in their order

    private record Bar(Turn turn, Node node, ObservableValue<Boolean> isWanted, Subscription following) {}

    BarsInTurn() {
        managedProperty().bind(Bindings.isNotEmpty(getChildren()));
    }

    /**
     * Adds a bar, behind all others of the same turn.
     *
     * @param isWanted whether the bar has anything to show
     */
    void add(Turn turn, Node node, ObservableValue<Boolean> isWanted) {
        bars.add(new Bar(turn, node, isWanted, isWanted.subscribe((before, now) -> show())));
        bars.sort(Comparator.comparing(Bar::turn));
        show();
    }

    /** Takes a bar away for good, in full again. */
    void remove(Node node) {
        notes(node).forEach(note -> note.shorten(false));
        for (Bar bar : List.copyOf(bars)) {
            if (bar.node().equals(node)) {
                bar.following().unsubscribe();
                bars.remove(bar);
            }
        }
        show();
    }

    /**
     * Cuts the bar that is shown to a line if it needs more room than there is.
     *
     * @param most the most height that it may take
     */
    void fit(double width, double most) {
        List<Shortened> notes =
                getChildren().stream().flatMap(BarsInTurn::notes).toList();
        notes.forEach(note -> note.shorten(false));
        applyCss(); // what was not to be seen has no size yet
        if (prefHeight(width) > most) {
            notes.forEach(note -> note.shorten(true));
        }
    }

    /** What of a bar can be cut to a line: the bar itself, or parts of it. */
    private static Stream<Shortened> notes(Node bar) {
        return Stream.concat(
                        Stream.of(bar),
                        bar instanceof Parent parts ? parts.getChildrenUnmodifiable().stream() : Stream.empty())
                .filter(Shortened.class::isInstance)
                .map(Shortened.class::cast);
    }

    private void show() {
        var first = bars.stream().filter(bar -> bar.isWanted().getValue()).findFirst().map(Bar::node).stream()
                .toList();
        if (!getChildren().equals(first)) {
            getChildren().setAll(first);
        }
    }
}
