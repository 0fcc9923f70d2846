package org.jumpingcube.session;

import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/**
 * Processor time that nothing else needs.
 *
 * @param threads runs each piece of work at once
 * @param isOver whether something else needs the processors now; called from these threads
 */
public record SpareTime(Executor threads, BooleanSupplier isOver) {}
