/** Pictures of games without a window: drawings of a position or a cascade, and their file formats. */
package org.jumpingcube.picture;
