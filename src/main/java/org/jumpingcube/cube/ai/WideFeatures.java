package org.jumpingcube.cube.ai;

/** Counts the features of a wide board. */
final class WideFeatures {
    private final WideMasks masks;

    WideFeatures(WideMasks masks) {
        this.masks = masks;
    }

    /**
     * Counts what lies at a place of an array: the planes of own cubes, other cubes, low and high bit of the charge.
     */
    void count(long[] planes, int at, int[] into) {
        var low = WidePlane.at(planes, at + 2 * WidePlane.LONGS);
        var high = WidePlane.at(planes, at + 3 * WidePlane.LONGS);
        var own = side(WidePlane.at(planes, at), low, high);
        var other = side(WidePlane.at(planes, at + WidePlane.LONGS), low, high);
        countCharges(own, low, high, into, 0);
        countCharges(other, low, high, into, Columns.OTHER_SIDE);
        countContacts(own, other, into, 0);
        countContacts(other, own, into, Columns.OTHER_SIDE);
        countChains(own, other, low, high, into, 0);
        countChains(other, own, low, high, into, Columns.OTHER_SIDE);
        into[Columns.CONSTANT] = 1;
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
        into[from + Columns.CORNER_CRITICAL] = side.critical.and(masks.corners).count();
        into[from + Columns.CORNER_WEAK] = side.weak.and(masks.corners).count();
        into[from + Columns.EDGE_CRITICAL] = side.critical.and(masks.edges).count();
        into[from + Columns.EDGE_WEAK] = side.weak.and(masks.edges).count();
        into[from + Columns.EDGE_LOW] = third.and(masks.edges).count();
        into[from + Columns.CENTRE_CRITICAL] = side.critical.and(masks.centre).count();
        into[from + Columns.CENTRE_WEAK] = side.weak.and(masks.centre).count();
        into[from + Columns.CENTRE_LOW] = third.and(masks.centre).count();
        into[from + Columns.CENTRE_LOWEST] = small.andNot(low).count();
    }

    private static void countContacts(Side own, Side other, int[] into, int from) {
        into[from + Columns.CRITICAL_CONTACT] =
                own.critical.and(other.besideCritical).count();
        into[from + Columns.ATTACKER] =
                own.critical.and(other.besideCubes).andNot(other.besideCritical).count();
        into[from + Columns.ATTACKED] =
                own.cubes.andNot(own.critical).and(other.besideCritical).count();
        into[from + Columns.WEAK_CONTACT] =
                own.weak.and(other.besideWeak).andNot(other.besideCritical).count();
        into[from + Columns.BORDER] = own.cubes.and(other.besideCubes).count();
        into[from + Columns.SUPPORT] = own.weak.and(own.besideCritical).count();
    }

    private void countChains(Side own, Side other, WidePlane low, WidePlane high, int[] into, int from) {
        var chain = own.critical.grown(low.and(high));
        into[from + Columns.REACH] =
                other.cubes.and(chain.or(masks.beside(chain))).count();
        into[from + Columns.CHAIN_REACH] = other.cubes.and(chain).count();
        into[from + Columns.SECOND_WAVE] =
                high.andNot(low).and(masks.besideTwice(chain)).count();
        into[from + Columns.FRONTIER] =
                own.besideCubes.andNot(own.cubes).andNot(other.cubes).count();
    }
}
