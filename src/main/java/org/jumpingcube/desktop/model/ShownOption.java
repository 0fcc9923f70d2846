package org.jumpingcube.desktop.model;

import java.util.function.UnaryOperator;
import org.jumpingcube.game.GameOption;

/**
 * An option of a game as the user sees it.
 *
 * @param option with the values that the window offers
 * @param name what it is called
 * @param words a value in words
 * @param note advice; empty for none
 * @param noteAgainstComputer the advice if one of the two players is a computer
 * @param isOftenChosen whether it is visible at once; the others are folded away
 */
public record ShownOption(
        GameOption option,
        String name,
        UnaryOperator<String> words,
        String note,
        String noteAgainstComputer,
        boolean isOftenChosen) {}
