package org.jumpingcube.desktop.shell;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jumpingcube.desktop.collection.TroubleWording;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.storage.SaveException;

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
            Platform.runLater(() -> say.accept(texts.get(key, reason(trouble))));
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

    /** Tells that a game could not be kept in the collection, which a newer program may have made. */
    public void tellOfCollection(IOException trouble) {
        toldAs(TroubleWording.isNewer(trouble) ? "collection.newer" : "collection.not-kept")
                .accept(trouble);
    }

    /** Tells the user that the collection was damaged, and how the damaged file is called now. For any thread. */
    public void tellOfDamage(Path broken) {
        Platform.runLater(() -> say.accept(texts.get("collection.set-aside", broken.toString())));
    }

    private String reason(IOException trouble) {
        return trouble instanceof SaveException known
                ? known.problem().text(texts.locale())
                : String.valueOf(trouble.getMessage());
    }
}
