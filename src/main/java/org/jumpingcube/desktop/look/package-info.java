/** How the windows look and move: themes, the typeface, the windows beside the main one, and the clock of the animations. */
package org.jumpingcube.desktop.look;
