package org.jumpingcube.session;

import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/**
 * Time of the processors that nothing else needs.
 *
 * @param threads run what is done in it, each piece at once
 * @param isOver whether something else needs the processors now; asked from these threads
 */
public record SpareTime(Executor threads, BooleanSupplier isOver) {}
