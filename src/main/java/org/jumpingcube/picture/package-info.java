/** Pictures of games without a window: drawings of a position or a cascade, and the formats they are written in. */
package org.jumpingcube.picture;
