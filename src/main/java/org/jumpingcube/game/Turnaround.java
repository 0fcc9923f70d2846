package org.jumpingcube.game;

import java.util.List;
import java.util.Optional;

/**
 * The turn by which the side that won took the lead for good.
 *
 * @param turn its number, from 1
 * @param behind by how much that side was behind before it; 0 if both were level
 */
public record Turnaround(int turn, int behind) {
    /**
     * Finds it.
     *
     * @param leads the winner's lead at the start and after each turn, negative while the other side led
     * @return empty if the winner led from the start, or not at the end
     */
    public static Optional<Turnaround> of(List<Integer> leads) {
        int before = leads.size() - 1;
        while (before >= 0 && leads.get(before) > 0) {
            before--;
        }
        return before < 0 || before == leads.size() - 1
                ? Optional.empty()
                : Optional.of(new Turnaround(before + 1, -leads.get(before)));
    }
}
