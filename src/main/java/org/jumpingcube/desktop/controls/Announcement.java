package org.jumpingcube.desktop.controls;

import java.io.Serial;
import java.util.stream.Stream;
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

    @Serial
    private static final long serialVersionUID = 1;

    /** Marks a label that announces its text. */
    private static final Object LIVE = new Object();

    private final String text;

    private Announcement(EventTarget source, String text) {
        super(source, source, MADE);
        this.text = text;
    }

    public String text() {
        return text;
    }

    /** Announces a text at the node that it is about. */
    public static void make(Node place, String text) {
        if (place.getScene() != null && !text.isBlank()) {
            Event.fireEvent(place, new Announcement(place, text));
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

    /** The labels below a node that announce their texts and are shown, from top to bottom. */
    public static Stream<Labeled> liveIn(Node node) {
        if (!node.isVisible()) {
            return Stream.empty();
        }
        if (node instanceof Labeled label && isLive(label)) {
            return Stream.of(label);
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(Announcement::liveIn)
                : Stream.empty();
    }
}
