package org.jumpingcube.desktop.exercise;

import java.util.List;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/** A lesson of any game as an exercise. */
interface LessonExercise<P extends Position<P, M>, M> extends Exercise<P, M> {
    /** The name in the settings and in message keys; no other game has a lesson of the same name. */
    String name();

    /** The key of the text that says which side the user plays; the same in all lessons of a game. */
    String sideKey();

    /**
     * What to say about a wrong move, and about the reply to it.
     *
     * @param moves all moves since the beginning
     */
    String wrong(List<Turn<P, M>> moves, Texts texts);

    /** The text whose key is the lesson's with this part after it, such as ".task". */
    default String text(String part, Texts texts, Object... arguments) {
        return texts.get("lesson." + name() + part, arguments);
    }
}
