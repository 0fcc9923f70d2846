package org.jumpingcube.game;

import java.util.List;

/**
 * A true statement about a move.
 *
 * @param kind the key of the sentence: the game's name and a word, like "cube.race"
 * @param arguments fill the sentence: names of moves and squares as text, and numbers
 */
public record Remark(String kind, List<Object> arguments) {
    public Remark {
        arguments = List.copyOf(arguments);
    }
}
