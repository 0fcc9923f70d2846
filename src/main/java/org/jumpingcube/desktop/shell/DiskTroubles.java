package org.jumpingcube.desktop.shell;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jumpingcube.collection.GameCollector;
import org.jumpingcube.desktop.controls.Texts;

/** Tells the user and the log about writes in the background that have failed. */
public final class DiskTroubles {
    private static final Logger LOG = System.getLogger("org.jumpingcube.desktop");

    private final Texts texts;
    private final Consumer<String> say;

    /**
     * @param say shows a line to the user; called on the JavaFX thread
     */
    public DiskTroubles(Texts texts, Consumer<String> say) {
        this.texts = texts;
        this.say = say;
    }

    /**
     * The handler of a failure, for any thread.
     *
     * @param key the text for the user, with a place for the reason
     */
    public Consumer<IOException> toldAs(String key) {
        return trouble -> {
            LOG.log(Level.WARNING, key, trouble);
            Platform.runLater(() -> say.accept(texts.get(key, TroubleWording.reason(texts, trouble))));
        };
    }

    /**
     * The handler of a failure that is shown where it matters, for any thread: it goes into the log alone.
     *
     * @param key the text for the user
     */
    public Consumer<IOException> logged(String key) {
        return trouble -> LOG.log(Level.WARNING, key, trouble);
    }

    /**
     * Tells what becomes of the games that are over, on the JavaFX thread where the user sees it until it is read.
     *
     * @param tell shows a line that stays, in place of the one before, or nothing more
     */
    public GameCollector.Reports ofCollection(Consumer<Optional<String>> tell) {
        return new GameCollector.Reports() {
            @Override
            public void notAdded(IOException trouble, boolean areKept) {
                LOG.log(Level.WARNING, "collection.not-kept", trouble);
                String key = TroubleWording.isNewer(trouble)
                        ? "collection.newer"
                        : areKept ? "collection.waiting" : "collection.not-kept";
                Platform.runLater(
                        () -> tell.accept(Optional.of(texts.get(key, TroubleWording.reason(texts, trouble)))));
            }

            @Override
            public void addedAfterAll(int games) {
                Platform.runLater(() -> {
                    tell.accept(Optional.empty());
                    say.accept(texts.get("my-games.imported", games, 0, 0));
                });
            }

            @Override
            public void trouble(IOException trouble) {
                logged("collection.not-kept").accept(trouble);
            }

            @Override
            public void setAside(Path broken) {
                tellOfDamage(broken);
            }
        };
    }

    /** Tells the user that the collection was damaged, and how the damaged file is called now. For any thread. */
    public void tellOfDamage(Path broken) {
        Platform.runLater(() -> say.accept(texts.get("collection.set-aside", broken.toString())));
    }
}
