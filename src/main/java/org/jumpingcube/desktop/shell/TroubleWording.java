package org.jumpingcube.desktop.shell;

import java.io.IOException;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.storage.LoadResult;
import org.jumpingcube.storage.SaveException;

/** What a user is told when the collection cannot be used. */
public final class TroubleWording {
    private TroubleWording() {}

    /** Why the games cannot be read or changed, in the language of now. */
    public static String text(Texts texts, IOException trouble) {
        return isNewer(trouble) ? texts.get("my-games.newer") : texts.get("my-games.trouble", reason(texts, trouble));
    }

    /** Why something could not be read or written, to be put into a sentence. */
    public static String reason(Texts texts, IOException trouble) {
        var problem = trouble instanceof CollectionException ofGames
                ? ofGames.problem()
                : trouble instanceof SaveException ofFile
                        ? ofFile.problem()
                        : LoadResult.Rejected.unread(trouble).problems().get(0);
        return problem.text(texts.locale());
    }

    /** Whether the collection is a newer program's. */
    public static boolean isNewer(IOException trouble) {
        return trouble instanceof CollectionException known && known.kind() == CollectionException.Kind.NEWER;
    }
}
