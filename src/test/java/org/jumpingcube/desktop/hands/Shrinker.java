package org.jumpingcube.desktop.hands;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Finds a short list that still has what a long one had: leaves out ever smaller parts of it, as delta debugging does. */
final class Shrinker {
    private final int mostTries;
    private int tries;

    /** @param mostTries how often to try at most; after that the list is as short as it has come to be */
    Shrinker(int mostTries) {
        this.mostTries = mostTries;
    }

    /** @param isBad whether a list still has it */
    <T> List<T> shortest(List<T> list, Predicate<List<T>> isBad) {
        List<T> shortest = list;
        int part = Math.max(1, shortest.size() / 2);
        while (tries < mostTries) {
            List<T> shorter = withoutParts(shortest, part, isBad);
            if (part == 1 && shorter.size() == shortest.size()) {
                break;
            }
            shortest = shorter;
            part = Math.max(1, Math.min(part / 2, shortest.size() / 2));
        }
        return shortest;
    }

    private <T> List<T> withoutParts(List<T> list, int part, Predicate<List<T>> isBad) {
        List<T> left = list;
        for (int end = left.size(); end > 0 && tries < mostTries; end -= part) { // from the end: it is the least needed
            int from = Math.max(0, end - part);
            var without = new ArrayList<>(left.subList(0, from));
            without.addAll(left.subList(Math.min(end, left.size()), left.size()));
            tries++;
            if (isBad.test(without)) {
                left = without;
            }
        }
        return left;
    }
}
