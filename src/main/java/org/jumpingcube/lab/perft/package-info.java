/** Counts move sequences, to check one implementation of the rules against another. */
package org.jumpingcube.lab.perft;
