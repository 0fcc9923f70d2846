package org.jumpingcube.desktop.speech;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.application.Platform;

/**
 * Collects what one event gives to say, and says it once the event is over, in this order: what has happened, which
 * window is open now, and which control has the focus.
 */
final class Said {
    private final Consumer<String> speech;
    private final Map<Object, String> happened = new LinkedHashMap<>(); // by what it is about, each once
    private final Map<Object, String> shown = new LinkedHashMap<>();
    private Runnable focus = () -> {};
    private boolean isWaiting;

    /** @param speech says a text after those before it */
    Said(Consumer<String> speech) {
        this.speech = speech;
    }

    /** Something has happened. */
    void happened(Object about, String text) {
        happened.put(about, text);
        soon();
    }

    /** A window has come to the front. */
    void shown(Object about, String text) {
        shown.put(about, text);
        soon();
    }

    /** @param toSay asked at the end for what to say about the focus; replaces an earlier one */
    void focus(Runnable toSay) {
        focus = toSay;
        soon();
    }

    /** Whether something has happened in this event, so that a change of the control that caused it is no news. */
    boolean hasHappened() {
        return !happened.isEmpty();
    }

    private void soon() {
        if (!isWaiting) {
            isWaiting = true;
            Platform.runLater(this::say);
        }
    }

    private void say() {
        var last = focus;
        focus = () -> {};
        happened.keySet().forEach(shown::remove); // a new text of a new window
        happened.values().forEach(speech);
        shown.values().forEach(speech);
        last.run();
        happened.clear();
        shown.clear();
        isWaiting = false;
    }
}
