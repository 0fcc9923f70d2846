package org.jumpingcube.cube;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** A move while it unfolds. The only mutable part of the rules, which never leaves this package. */
final class Cascade {
    private final Geometry geometry;
    private final Player mover;
    private final byte[] cells;
    private final List<Step> steps = new ArrayList<>();
    private int notYetOwned;
    private int wave;

    // The squares to burst in the next wave. A square is listed once, however often it grows.
    private final int[] overloaded;
    private final boolean[] isListed;
    private int overloadedCount;

    Cascade(Geometry geometry, Player mover, byte[] cells, int owned) {
        this.geometry = geometry;
        this.mover = mover;
        this.cells = cells;
        notYetOwned = cells.length - owned;
        overloaded = new int[cells.length];
        isListed = new boolean[cells.length];
    }

    List<Step> steps() {
        return steps;
    }

    Board board() {
        return new Board(geometry, cells);
    }

    void runFrom(int index) {
        grow(index);
        run();
    }

    /** Lets all cubes burst that are overloaded already, of whatever owner. */
    void runOverloaded() {
        for (int index = 0; index < cells.length; index++) {
            listIfOverloaded(index);
        }
        run();
    }

    private void run() {
        while (overloadedCount > 0 && notYetOwned > 0) { // a won board may never settle
            runWave();
        }
    }

    private void runWave() {
        wave++;
        int[] bursting = Arrays.copyOf(overloaded, overloadedCount);
        Arrays.sort(bursting); // row by row
        overloadedCount = 0;
        for (int index : bursting) {
            isListed[index] = false; // not earlier: points that it gains before its turn must not list it twice
            burst(index);
            if (notYetOwned == 0) {
                return; // won: what is still overloaded stays that way
            }
        }
    }

    private void burst(int index) {
        int rest = PackedCube.value(cells[index]) - geometry.capacity(index);
        own(index);
        set(index, rest);
        steps.add(new Step.Burst(square(index), cube(index), wave));
        for (int neighbour : geometry.neighbours(index)) {
            grow(neighbour);
        }
        listIfOverloaded(index);
    }

    private void grow(int index) {
        own(index);
        set(index, PackedCube.value(cells[index]) + 1);
        steps.add(new Step.Grow(square(index), cube(index), wave));
        listIfOverloaded(index);
    }

    /** Counts a cube that becomes the mover's. */
    private void own(int index) {
        if (!PackedCube.isOwnedBy(cells[index], mover)) {
            notYetOwned--;
        }
    }

    private void listIfOverloaded(int index) {
        if (PackedCube.value(cells[index]) > geometry.capacity(index) && !isListed[index]) {
            isListed[index] = true;
            overloaded[overloadedCount++] = index;
        }
    }

    private void set(int index, int value) {
        cells[index] = PackedCube.pack(mover, value);
    }

    private Square square(int index) {
        return geometry.squares().get(index);
    }

    private Cube cube(int index) {
        return PackedCube.unpack(cells[index]);
    }
}
