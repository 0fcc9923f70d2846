/** The list of games, and the file formats that know them. A new game is one more line here. */
package org.jumpingcube.games;
