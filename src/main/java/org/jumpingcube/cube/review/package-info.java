/** What can be said of moves of cubes. */
package org.jumpingcube.cube.review;
