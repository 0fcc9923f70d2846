/** Plays the whole program by mouse and keys at random, and looks whether the window tells the truth. */
@NullMarked
package org.jumpingcube.desktop.hands;

import org.jspecify.annotations.NullMarked;
