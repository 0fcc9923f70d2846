package org.jumpingcube.game;

/** One of the two sides of a game. Player one always starts. */
public enum Player {
    ONE(1),
    TWO(2);

    private final int number;

    Player(int number) {
        this.number = number;
    }

    public Player opponent() {
        return this == ONE ? TWO : ONE;
    }

    /** The player's number as people say it, 1 or 2. */
    public int number() {
        return number;
    }
}
