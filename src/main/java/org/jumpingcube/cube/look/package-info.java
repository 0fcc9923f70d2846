/** What cubes look like, in the window and in pictures. */
package org.jumpingcube.cube.look;
