/** Solving small boards from the start: who wins, and by which replies; what the command {@code solve} does. */
package org.jumpingcube.lab.solve;
