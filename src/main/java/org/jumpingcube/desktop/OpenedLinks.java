package org.jumpingcube.desktop;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.LinkSocket;

/** Links that the user opens while the window is there: they come from a second program, which then ends. */
final class OpenedLinks {
    private static final Logger LOG = System.getLogger("org.jumpingcube.desktop");

    private final Folders folders;
    private final Stage stage;
    private final Consumer<String> onLink;
    private Optional<LinkSocket> socket = Optional.empty();
    private boolean isClosed;

    /** @param onLink called on the JavaFX thread */
    OpenedLinks(Folders folders, Stage stage, Consumer<String> onLink) {
        this.folders = folders;
        this.stage = stage;
        this.onLink = onLink;
    }

    /** Listens, on a thread of this executor. */
    void begin(Executor background) {
        background.execute(() -> LinkSocket.open(folders).ifPresent(this::serve));
    }

    private void serve(LinkSocket opened) {
        if (!keep(opened)) {
            close(opened);
        }
        opened.serve(link -> Platform.runLater(() -> {
            stage.setIconified(false);
            stage.toFront();
            stage.requestFocus();
            onLink.accept(link);
        }));
    }

    private synchronized boolean keep(LinkSocket opened) {
        socket = Optional.of(opened);
        return !isClosed;
    }

    synchronized void close() {
        isClosed = true;
        socket.ifPresent(OpenedLinks::close);
    }

    private static void close(LinkSocket opened) {
        try {
            opened.close();
        } catch (IOException e) {
            LOG.log(Level.DEBUG, "a socket stays", e);
        }
    }
}
