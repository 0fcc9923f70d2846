package org.jumpingcube.search;

/** Any board as a {@link SelectiveBoard}: it takes no move for quiet, and every move for one that may win. */
record PlainBoard(SearchBoard board) implements SelectiveBoard {
    private static final int REDUCTION_PERCENT = 50;

    @Override
    public boolean canPlay(int move) {
        return false;
    }

    @Override
    public boolean isQuiet(int move) {
        return false;
    }

    @Override
    public int futilityMargin() {
        return 0;
    }

    @Override
    public int reductionPercent() {
        return REDUCTION_PERCENT;
    }

    @Override
    public boolean mayWinAtOnce() {
        return true;
    }

    @Override
    public int movesThatMayWinAtOnce(int[] into, int from) {
        return board.moves(into, from);
    }

    @Override
    public boolean mayWinAtOnce(int[] moves, int from, int to) {
        return true;
    }

    @Override
    public int likelyWins(int[] into, int from) {
        return board.moves(into, from);
    }

    @Override
    public boolean isWinInSight() {
        return true;
    }

    @Override
    public int moveLimit() {
        return board.moveLimit();
    }

    @Override
    public int mostMoves() {
        return board.mostMoves();
    }

    @Override
    public int moves(int[] into, int from) {
        return board.moves(into, from);
    }

    @Override
    public int noisyMoves(int[] into, int from) {
        return board.noisyMoves(into, from);
    }

    @Override
    public void play(int move) {
        board.play(move);
    }

    @Override
    public void undo() {
        board.undo();
    }

    @Override
    public Ending ending() {
        return board.ending();
    }

    @Override
    public int drawScore() {
        return board.drawScore();
    }

    @Override
    public int evaluate() {
        return board.evaluate();
    }

    @Override
    public long key() {
        return board.key();
    }

    @Override
    public int kind(int move) {
        return board.kind(move);
    }
}
