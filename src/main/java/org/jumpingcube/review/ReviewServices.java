package org.jumpingcube.review;

import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;

/**
 * What a {@link Reviewer} uses.
 *
 * @param analysts makes an engine for each search
 * @param searches runs the searches
 * @param caller runs their answers, on the thread that the reviewer is used on
 * @param atOnce how many searches run at the same time, 1 or more
 */
public record ReviewServices<P extends Position<P, M>, M>(
        Supplier<Engine<P, M>> analysts, Executor searches, Executor caller, int atOnce) {}
