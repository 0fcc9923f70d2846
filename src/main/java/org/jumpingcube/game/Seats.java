package org.jumpingcube.game;

import java.util.Optional;

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

    /** Whether somebody at this screen plays against the computer. */
    public boolean isOneComputer() {
        return (one.isHuman() && two.isComputer()) || (one.isComputer() && two.isHuman());
    }

    /** The seat of the computer player, of two the first; the second seat if there is none. */
    public Seat computer() {
        return one.isComputer() ? one : two;
    }

    /** Whether two people sit at this screen. */
    public boolean areBothHuman() {
        return one.isHuman() && two.isHuman();
    }

    /** The side of the only person at this screen; empty if there are two or none. */
    public Optional<Player> onlyHuman() {
        return one.isHuman() == two.isHuman() ? Optional.empty() : Optional.of(one.isHuman() ? Player.ONE : Player.TWO);
    }

    /** Whether somebody at this screen plays the side. */
    public boolean isHuman(Player player) {
        return of(player).isHuman();
    }

    /** Whether one side is played from elsewhere. */
    public boolean haveFriend() {
        return one.isFriend() || two.isFriend();
    }

    /** Whether the same sides are played from elsewhere. */
    public boolean haveFriendWhere(Seats others) {
        return one.isFriend() == others.one.isFriend() && two.isFriend() == others.two.isFriend();
    }

    /** The same with somebody at this screen in the place of a friend elsewhere. */
    public Seats withoutFriend() {
        return new Seats(one.isFriend() ? Seat.HUMAN : one, two.isFriend() ? Seat.HUMAN : two);
    }

    /** The same without the names of programs. */
    public Seats unnamed() {
        return new Seats(one.unnamed(), two.unnamed());
    }

    /** The same players with sides swapped. */
    public Seats swapped() {
        return new Seats(two, one);
    }
}
