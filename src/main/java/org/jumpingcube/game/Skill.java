package org.jumpingcube.game;

/**
 * How strong a computer player plays, weakest first. What a level means in search depth is each game's own matter. Up to
 * Expert a player's answers can be repeated; a Master uses the time that it has, and what can help it.
 */
public enum Skill {
    BEGINNER,
    NOVICE,
    AVERAGE,
    STRONG,
    EXPERT,
    MASTER
}
