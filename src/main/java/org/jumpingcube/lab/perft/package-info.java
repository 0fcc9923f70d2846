/** Counts move sequences, to compare one implementation of the rules with another. */
package org.jumpingcube.lab.perft;
