/** Games of the computer against itself, for the book in which players look positions up. */
package org.jumpingcube.lab.book;
