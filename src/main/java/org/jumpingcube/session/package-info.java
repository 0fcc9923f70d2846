/**
 * One game as it is being played: whose turn, what runs, what the button says. Knows no particular game and no screen.
 */
package org.jumpingcube.session;
