/** Matches between two players: openings, games, and what the results say about strength. */
package org.jumpingcube.lab.match;
