package org.jumpingcube.desktop.controls;

import java.io.Serial;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import javafx.event.Event;
import javafx.event.EventTarget;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;

/**
 * Something that a user who cannot see the screen should hear although it does not have the focus. It bubbles up from
 * where it is shown to the window, as events do, and is lost if nobody listens.
 */
public final class Announcement extends Event {
    public static final EventType<Announcement> MADE = new EventType<>(Event.ANY, "ANNOUNCEMENT");

    /** What has the focus should be said once more, after whatever else is said. */
    public static final EventType<Announcement> FOCUS = new EventType<>(Event.ANY, "ANNOUNCEMENT_OF_FOCUS");

    @Serial
    private static final long serialVersionUID = 1;

    /** Marks a label that announces its text. */
    private static final Object LIVE = new Object();

    /** Marks a node about which something is said on arrival, and holds what that is. */
    private static final Object ARRIVAL = new Object();

    private final String text;

    private Announcement(EventTarget source, EventType<Announcement> type, String text) {
        super(source, source, type);
        this.text = text;
    }

    public String text() {
        return text;
    }

    /** Announces a text at the node that it is about. */
    public static void make(Node place, String text) {
        if (place.getScene() != null && !text.isBlank()) {
            Event.fireEvent(place, new Announcement(place, MADE, text));
        }
    }

    /**
     * Has it said what a node is, if it has the focus: because that is another thing now for a reason other than a key,
     * or because a key led where the user was already.
     */
    public static void ofFocus(Node node) {
        if (node.getScene() != null) {
            Event.fireEvent(node, new Announcement(node, FOCUS, ""));
        }
    }

    /** Makes a label announce its text: when the label comes into a window, and whenever the text changes. */
    public static <T extends Labeled> T live(T label) {
        label.getProperties().put(LIVE, true);
        label.textProperty().subscribe((before, now) -> make(label, now));
        label.sceneProperty().subscribe(scene -> make(label, label.getText()));
        return label;
    }

    /** Whether a node announces its own text. */
    public static boolean isLive(Node node) {
        return node.getProperties().containsKey(LIVE);
    }

    /**
     * Has something said about a node to whoever comes to its window.
     *
     * @param text asked each time
     */
    public static void onArrival(Node node, Supplier<String> text) {
        node.getProperties().put(ARRIVAL, text);
    }

    /**
     * What is to be said to somebody who comes to a window, from top to bottom: the texts of labels that announce theirs,
     * and what was given for other nodes.
     *
     * @param say given the node and the text, of nodes that are shown
     */
    public static void onArrivalIn(Node root, BiConsumer<Node, String> say) {
        if (!root.isVisible()) {
            return;
        }
        if (root.getProperties().get(ARRIVAL) instanceof Supplier<?> text) {
            say.accept(root, String.valueOf(text.get()));
        }
        if (root instanceof Labeled label && isLive(label)) {
            say.accept(label, label.getText());
        } else if (root instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> onArrivalIn(child, say));
        }
    }
}
