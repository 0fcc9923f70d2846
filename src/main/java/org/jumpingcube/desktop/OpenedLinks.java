package org.jumpingcube.desktop;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.jumpingcube.desktop.shell.AskingInTurn;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.LinkSocket;

/**
 * Links that the user opens while the window is there: they come from a second program, which then ends. A page may open
 * any number of them: they are taken in turn, and {@value #MOST_WAITING} may wait.
 */
final class OpenedLinks {
    private static final Logger LOG = System.getLogger("org.jumpingcube.desktop");

    private static final int MOST_WAITING = 5;

    private final Folders folders;
    private final Stage stage;
    private final AskingInTurn inTurn;
    private final Consumer<String> onLink;
    private final IntConsumer onTooMany;
    private int notOpened; // of those that came while others waited
    private Optional<LinkSocket> socket = Optional.empty();
    private boolean isClosed;

    /**
     * @param inTurn where they wait until nothing is asked
     * @param onLink called on the JavaFX thread
     * @param onTooMany told there how many have not been opened, since others wait
     */
    OpenedLinks(Folders folders, Stage stage, AskingInTurn inTurn, Consumer<String> onLink, IntConsumer onTooMany) {
        this.folders = folders;
        this.stage = stage;
        this.inTurn = inTurn;
        this.onLink = onLink;
        this.onTooMany = onTooMany;
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
            take(link);
        }));
    }

    /** The second program has gone, and does not open a window of its own for one that cannot wait. */
    private void take(String link) {
        if (inTurn.waiting() < MOST_WAITING) {
            notOpened = inTurn.waiting() == 0 ? 0 : notOpened;
            inTurn.run(() -> onLink.accept(link));
        } else {
            notOpened++;
            onTooMany.accept(notOpened);
        }
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
