package org.jumpingcube.desktop.controls;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Variation;

/** What a user can pick in a list of moves: the position after a number of moves, or a variation. */
public record MovePicks<P extends Position<P, M>, M>(IntConsumer played, Consumer<Variation<P, M>> variation) {}
