/** Matches between two players: openings, games, and what the results say about their strength. */
package org.jumpingcube.lab.match;
