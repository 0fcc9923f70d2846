/** The list of the games there are, without their views, and the formats they are saved in. */
package org.jumpingcube.games;
