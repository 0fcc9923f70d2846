/** The board as it is seen: layout, painting, and the animation of cascades. */
package org.jumpingcube.desktop.cube;
