/** The sounds of a game: short, computed here, and played in the background. */
package org.jumpingcube.sound;
