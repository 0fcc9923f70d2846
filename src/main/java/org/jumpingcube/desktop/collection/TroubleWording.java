package org.jumpingcube.desktop.collection;

import java.io.IOException;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.desktop.controls.Texts;

/** What a user is told when the collection cannot be used. */
public final class TroubleWording {
    private TroubleWording() {}

    /** Why the games cannot be read or changed, in the language of now. */
    public static String text(Texts texts, IOException trouble) {
        return isNewer(trouble)
                ? texts.get("my-games.newer")
                : texts.get("my-games.trouble", String.valueOf(trouble.getMessage()));
    }

    /** Whether the collection is a newer program's. */
    public static boolean isNewer(IOException trouble) {
        return trouble instanceof CollectionException known && known.kind() == CollectionException.Kind.NEWER;
    }
}
