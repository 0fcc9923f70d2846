package org.jumpingcube.picture;

import java.util.function.Supplier;

/**
 * One picture of a film.
 *
 * @param drawing makes the drawing when it is wanted: a long film has many
 * @param centiseconds how long it is shown
 */
record Frame(Supplier<Drawing> drawing, int centiseconds) {}
