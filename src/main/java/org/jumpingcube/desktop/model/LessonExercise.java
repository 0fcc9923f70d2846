package org.jumpingcube.desktop.model;

import java.util.List;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/** A lesson of any game as an exercise. */
public interface LessonExercise<P extends Position<P, M>, M> extends Exercise<P, M> {
    /** The name in the settings; no other game has a lesson of the same name. */
    String name();

    /** Says which side the user plays; the same in all lessons of a game. */
    String side();

    /**
     * A part of the lesson's texts, in the current language.
     *
     * @param part ".title", ".task", ".rule" with what is to be known for it, ".on" after each right move but the last, and
     *     ".learned"
     */
    String text(String part);

    /**
     * What to say about a wrong move, and about the reply to it.
     *
     * @param moves all moves since the beginning
     */
    String wrong(List<Turn<P, M>> moves);
}
