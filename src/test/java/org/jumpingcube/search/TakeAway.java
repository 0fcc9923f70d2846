package org.jumpingcube.search;

/**
 * The least game there is: from a heap one takes one, two or three, and who takes the last one wins. A heap that is a
 * multiple of four is lost; the winner can always answer so that four are gone.
 */
final class TakeAway implements SearchBoard {
    private final int[] heaps = new int[MAX_PLY + 1];
    private final Ending end;
    private int ply;

    TakeAway(int heap) {
        this(heap, Ending.WON);
    }

    /** The same, but for what it means to take the last one. */
    TakeAway(int heap, Ending end) {
        heaps[0] = heap;
        this.end = end;
    }

    @Override
    public int moveLimit() {
        return 4;
    }

    @Override
    public int moves(int[] into, int from) {
        int count = Math.min(3, heaps[ply]);
        for (int i = 0; i < count; i++) {
            into[from + i] = i + 1;
        }
        return count;
    }

    @Override
    public int noisyMoves(int[] into, int from) {
        return 0;
    }

    @Override
    public void play(int move) {
        heaps[ply + 1] = heaps[ply] - move;
        ply++;
    }

    @Override
    public void undo() {
        ply--;
    }

    @Override
    public Ending ending() {
        return heaps[ply] == 0 ? end : Ending.NONE;
    }

    @Override
    public int drawScore() {
        return -7;
    }

    @Override
    public int evaluate() {
        return 0;
    }

    @Override
    public long key() {
        return (heaps[ply] + 1L) * 0x9E37_79B9_7F4A_7C15L;
    }

    @Override
    public int kind(int move) {
        return 0;
    }
}
