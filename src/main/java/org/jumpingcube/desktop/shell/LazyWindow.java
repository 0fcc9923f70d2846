package org.jumpingcube.desktop.shell;

import java.util.Optional;
import java.util.function.Supplier;
import org.jumpingcube.desktop.look.SideWindow;

/** A window beside the main one. It is made when it is first opened, so that the game appears sooner. */
public final class LazyWindow<W extends SideWindow> {
    private final Supplier<W> maker;
    private Optional<W> made = Optional.empty();

    public LazyWindow(Supplier<W> maker) {
        this.maker = maker;
    }

    /** Shows the window, or brings it to the front. */
    public void open() {
        get().open();
    }

    /** The window, made if it was not yet. */
    public W get() {
        if (made.isEmpty()) {
            made = Optional.of(maker.get());
        }
        return made.get();
    }

    /** The window, if it has been made. */
    public Optional<W> made() {
        return made;
    }
}
