package org.jumpingcube.game;

/** Who sits on the two sides of a game. */
public record Seats(Seat one, Seat two) {
    /** The original's default: a human against the computer. */
    public static final Seats USUAL = new Seats(Seat.HUMAN, Seat.COMPUTER);

    public Seat of(Player player) {
        return player == Player.ONE ? one : two;
    }

    public boolean isComputer(Player player) {
        return of(player).isComputer();
    }

    public boolean areBothComputers() {
        return one.isComputer() && two.isComputer();
    }

    public boolean areBothHuman() {
        return !one.isComputer() && !two.isComputer();
    }

    /** The same players with sides swapped. */
    public Seats swapped() {
        return new Seats(two, one);
    }
}
