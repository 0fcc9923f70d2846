package org.jumpingcube.game;

/** How strong a computer player plays, weakest first. What a level means in search depth is each game's own matter. */
public enum Skill {
    BEGINNER,
    NOVICE,
    AVERAGE,
    STRONG,
    EXPERT
}
