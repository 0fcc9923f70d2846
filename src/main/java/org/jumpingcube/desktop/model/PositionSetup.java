package org.jumpingcube.desktop.model;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jumpingcube.game.Draft;

/**
 * How positions of a game are set up.
 *
 * @param newBoard makes the board for a game that is in this position
 * @param draftOf the draft of a position
 * @param parse the draft in a text; options and side are those of the given draft unless the text says otherwise
 * @param withoutMeaning the options that are about more than the game that starts from the position
 * @param extra makes what the game has besides, in the window that sets positions up
 */
public record PositionSetup<P, D extends Draft<D, P>>(
        Function<P, SetupBoard<D>> newBoard,
        Function<P, D> draftOf,
        BiFunction<String, D, Optional<D>> parse,
        Set<String> withoutMeaning,
        Function<SetupExtra.Host<D>, SetupExtra<D>> extra) {
    /** For a game that has nothing besides. */
    public PositionSetup(
            Function<P, SetupBoard<D>> newBoard,
            Function<P, D> draftOf,
            BiFunction<String, D, Optional<D>> parse,
            Set<String> withoutMeaning) {
        this(newBoard, draftOf, parse, withoutMeaning, window -> new SetupExtra<>() {});
    }
}
