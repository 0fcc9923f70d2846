/** The computer players of Jumping Cube: what Kepler and Newton look at, and how far ahead each skill looks. */
package org.jumpingcube.cube.ai;
