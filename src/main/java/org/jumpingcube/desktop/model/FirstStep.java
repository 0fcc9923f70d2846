package org.jumpingcube.desktop.model;

import java.util.function.Function;
import java.util.function.Predicate;
import javafx.geometry.Bounds;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/**
 * A hint for a newcomer to a game, shown until they have done what it says.
 *
 * @param title in a few words
 * @param text what to do, and what it leads to
 * @param isThere whether what it is about is on the board in a position
 * @param isTakenBy whether one of the user's turns does what the hint says
 * @param place where on the board it applies in a position, in the coordinates of the view's board;
 *     {@linkplain Bounds#isEmpty empty} if it does not yet
 */
public record FirstStep<P extends Position<P, M>, M>(
        String title, String text, Predicate<P> isThere, Predicate<Turn<P, M>> isTakenBy, Function<P, Bounds> place) {}
