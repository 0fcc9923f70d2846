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

    /** 1 or 2. */
    public int number() {
        return number;
    }
}
