/** What is heard of a game: short sounds, worked out here, and played beside everything else. */
package org.jumpingcube.desktop.sound;
