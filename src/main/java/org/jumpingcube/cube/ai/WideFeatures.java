package org.jumpingcube.cube.ai;

/** Counts the features of a wide board. */
final class WideFeatures {
    private final WideMasks masks;

    WideFeatures(WideMasks masks) {
        this.masks = masks;
    }

    /** Counts what lies at a place of an array: the planes of own cubes, other cubes, low and high bit of the charge. */
    void count(long[] planes, int at, int[] into) {
        var low = WidePlane.at(planes, at + 2 * WidePlane.LONGS);
        var high = WidePlane.at(planes, at + 3 * WidePlane.LONGS);
        var own = side(WidePlane.at(planes, at), low, high);
        var other = side(WidePlane.at(planes, at + WidePlane.LONGS), low, high);
        countCharges(own, low, high, into, 0);
        countCharges(other, low, high, into, Feature.OTHER_SIDE);
        countContacts(own, other, into, 0);
        countContacts(other, own, into, Feature.OTHER_SIDE);
        countChains(own, other, low, high, into, 0);
        countChains(other, own, low, high, into, Feature.OTHER_SIDE);
        into[Feature.CONSTANT] = 1;
    }

    /** The cubes of one side, and the squares beside them. */
    private record Side(
            WidePlane cubes,
            WidePlane critical,
            WidePlane weak,
            WidePlane besideCubes,
            WidePlane besideCritical,
            WidePlane besideWeak) {}

    private Side side(WidePlane cubes, WidePlane low, WidePlane high) {
        var strong = cubes.and(high);
        var critical = strong.and(low);
        var weak = strong.andNot(low);
        return new Side(cubes, critical, weak, masks.beside(cubes), masks.beside(critical), masks.beside(weak));
    }

    private void countCharges(Side side, WidePlane low, WidePlane high, int[] into, int from) {
        var small = side.cubes.andNot(high);
        var third = small.and(low);
        into[from] = side.critical.and(masks.corners).count();
        into[from + 1] = side.weak.and(masks.corners).count();
        into[from + 2] = side.critical.and(masks.edges).count();
        into[from + 3] = side.weak.and(masks.edges).count();
        into[from + 4] = third.and(masks.edges).count();
        into[from + 5] = side.critical.and(masks.centre).count();
        into[from + 6] = side.weak.and(masks.centre).count();
        into[from + 7] = third.and(masks.centre).count();
        into[from + 8] = small.andNot(low).count();
    }

    private static void countContacts(Side own, Side other, int[] into, int from) {
        into[from + 9] = own.critical.and(other.besideCritical).count();
        into[from + 10] =
                own.critical.and(other.besideCubes).andNot(other.besideCritical).count();
        into[from + 11] =
                own.cubes.andNot(own.critical).and(other.besideCritical).count();
        into[from + 12] =
                own.weak.and(other.besideWeak).andNot(other.besideCritical).count();
        into[from + 13] = own.cubes.and(other.besideCubes).count();
        into[from + 14] = own.weak.and(own.besideCritical).count();
    }

    private void countChains(Side own, Side other, WidePlane low, WidePlane high, int[] into, int from) {
        var chain = chain(own.critical, low.and(high));
        into[from + 15] = other.cubes.and(chain.or(masks.beside(chain))).count();
        into[from + 16] = other.cubes.and(chain).count();
        into[from + 17] = high.andNot(low).and(masks.besideTwice(chain)).count();
        into[from + 18] = own.besideCubes.andNot(own.cubes).andNot(other.cubes).count();
    }

    /** The squares of a group that can be reached from the seeds from neighbour to neighbour. */
    private WidePlane chain(WidePlane seeds, WidePlane group) {
        var reached = seeds;
        var next = reached.or(masks.beside(reached).and(group));
        while (!next.andNot(reached).isEmpty()) {
            reached = next;
            next = reached.or(masks.beside(reached).and(group));
        }
        return reached;
    }
}
