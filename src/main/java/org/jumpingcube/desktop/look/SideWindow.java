package org.jumpingcube.desktop.look;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.jumpingcube.desktop.model.SettingsModel;

/**
 * A window beside the main one, that looks as the settings say for as long as it is open. Escape and Ctrl+W close it,
 * whatever has the focus; the keys that end the program do so here too. The focus goes back to the window from which it was opened.
 */
public abstract class SideWindow extends Stage {
    /** Reaches the main window when a window beside it gets the keyboard. */
    public static final EventType<Event> FOCUSED = new EventType<>(Event.ANY, "SIDE_WINDOW_FOCUSED");

    /** Reaches the main window when one that had the keyboard is closed, before another gets it. */
    public static final EventType<Event> LEFT = new EventType<>(Event.ANY, "SIDE_WINDOW_LEFT");

    private static final KeyCombination CLOSE = KeyCombination.valueOf("Shortcut+W");

    private final SettingsModel settings;
    private final double usualWidth;
    private final double usualHeight;
    private Optional<Window> openedFrom = Optional.empty();
    private boolean hadFocus;

    /**
     * A window that is not shown yet.
     *
     * @param width of the whole window, in pixels
     */
    protected SideWindow(
            Window owner, SettingsModel settings, ObservableValue<String> title, double width, double height) {
        this.settings = settings;
        usualWidth = width;
        usualHeight = height;
        initOwner(owner);
        titleProperty().bind(title);
        ProgramIcon.give(this);
        EscapeKey.close(this);
        focusedProperty().subscribe(is -> {
            if (is) {
                Event.fireEvent(mainWindow(), new Event(FOCUSED));
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.isShortcutDown()) { // the main window knows which keys end the program
                Event.fireEvent(mainWindow(), event);
            }
        });
        addEventHandler(WindowEvent.WINDOW_HIDING, event -> hadFocus = isFocused());
        addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> giveFocusBack());
    }

    private Window mainWindow() {
        Window main = getOwner();
        while (main instanceof Stage owned && owned.getOwner() != null) {
            main = owned.getOwner();
        }
        return main;
    }

    /** The desktop would give it to the owner, which is the main window. */
    private void giveFocusBack() {
        if (hadFocus) {
            Event.fireEvent(mainWindow(), new Event(LEFT));
            openedFrom.filter(Window::isShowing).ifPresent(Window::requestFocus);
        }
        openedFrom = Optional.empty();
    }

    private void noteWhereFrom() {
        Window.getWindows().stream()
                .filter(window -> window instanceof Stage && window.isFocused() && window != this)
                .findFirst()
                .ifPresent(window -> openedFrom = Optional.of(window));
    }

    /** Puts the contents, in a look that the stylesheet knows, into the window. */
    protected final Scene fill(Parent contents, String style) {
        contents.getStyleClass().add(style);
        var scene = new Scene(contents);
        setScene(scene);
        KeysByPosition.attach(scene);
        FocusByKeys.attach(scene);
        scene.getAccelerators().put(CLOSE, this::close);
        Themes.follow(settings, look -> Themes.apply(scene, look));
        addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> Themes.restyle(contents));
        return scene;
    }

    /** As large as it likes to be, or as the screen is; over the main window at first, and never off the screen. */
    private void fit(double x, double y) {
        var screen = screen();
        screen.limitLeast(this);
        screen.resize(this, usualWidth, usualHeight);
        screen.move(this, x, y);
    }

    private VisibleScreen screen() {
        Window owner = getOwner();
        return VisibleScreen.of(owner.getX(), owner.getY(), owner.getWidth(), owner.getHeight());
    }

    /** Shows the window, or brings it to the front. */
    public void open() {
        noteWhereFrom();
        if (isShowing()) {
            toFront();
            requestFocus();
        } else {
            Window owner = getOwner();
            boolean isNew = Double.isNaN(getX());
            double x = isNew ? owner.getX() + (owner.getWidth() - usualWidth) / 2 : getX();
            double y = isNew ? owner.getY() + (owner.getHeight() - usualHeight) / 2 : getY();
            fit(x, y);
            show();
            fit(x, y); // some window managers on Linux forget what was asked for before
            double least = Math.max(getMinWidth(), getScene().getRoot().minWidth(-1));
            setMinWidth(Math.min(least, screen().bounds().getWidth()));
        }
    }
}
