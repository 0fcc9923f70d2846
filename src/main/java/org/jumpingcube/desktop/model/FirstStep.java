package org.jumpingcube.desktop.model;

import java.util.function.Function;
import java.util.function.Predicate;
import javafx.geometry.Bounds;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/**
 * Something that a newcomer to a game is told, until they have done it.
 *
 * @param title in a few words
 * @param text what to do, and what comes of it
 * @param isTakenBy whether a turn of the user's is what was told of
 * @param place where in a position it is seen, in the coordinates of the view's board
 */
public record FirstStep<P extends Position<P, M>, M>(
        String title, String text, Predicate<Turn<P, M>> isTakenBy, Function<P, Bounds> place) {}
