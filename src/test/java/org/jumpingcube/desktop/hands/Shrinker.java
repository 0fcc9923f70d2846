package org.jumpingcube.desktop.hands;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Finds a short list that still has what a long one had: leaves out ever smaller parts of it, as delta debugging does. */
final class Shrinker {
    private final int mostTries;
    private final InstantSource clock;
    private final Instant end;
    private int tries;

    /**
     * After so many tries or so much time the list is as short as it has come to be.
     *
     * @param mostTime a try that has begun by then is still made to its end
     */
    Shrinker(int mostTries, Duration mostTime, InstantSource clock) {
        this.mostTries = mostTries;
        this.clock = clock;
        end = clock.instant().plus(mostTime);
    }

    /** @param isBad whether a list still has it */
    <T> List<T> shortest(List<T> list, Predicate<List<T>> isBad) {
        List<T> shortest = list;
        int part = Math.max(1, shortest.size() / 2);
        while (mayTry()) {
            List<T> shorter = withoutParts(shortest, part, isBad);
            if (part == 1 && shorter.size() == shortest.size()) {
                break;
            }
            shortest = shorter;
            part = Math.max(1, Math.min(part / 2, shortest.size() / 2));
        }
        return shortest;
    }

    private boolean mayTry() {
        return tries < mostTries && clock.instant().isBefore(end);
    }

    private <T> List<T> withoutParts(List<T> list, int part, Predicate<List<T>> isBad) {
        List<T> left = list;
        for (int until = left.size(); until > 0 && mayTry(); until -= part) { // from the end: it is the least needed
            int from = Math.max(0, until - part);
            var without = new ArrayList<>(left.subList(0, from));
            without.addAll(left.subList(Math.min(until, left.size()), left.size()));
            tries++;
            if (isBad.test(without)) {
                left = without;
            }
        }
        return left;
    }
}
