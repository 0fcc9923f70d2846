/**
 * The computer players of Jumping Cube: fast boards for the search, the evaluation, and what each style and skill
 * means.
 */
package org.jumpingcube.cube.ai;
