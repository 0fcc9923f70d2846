/**
 * A game being played: whose turn it is, what is running, what the button says. It knows no particular game and no
 * screen.
 */
package org.jumpingcube.session;
