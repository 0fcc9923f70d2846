/** Learns the weights of the evaluation from games of the computer against itself. */
package org.jumpingcube.lab.train;
