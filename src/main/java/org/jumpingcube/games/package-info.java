/** The games of the program, each with all that belongs to it but its view: one line to add another. */
package org.jumpingcube.games;
