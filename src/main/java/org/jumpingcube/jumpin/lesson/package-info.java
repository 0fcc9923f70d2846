/** Lessons in Jumpin: positions that teach something by one turn. */
package org.jumpingcube.jumpin.lesson;
