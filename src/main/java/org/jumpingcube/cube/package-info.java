/** The rules of Jumping Cube as values. No files, threads, clocks or randomness in here. */
package org.jumpingcube.cube;
