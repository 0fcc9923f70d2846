/** The small boards, 2x2 to 4x4, played out to the end: who wins, in how many plies, and by which replies. */
package org.jumpingcube.cube.solver;
