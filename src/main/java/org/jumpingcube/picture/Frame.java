package org.jumpingcube.picture;

import java.util.function.Supplier;

/**
 * A frame of a film.
 *
 * @param drawing makes the drawing on demand, since a long film has many
 * @param centiseconds how long it is shown
 */
record Frame(Supplier<Drawing> drawing, int centiseconds) {}
