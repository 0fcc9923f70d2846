package org.jumpingcube.desktop.setup;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.SetupBoard;
import org.jumpingcube.game.Draft;
import org.jumpingcube.game.Position;

/**
 * What setting up needs to know of a game.
 *
 * @param open the game in the window
 * @param draftOf the draft of a position
 * @param parse the draft in a text; options and side are those of the given draft unless the text says otherwise
 * @param withoutMeaning the options that are about more than the game that starts from the position
 */
record SetupGame<P extends Position<P, M>, M, D extends Draft<D, P, S>, S>(
        OpenGame<P, M> open,
        SetupBoard<D, S> board,
        Function<P, D> draftOf,
        BiFunction<String, D, Optional<D>> parse,
        Set<String> withoutMeaning) {}
