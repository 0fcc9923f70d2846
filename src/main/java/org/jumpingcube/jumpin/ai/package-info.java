/** Jumpin's computer players: a fast board for the search, the evaluation, and plans that finish a game. */
package org.jumpingcube.jumpin.ai;
