package org.jumpingcube.arena;

/**
 * How strong somebody is.
 *
 * @param elo above the average of all
 * @param margin half the width of the 95 % interval of {@code elo}
 */
public record EloEstimate(double elo, double margin) {}
