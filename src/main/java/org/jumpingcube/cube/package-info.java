/** The rules of Jumping Cube as values. No files, threads, clocks or randomness here. */
package org.jumpingcube.cube;
