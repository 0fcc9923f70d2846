package org.jumpingcube.desktop.speech;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.DialogPane;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.OnScreen;
import org.jumpingcube.desktop.controls.Texts;

/** Says what has the focus in one window, and what is announced in it. */
final class WindowReader {
    private final Window window;
    private final Texts texts;
    private final Said said;
    private final Consumer<String> speech;
    private final EventHandler<KeyEvent> onKey;
    private final EventHandler<Announcement> onAnnouncement = this::tell;
    private final EventHandler<Announcement> onFocusAnnounced = this::tellFocus;
    private final List<Subscription> ofNode = new ArrayList<>();
    private final List<Subscription> ofWindow = new ArrayList<>();
    private Described described = Described.NOTHING;
    private boolean isKnown;
    private boolean isFocusNews; // it is said whatever else has happened

    /** @param onKey told of each key that is pressed in the window, before the window is */
    WindowReader(Window window, Texts texts, Said said, Consumer<String> speech, EventHandler<KeyEvent> onKey) {
        this.window = window;
        this.texts = texts;
        this.said = said;
        this.speech = speech;
        this.onKey = onKey;
        window.addEventHandler(Announcement.MADE, onAnnouncement);
        window.addEventHandler(Announcement.FOCUS, onFocusAnnounced);
        if (window instanceof Stage) { // its popups have their keys from it
            window.addEventFilter(KeyEvent.KEY_PRESSED, onKey);
        }
        ofWindow.add(window.sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::focus));
        ofWindow.add(window.focusedProperty().subscribe(isFocused -> {
            if (isFocused) {
                introduce();
            }
        }));
    }

    /** Stops following the window. */
    void end() {
        window.removeEventHandler(Announcement.MADE, onAnnouncement);
        window.removeEventHandler(Announcement.FOCUS, onFocusAnnounced);
        window.removeEventFilter(KeyEvent.KEY_PRESSED, onKey);
        ofWindow.forEach(Subscription::unsubscribe);
        ofNode.forEach(Subscription::unsubscribe);
    }

    private void tell(Announcement announcement) {
        if (announcement.getTarget() instanceof Node node && isShown(node)) {
            said.happened(Announcement.isLive(node) ? node : new Object(), announcement.text());
        }
    }

    private void tellFocus(Announcement announcement) {
        if (announcement.getTarget().equals(window.getScene().getFocusOwner())) {
            isFocusNews = true;
            sayFocus();
        }
    }

    /** A change of a live text counts only if it is seen; whatever else is announced always does. */
    private static boolean isShown(Node node) {
        return !Announcement.isLive(node) || OnScreen.isVisible(node);
    }

    /** Says the window's title, what it announces if it is new, and what has the focus. */
    void introduce() {
        if (window instanceof Stage stage && stage.getTitle() != null) {
            said.shown(stage, stage.getTitle());
        }
        Parent root = window.getScene().getRoot();
        if (root instanceof DialogPane dialog) {
            said.shown(dialog, dialog.getContent() == null ? dialog.getContentText() : content(dialog.getContent()));
        }
        if (!isKnown) { // a user who comes back to the window has heard it
            Announcement.onArrivalIn(root, said::shown);
        }
        isKnown = true;
        said.focus(() -> sayFocus(window.getScene().getFocusOwner()));
    }

    /** Says again what has the focus. */
    void sayFocus() {
        said.focus(() -> sayFocus(window.getScene().getFocusOwner()));
    }

    /** Whether anything in the window has had the focus. */
    boolean hasSpoken() {
        return !described.equals(Described.NOTHING);
    }

    private static String content(Node content) {
        return content.getAccessibleText() == null ? Described.allTexts(content) : content.getAccessibleText();
    }

    private void focus(@Nullable Node node) {
        ofNode.forEach(Subscription::unsubscribe);
        ofNode.clear();
        if (node == null) {
            return;
        }
        Described.causes(node).forEach(cause -> ofNode.add(cause.subscribe((before, now) -> change(node))));
        said.focus(() -> sayFocus(node));
    }

    private void sayFocus(@Nullable Node node) {
        isFocusNews = false;
        if (node != null && (window.isFocused() || !(window instanceof Stage))) {
            described = Described.of(node, texts);
            speech.accept(described.text());
        }
    }

    private void change(Node node) {
        said.focus(() -> {
            if (isFocusNews) {
                sayFocus(node);
                return;
            }
            var before = described;
            described = Described.of(node, texts);
            if (!said.hasHappened()) {
                speech.accept(described.since(before));
            }
        });
    }
}
