/** Solves small boards from the start, for the command {@code solve}: who wins, and with which replies. */
package org.jumpingcube.lab.solve;
