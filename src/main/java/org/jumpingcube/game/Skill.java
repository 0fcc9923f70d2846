package org.jumpingcube.game;

/**
 * How strong a computer player is, weakest first. Each game decides what a level means for its search. Up to Expert the
 * answers are repeatable; a Master uses whatever time and threads it is given.
 */
public enum Skill {
    BEGINNER,
    NOVICE,
    AVERAGE,
    STRONG,
    EXPERT,
    MASTER
}
