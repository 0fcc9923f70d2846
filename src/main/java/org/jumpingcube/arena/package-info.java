/**
 * The arena: several computer players, other people's programs among them, play each other, and a table says how strong
 * each of them is. A {@link org.jumpingcube.arena.Tournament} says who plays what; a {@link
 * org.jumpingcube.arena.TournamentRun} plays it; the {@link org.jumpingcube.arena.Table} counts.
 */
package org.jumpingcube.arena;
