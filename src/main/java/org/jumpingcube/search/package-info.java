/** Look-ahead for any two-player board game: the board it searches, its limits and its results. */
package org.jumpingcube.search;
