/** Remarks about moves of Jumping Cube. */
package org.jumpingcube.cube.review;
