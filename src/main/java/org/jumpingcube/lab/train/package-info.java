/** Trains the weights of the evaluation on games of the computer against itself. */
package org.jumpingcube.lab.train;
