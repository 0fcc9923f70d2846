package org.jumpingcube.desktop.controls;

import java.util.List;

/** Who was ahead in a whole game, and by how much; it is only looked at. */
public class LeadCurve extends DuelChart {
    private static final int LEAST_SCALE = 4; // so that a lead of one does not look like a landslide

    /**
     * Draws a game.
     *
     * @param leads of player one, at the start and after each turn
     */
    public void show(List<Integer> leads) {
        plot(values(leads));
    }

    /** Leads as shares of the greatest one. */
    protected static List<Double> values(List<Integer> leads) {
        int most = leads.stream().mapToInt(Math::abs).max().orElse(0);
        return leads.stream()
                .map(lead -> (double) lead / Math.max(LEAST_SCALE, most))
                .toList();
    }
}
