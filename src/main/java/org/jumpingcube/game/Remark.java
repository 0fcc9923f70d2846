package org.jumpingcube.game;

import java.util.List;

/**
 * Something that can be said of a move, and is true.
 *
 * @param kind what is said, the game's name and a word: "cube.race"; the texts are looked up by it
 * @param arguments what the texts are filled with: names of moves and squares as text, and numbers
 */
public record Remark(String kind, List<Object> arguments) {
    public Remark {
        arguments = List.copyOf(arguments);
    }
}
